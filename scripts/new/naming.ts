/** The spellings of a name. */
export type Names = {
  /** `SeasonAwards`, for a component or a type. */
  pascal: string;
  /** `seasonAwards`, for a value or a call. */
  camel: string;
  /** `season-awards`, for a URL. */
  kebab: string;
  /** `Season awards`, for a heading. */
  title: string;
};

const PASCAL = /^(?:[A-Z][a-z0-9]+)+$/;
/** Names that would shadow JavaScript globals. */
const RESERVED = new Set(['Array', 'Boolean', 'Date', 'Error', 'Map', 'Number', 'Object', 'Promise', 'Set', 'String']);

/** Returns the spellings of a name; throws if it is not valid. */
export function namesOf(name: string): Names {
  const pascal = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (!PASCAL.test(pascal)) {
    throw new Error(`"${name}" is not a valid name: use letters and digits, such as SeasonAwards.`);
  }
  if (RESERVED.has(pascal)) throw new Error(`"${name}" is a JavaScript global: choose another name.`);
  const parts = pascal.split(/(?=[A-Z])/);
  const kebab = parts.join('-').toLowerCase();
  return {
    pascal,
    camel: camelOf(pascal),
    kebab,
    title: `${parts.join(' ').charAt(0)}${parts.join(' ').slice(1).toLowerCase()}`,
  };
}

export const camelOf = (pascal: string) => `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`;

/** Returns the singular of a list's name: `SeasonAward` for `SeasonAwards`. */
export function singularOf(list: string): string {
  if (/[^aeiou]ies$/.test(list)) return list.replace(/ies$/, 'y');
  if (/(ss|sh|ch|x|z)es$/.test(list)) return list.replace(/es$/, '');
  return /[^s]s$/.test(list) ? list.slice(0, -1) : `${list}Entry`;
}
