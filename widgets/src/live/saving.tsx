// Saving what is on the table as a scenario, with a title and a lesson in the reader's language.
import { useState } from "preact/hooks";
import { useShared } from "../words/shared";
import { SheetForm } from "./dialogform";
import { useDialogs } from "./dialogstate";
import { TextField } from "./fields";
import { useTable } from "./session";

export function Saving() {
  const { state } = useTable();
  const { saved } = useDialogs();
  const { label, lang } = useShared();
  const [name, setName] = useState(saved);
  const [title, setTitle] = useState(state.title[lang] ?? "");
  const [lesson, setLesson] = useState(state.lesson[lang] ?? "");
  const command = name.trim() ? { do: "save", name, title, lesson } : null;
  return (
    <SheetForm form="save" command={command} words={label("save")}>
      <TextField name={label("fileName")} value={name} set={setName} ending=".phh" />
      <TextField name={label("title")} value={title} set={setTitle} max={200} />
      <TextField name={label("lesson")} value={lesson} set={setLesson} long max={2000} />
    </SheetForm>
  );
}
