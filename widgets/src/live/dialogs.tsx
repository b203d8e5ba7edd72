// What lies over the view until it is closed: rules and new hands, saving. One at a time.
import { Dialog } from "../ui/dialog";
import { useShared } from "../words/shared";
import { useDialogs } from "./dialogstate";
import { Saving } from "./saving";
import { SettingsForm } from "./settings";

export function Dialogs() {
  const { name, close } = useDialogs();
  const { label } = useShared();
  if (!name) return null;
  return (
    <Dialog key={name} kind="live-sheet" title={label(name)} close={close}>
      {name === "settings" ? <SettingsForm /> : <Saving />}
    </Dialog>
  );
}
