import type { WordFacts } from './facts.ts';
import type { Kind } from './kind.ts';

type Chosen = { name: string; text: string };

/**
 * Chooses a word for each of several calls: the most telling one of a kind that none of the calls before it has, or the
 * most telling one. So what is added at the end changes no word that has been read.
 */
export function chooseWords(kinds: Readonly<Record<string, Kind>>, calls: readonly WordFacts[]): (Chosen | null)[] {
  const used = new Set<string>();
  return calls.map((facts) => {
    const fitting = Object.entries(kinds)
      .flatMap(([name, say]) => {
        const sentence = say(facts);
        return sentence ? [{ name, ...sentence }] : [];
      })
      // Stable: of equally telling sentences, the first one stays first.
      .toSorted((a, b) => b.surprise - a.surprise);
    const chosen = fitting.find(({ name }) => !used.has(name)) ?? fitting[0];
    if (chosen === undefined) return null;
    used.add(chosen.name);
    return { name: chosen.name, text: chosen.text };
  });
}
