import { storiesByStateId } from '../spec/coverage.ts';
import { chapterOf, CHAPTERS, type SpecChapter, type SpecSection, type SpecState } from '../spec/state.ts';
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
const textOf = ({ id, description, section, stories }: Row) =>
  [id, description, `§${section}`, CHAPTERS[chapterOf(section)], ...(stories.length > 0 ? [VIEW_WORDS] : ['no story'])]
    .join(' ')
    .toLowerCase();

export type Group = {
  chapter: SpecChapter;
  title: string;
  sections: readonly { section: SpecSection; rows: readonly Row[] }[];
};

/** Groups rows by chapter and section, keeping their order. */
export const groupRows = (rows: readonly Row[]): Group[] =>
  [...Map.groupBy(rows, ({ section }) => chapterOf(section))].map(([chapter, chapterRows]) => ({
    chapter,
    title: `${chapter} ${CHAPTERS[chapter]}`,
    sections: [...Map.groupBy(chapterRows, ({ section }) => section)].map(([section, sectionRows]) => ({
      section,
      rows: sectionRows,
    })),
  }));
