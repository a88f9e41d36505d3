/** The sections of docs/specification.md that define states. */
export const SECTIONS = {
  2: 'Screens and routes',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  8: 'Error catalog',
} as const;

export type SpecSection = keyof typeof SECTIONS;

/** A state defined by the specification; `screen` groups it on the state coverage page. */
export type SpecState = { id: string; description: string; section: SpecSection; screen: string };

/** Builds the states of one screen in one section from a map of id to description. */
export const statesOf = (section: SpecSection, screen: string, states: Record<string, string>): SpecState[] =>
  Object.entries(states).map(([id, description]) => ({ id, description, section, screen }));
