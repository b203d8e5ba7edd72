// What the last command has done, or why it was refused.
import { useState } from "preact/hooks";
import { Pretty } from "../telling/text";
import { Tool } from "../ui/buttons";
import { Icon } from "../ui/icons";
import { useShared } from "../words/shared";
import { useDialogs } from "./dialogstate";
import { useTable } from "./session";

export function MessageBox() {
  const { state, send, lost } = useTable();
  const { say, label } = useShared();
  const { refused } = useDialogs();
  const [closed, close] = useState(-1);
  const message = closed === state.n || refused?.n === state.n ? null : state.message;
  if (lost)
    return (
      <p class="live-message refused" role="alert">
        {label("noAnswer")}
      </p>
    );
  if (!message) return null;
  const { offer, lines = [] } = message;
  return (
    <div class={message.refused ? "live-message refused" : "live-message"} role={message.refused ? "alert" : "status"}>
      <div class="live-words">
        <p>
          <Pretty text={say(message.text)} />
        </p>
        {lines.length > 0 && (
          <ul>
            {lines.map((line, i) => (
              <li key={i}>{say(line)}</li>
            ))}
          </ul>
        )}
      </div>
      {offer && (
        <button type="button" class="act" onClick={() => send(offer.command)}>
          {say(offer.label)}
        </button>
      )}
      <Tool name={label("close")} act={() => close(state.n)}>
        <Icon name="cross" />
      </Tool>
    </div>
  );
}
