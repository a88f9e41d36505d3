import { storiesByStateId } from '../spec/coverage.ts';
import { SECTIONS, type SpecSection, type SpecState } from '../spec/state.ts';
import type { Story } from './storyIndex.ts';
import { VIEWS } from './views.ts';

export type Row = SpecState & { stories: readonly Story[] };

/** Pairs every state with the stories tagged with it. */
export function rowsOf(states: readonly SpecState[], stories: readonly Story[]): Row[] {
  const byId = storiesByStateId(stories);
  return states.map((state) => ({ ...state, stories: byId.get(state.id) ?? [] }));
}

/** Returns the rows that contain every word of the query, view names included ("gold locked, phone, light"). */
export function filterRows(rows: readonly Row[], query: string): Row[] {
  const words = query.toLowerCase().split(/[\s,]+/);
  return rows.filter((row) => {
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  });
}

const VIEW_WORDS = VIEWS.map(({ label }) => label).join(' ');
const textOf = ({ id, description, section, screen, stories }: Row) =>
  [id, description, `§${section}`, SECTIONS[section], screen, ...(stories.length > 0 ? [VIEW_WORDS] : ['no story'])]
    .join(' ')
    .toLowerCase();

export type Group = {
  section: SpecSection;
  title: string;
  screens: readonly { screen: string; rows: readonly Row[] }[];
};

/** Groups rows by section and screen, keeping their order. */
export const groupRows = (rows: readonly Row[]): Group[] =>
  [...Map.groupBy(rows, ({ section }) => section)].map(([section, sectionRows]) => ({
    section,
    title: `§${section} ${SECTIONS[section]}`,
    screens: [...Map.groupBy(sectionRows, ({ screen }) => screen)].map(([screen, screenRows]) => ({
      screen,
      rows: screenRows,
    })),
  }));
