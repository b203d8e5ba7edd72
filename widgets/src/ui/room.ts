// How much room there is: in a low window everything of a step is drawn small enough to be seen at once; on a full screen
// that same view grows until it fills the screen.
import { createContext } from "preact";
import { useContext, useLayoutEffect, useState } from "preact/hooks";

const LOW = 900; // a window of fewer pixels in height is low
const VIEW = { width: 934, height: 640 }; // what the low view takes at the most

type Height = "low" | "high";

export const RoomContext = createContext<Height>("high");

/** Is there little room, so that what is secondary folds? */
export const useIsLow = (): boolean => useContext(RoomContext) === "low";

export interface Room {
  "data-room": Height;
  style?: { zoom: number };
}

function roomNow(full: boolean): Room {
  if (!full) return { "data-room": window.innerHeight < LOW ? "low" : "high" };
  const zoom = Math.min(window.innerHeight / VIEW.height, window.innerWidth / VIEW.width);
  return { "data-room": "low", style: { zoom: Math.max(1, Math.floor(zoom * 100) / 100) } };
}

/** The room of a view, followed while the window changes; `full`: the view has the whole screen. */
export function useRoom(full: boolean): Room {
  const [room, setRoom] = useState(() => roomNow(full));
  useLayoutEffect(() => {
    const look = () => setRoom(roomNow(full));
    look();
    window.addEventListener("resize", look);
    return () => window.removeEventListener("resize", look);
  }, [full]);
  return room;
}
