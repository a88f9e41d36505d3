import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../build.ts';

/** Text to paste into an existing file. */
export type Edit = { path: string; at: 'start' | 'end' | { after: string } | { before: string }; text: string };

/** What the generator writes, and what it leaves to the developer. */
export type Plan = { files: Record<string, string>; edits: Edit[]; steps: string[] };

/** The spellings of a name. */
export type Names = {
  /** `SeasonAwards`, for a component or a type. */
  pascal: string;
  /** `seasonAwards`, for a value. */
  camel: string;
  /** `season-awards`, for a URL. */
  kebab: string;
  /** `Season awards`, for a heading. */
  title: string;
};

/** Names that would shadow JavaScript globals. */
const RESERVED = new Set(['Array', 'Boolean', 'Date', 'Error', 'Map', 'Number', 'Object', 'Promise', 'Set', 'String']);

/** Returns the spellings of a name; throws if it is not valid. */
export function namesOf(name: string): Names {
  const pascal = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (!/^(?:[A-Z][a-z0-9]+)+$/.test(pascal)) {
    throw new Error(`"${name}" is not a valid name: use letters and digits, such as SeasonAwards.`);
  }
  if (RESERVED.has(pascal)) throw new Error(`"${name}" is a JavaScript global: choose another name.`);
  const kebab = pascal.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase();
  const words = kebab.replaceAll('-', ' ');
  return { pascal, camel: camelOf(pascal), kebab, title: `${pascal.charAt(0)}${words.slice(1)}` };
}

export const camelOf = (pascal: string) => `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`;

/** Returns the spelling of a name in Storybook's sidebar: `Season Awards`. */
export const titleCase = (text: string) => text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Returns the singular of a list's name: `SeasonAward` for `SeasonAwards`. */
export function singularOf(list: string): string {
  if (/[^aeiou]ies$/.test(list)) return list.replace(/ies$/, 'y');
  if (/(ss|sh|ch|x|z)es$/.test(list)) return list.replace(/es$/, '');
  return /[^s]s$/.test(list) ? list.slice(0, -1) : `${list}Entry`;
}

/** Returns the path of a file of the ui package or Storybook, wherever it is, as a component in packages/ui/src imports it. */
export function uiPath(file: string): string {
  const [path] = globSync(`{packages/ui/src,.storybook}/**/${file}`, { cwd: ROOT });
  if (path === undefined) throw new Error(`Could not find ${file}: update scripts/new.`);
  return relative('packages/ui/src/folder', path);
}
