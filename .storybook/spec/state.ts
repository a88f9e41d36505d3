/** The chapters of docs/specification.md that define states. */
export const CHAPTERS = {
  2: 'Screens and routes',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  8: 'Error catalog',
} as const;

export type SpecChapter = keyof typeof CHAPTERS;
/** A heading of docs/specification.md, such as "2.3 Prediction card". */
export type SpecSection = `${SpecChapter}.${number} ${string}`;

/** A state defined by a section of the specification. */
export type SpecState = { id: string; description: string; section: SpecSection };

/** Builds the states of one section from a map of id to description. */
export const statesOf = (section: SpecSection, states: Record<string, string>): SpecState[] =>
  Object.entries(states).map(([id, description]) => ({ id, description, section }));

export const chapterOf = (section: SpecSection): SpecChapter => Number(section.charAt(0)) as SpecChapter;

/** Returns the link to a section, with the anchor that GitHub gives its heading: "docs/specification.md#22-home". */
export const linkTo = (section: SpecSection): string =>
  `docs/specification.md#${section
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-')}`;
