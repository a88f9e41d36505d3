import { storiesByStateId } from '../spec/coverage.ts';
import { SECTIONS, type SpecSection, type SpecState } from '../spec/state.ts';
import type { Story } from './storyIndex.ts';
import { VIEWS } from './views.ts';

export type Row = SpecState & { stories: readonly Story[] };

/** Every state with the stories that claim it. */
export function rowsOf(states: readonly SpecState[], stories: readonly Story[]): Row[] {
  const claims = storiesByStateId(stories);
  return states.map((state) => ({ ...state, stories: claims.get(state.id) ?? [] }));
}

/** The words of a query in any order; also those by which people name a view ("gold locked, phone, light"). */
export function found(rows: readonly Row[], query: string): Row[] {
  const words = query.toLowerCase().split(/[\s,]+/);
  return rows.filter((row) => {
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  });
}

const VIEW_WORDS = VIEWS.map(({ label }) => label).join(' ');
const textOf = ({ id, words, section, screen, stories }: Row) =>
  [id, words, `§${section}`, SECTIONS[section], screen, ...(stories.length > 0 ? [VIEW_WORDS] : ['no story'])]
    .join(' ')
    .toLowerCase();

export type Group = {
  section: SpecSection;
  words: string;
  screens: readonly { screen: string; rows: readonly Row[] }[];
};

/** By section and screen, in the order of the list. */
export const grouped = (rows: readonly Row[]): Group[] =>
  [...Map.groupBy(rows, ({ section }) => section)].map(([section, ofSection]) => ({
    section,
    words: `§${section} ${SECTIONS[section]}`,
    screens: [...Map.groupBy(ofSection, ({ screen }) => screen)].map(([screen, ofScreen]) => ({
      screen,
      rows: ofScreen,
    })),
  }));
