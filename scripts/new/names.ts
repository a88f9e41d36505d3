/** How one name is written in each place. */
export type Names = {
  /** `SeasonAwards`: a component, a type. */
  pascal: string;
  /** `seasonAwards`: a value, a call. */
  camel: string;
  /** `season-awards`: an address. */
  kebab: string;
  /** `Season awards`: a title. */
  words: string;
};

const PASCAL = /^(?:[A-Z][a-z0-9]+)+$/;
/** What a file of the house would mean something else by. */
const TAKEN = new Set(['Array', 'Boolean', 'Date', 'Error', 'Map', 'Number', 'Object', 'Promise', 'Set', 'String']);

/** Throws a sentence when it is no name of the house. */
export function namesOf(name: string): Names {
  const pascal = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (!PASCAL.test(pascal)) {
    throw new Error(`"${name}" is no name here: write words like SeasonAwards, letters and digits only.`);
  }
  if (TAKEN.has(pascal)) throw new Error(`"${name}" means something else in JavaScript: choose another name.`);
  const parts = pascal.split(/(?=[A-Z])/);
  const kebab = parts.join('-').toLowerCase();
  return {
    pascal,
    camel: camelOf(pascal),
    kebab,
    words: `${parts.join(' ').charAt(0)}${parts.join(' ').slice(1).toLowerCase()}`,
  };
}

export const camelOf = (pascal: string) => `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`;

/** One of what a list holds: `SeasonAwards` are made of a `SeasonAward`. */
export function oneOf(list: string): string {
  if (/[^aeiou]ies$/.test(list)) return list.replace(/ies$/, 'y');
  if (/(ss|sh|ch|x|z)es$/.test(list)) return list.replace(/es$/, '');
  return /[^s]s$/.test(list) ? list.slice(0, -1) : `${list}Entry`;
}
