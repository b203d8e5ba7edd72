// Saving what is on the table as a scenario, with a title and a lesson in the reader's language.
import { useState } from "preact/hooks";
import { useShared } from "../context";
import { useDialogs } from "./dialogs";
import { TextField } from "./fields";
import { useTable } from "./session";

export function Saving() {
  const { state, send } = useTable();
  const { close } = useDialogs();
  const { label, lang } = useShared();
  const [name, setName] = useState("");
  const [title, setTitle] = useState(state.title[lang] ?? "");
  const [lesson, setLesson] = useState(state.lesson[lang] ?? "");
  const submit = (event: Event) => {
    event.preventDefault();
    if (!name.trim()) return;
    send({ do: "save", name, title, lesson });
    close();
  };
  return (
    <form class="fields" onSubmit={submit}>
      <TextField name={label("fileName")} value={name} set={setName} ending=".phh" />
      <TextField name={label("title")} value={title} set={setTitle} max={200} />
      <TextField name={label("lesson")} value={lesson} set={setLesson} long max={2000} />
      <button type="submit" class="act" aria-disabled={!name.trim()}>{label("save")}</button>
    </form>
  );
}
