// A component that is drawn again only when what it is given has changed.
import { Component, type ComponentType, h } from "preact";

type Values = Readonly<Record<string, unknown>>;

/** Are all values the same? Without making lists of them: this is asked dozens of times a step. */
function same(one: Values, other: Values): boolean {
  let count = 0;
  for (const key in one) {
    if (!Object.is(one[key], other[key])) return false;
    count += 1;
  }
  for (const _ in other) count -= 1;
  return count === 0;
}

/** `component` with a memory: the same values, the same picture. The words it asks for may change all the same. */
export function memo<Props extends object>(component: ComponentType<Props>): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !same(this.props as Values, next as Values);
    }
    override render() {
      return h(component, this.props as Props);
    }
  } as ComponentType<Props>;
}
