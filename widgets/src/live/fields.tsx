// Fields of a form, each with its label.
import type { ComponentChildren } from "preact";
import type { Choice } from "../data/live";
import { useShared } from "../words/shared";

interface FieldProps<Value> {
  name: string;
  value: Value;
  set(value: Value): void;
}

const Labelled = ({ name, children }: { name: string; children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the field is among the children
  <label class="labelled">
    <span>{name}</span>
    {children}
  </label>
);

export function Select({ name, value, set, choices }: FieldProps<string> & { choices: Choice[] }) {
  const { say } = useShared();
  return (
    <Labelled name={name}>
      <select class="field" value={value} onChange={(event) => set(event.currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} selected={choice.value === value}>
            {say(choice.label)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

export function NumberField({
  name,
  value,
  set,
  min = 0,
  max,
  bare = false,
}: FieldProps<number> & { min?: number; max?: number; bare?: boolean }) {
  const take = (typed: number) => Number.isNaN(typed) || set(typed); // half a number is none yet
  const field = (
    <input
      type="number"
      class="field"
      required
      min={min}
      max={max}
      value={value}
      aria-label={bare ? name : undefined}
      onInput={(event) => take(event.currentTarget.valueAsNumber)}
    />
  );
  return bare ? field : <Labelled name={name}>{field}</Labelled>;
}

export function TextField({
  name,
  value,
  set,
  bare = false,
  long = false,
  max = 80,
  ending = "",
}: FieldProps<string> & { bare?: boolean; long?: boolean; max?: number; ending?: string }) {
  const given = { class: "field", value, maxLength: max, "aria-label": bare ? name : undefined };
  const onInput = (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => set(event.currentTarget.value);
  const field = long ? (
    <textarea rows={4} {...given} onInput={onInput} />
  ) : (
    <input type="text" {...given} onInput={onInput} />
  );
  const whole = ending ? (
    <span class="suffixed">
      {field}
      {ending}
    </span>
  ) : (
    field
  );
  return bare ? whole : <Labelled name={name}>{whole}</Labelled>;
}
