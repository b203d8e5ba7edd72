// What a reader chooses in any view: the words' language and the colours of the deck. Both are traits of the model.
import { useMemo } from "preact/hooks";
import type { Named } from "../data/basics";
import { type Model, save, useTrait } from "../model/model";
import type { Lang } from "./labels";
import { type Shared, shared } from "./shared";

/** The words in the reader's language, and the names of the players at `seats`. */
export function useWords(model: Model, seats: Named[] | undefined): Shared {
  const lang = useTrait(model, "lang");
  const labels = useTrait(model, "labels");
  return useMemo(() => shared(labels, lang, seats ?? []), [lang, labels, seats]);
}

export interface Preferences {
  deck: 2 | 4;
  setDeck(deck: 2 | 4): void;
  setLang(lang: Lang): void;
}

export function usePreferences(model: Model): Preferences {
  const options = useTrait(model, "options") as { deck?: number } | null;
  return useMemo(
    () => ({
      deck: options?.deck === 4 ? 4 : 2,
      setDeck: (deck) => save(model, "options", { ...options, deck }),
      setLang: (lang) => save(model, "lang", lang),
    }),
    [model, options],
  );
}
