// A part that is drawn again only when what it is given has changed.
import { Component, h, type ComponentType } from "preact";

const same = (one: object, other: object): boolean => {
  const [a, b] = [Object.entries(one), Object.entries(other)];
  return a.length === b.length && a.every(([key, value]) => Object.is(value, (other as Record<string, unknown>)[key]));
};

/** `part` with a memory: the same values, the same picture. The words it asks for may change all the same. */
export function memo<Props extends object>(part: ComponentType<Props>): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !same(this.props, next);
    }
    override render() {
      return h(part, this.props as Props);
    }
  } as ComponentType<Props>;
}
