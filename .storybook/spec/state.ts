/** The sections of docs/specification.md that define states. */
export const SECTIONS = {
  2: 'Screens and routes',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  8: 'Error catalog',
  11: 'Added screens',
} as const;

type SpecSection = keyof typeof SECTIONS;
/** A heading of docs/specification.md, such as "2.3 Prediction card". */
type Heading = `${SpecSection}.${number} ${string}`;

/** A state defined by the specification; `screen` is the heading under which the specification describes it. */
export type SpecState = { id: string; description: string; section: SpecSection; screen: Heading };

/** Builds the states under one heading from a map of id to description. */
export const statesOf = (screen: Heading, states: Record<string, string>): SpecState[] => {
  const section = Number.parseInt(screen, 10) as SpecSection;
  return Object.entries(states).map(([id, description]) => ({ id, description, section, screen }));
};
