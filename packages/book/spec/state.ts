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

/** Something that happens while a story plays. */
export type StateEvent =
  /** The app makes a call: "POST /api/picks". Braces stand for any part of the path. */
  | { calls: string }
  /** The app goes to another address. */
  | { goesTo: string }
  /** A live region says it. */
  | { announces: string }
  /** A component reports it through one of its callbacks, by the path of the prop: "follow.onToggle". */
  | { reports: string };

/**
 * What every story of a state must show. Braces in a text stand for any words. Journeys, which go on after the state, are
 * only checked for events.
 */
type StateProof = {
  /** Words in the text, or in the name of an element, besides those in quotes in the description. */
  words?: readonly string[];
  /** Elements, as in the lines of an accessibility tree: 'button "Follow" [pressed]'. */
  roles?: readonly string[];
  /** Selectors of elements, for what an accessibility tree doesn't say: '[aria-current=page]'. */
  selectors?: readonly string[];
  /** Words that aren't there, and elements that aren't, as above. */
  noWords?: readonly string[];
  noRoles?: readonly string[];
  /** What has happened by the end of the story, in order, and what must not happen. */
  events?: readonly StateEvent[];
  noEvents?: readonly StateEvent[];
};

type StateRow = StateProof & {
  description: string;
  /** Ids of the stories that show the state. */
  stories: readonly string[];
};

/** A state defined by the specification; `screen` is the heading under which the specification describes it. */
export type SpecState = StateRow & {
  id: string;
  section: SpecSection;
  screen: Heading;
  /** Part 1 of the specification doesn't have this state. */
  isAddition: boolean;
};

type Rows = Readonly<Record<string, StateRow>>;

const build = (screen: Heading, states: Rows, isAddition: boolean): SpecState[] => {
  const section = Number.parseInt(screen, 10) as SpecSection;
  return Object.entries(states).map(([id, row]) => ({ id, section, screen, isAddition, ...row }));
};

/** Builds the states under one heading of the commissioned game from a map of their ids. */
export const statesOf = (screen: Heading, states: Rows): SpecState[] => build(screen, states, false);

/** Builds states that were added to the commissioned game. */
export const additionsOf = (screen: Heading, states: Rows): SpecState[] => build(screen, states, true);
