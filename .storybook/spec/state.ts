/** The sections of SPEC.md that name states. */
export const SECTIONS = {
  2: 'Screens and routes',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  8: 'Error catalogue',
} as const;

export type SpecSection = keyof typeof SECTIONS;

/** One state in the words of SPEC.md; `screen` is where people look for it. */
export type SpecState = { id: string; words: string; section: SpecSection; screen: string };

/** The states of one screen in one section: their ids, and the words of each. */
export const statesOf = (section: SpecSection, screen: string, states: Record<string, string>): SpecState[] =>
  Object.entries(states).map(([id, words]) => ({ id, words, section, screen }));
