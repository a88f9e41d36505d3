import { gameInfo } from '@machine/mocks/game.ts';
import { fullEplPrediction, tallestPrediction } from '@machine/mocks/prediction.ts';
import Beasties from 'beasties';
import { type ChildNode, parse } from 'postcss';
import type * as Server from '../src/server.tsx';

/** Home with the most that a card shows, for visitors and players, and while it loads; and the frame of other pages. */
const PAGES = [
  ...[true, false].flatMap((isVisitor) =>
    [tallestPrediction, { ...fullEplPrediction, isGold: true }].map((prediction) => ({
      route: '/',
      answers: JSON.stringify({ at: Date.parse(prediction.match.startTime), isGameTime: true, isVisitor, prediction }),
    })),
  ),
  { route: '/', answers: null },
  { route: '*', answers: null },
];

/** Returns the rules of a style sheet that the first paint of a page needs, in both appearances. */
export async function criticalRules(server: typeof Server, sheet: string): Promise<string> {
  const roots = PAGES.map((page) => server.render({ ...page, game: JSON.stringify(gameInfo) })?.root ?? '');
  const both = roots.flatMap((root) => [root, root.replace('radix-themes dark', 'radix-themes light')]);
  const beasties = new Beasties({
    fonts: false,
    keyframes: 'none',
    preload: 'body',
    reduceInlineStyles: false,
    // It drops rules that begin with a pseudo-class, which reset the margins of text, and light before there is a body.
    allowRules: [/^:(?:where|is)\(/, /^:root\[data-theme/],
  });
  beasties.getCssAsset = () => withoutUnusedRules(sheet, both.join(''));
  const page = await beasties.process(
    `<html data-theme="dark"><head><link rel="stylesheet" href="/a.css"></head><body>${both.join('')}</body></html>`,
  );
  const rules = /<style>(.*?)<\/style>/s.exec(page)?.[1];
  if (!rules) throw new Error('The page needs no rule of its style sheet.');
  return fallbackFaces(sheet).join('') + withoutUnusedVariables(rules, both.join(''));
}

/** Returns our fallback faces: without them, text would move when the sheet comes. Beasties sees no font in a `var()`. */
const fallbackFaces = (sheet: string) =>
  (sheet.match(/@font-face\{[^}]*\}/g) ?? []).filter((face) => face.includes(' Fallback'));

/**
 * Returns a sheet without the rules that fit no element: Beasties doesn't look into `:where()`. Those for selected text can
 * wait for the sheet: they fit every element, which takes a quarter of the time of all styles.
 */
function withoutUnusedRules(sheet: string, html: string): string {
  const elements = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => new Set(names.split(' ')));
  const fits = (compound: string) => {
    const classes = [...compound.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
    const isFitting = (each: Set<string>) => classes.every((name) => each.has(name));
    return (classes.length === 0 || elements.some(isFitting)) && !hasOtherValue(compound);
  };
  /** Elements have the attribute, but never with this value: `[data-scaling="90%"]`. */
  const hasOtherValue = (compound: string) =>
    [...compound.matchAll(/\[([\w-]+)="?([^\]"]+)"?\]/g)].some(
      ([, name = '', value = '']) => html.includes(` ${name}="`) && !html.includes(` ${name}="${value}"`),
    );
  const isUsed = (selector: string) =>
    !selector.endsWith('::selection') && selector.replaceAll(OTHER_CLASSES, '').split(COMBINATOR).every(fits);
  const root = parse(sheet);
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter(isUsed);
    if (rule.selectors.length === 0) rule.remove();
  });
  return root.toString();
}

const variablesIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** Returns a sheet without the variables that neither its other declarations nor the elements' own styles need. */
function withoutUnusedVariables(sheet: string, html: string): string {
  const root = parse(sheet);
  const needs = new Map<string, string[]>();
  const used = new Set(variablesIn(html));
  root.walkDecls(({ variable, prop, value }) => {
    const names = variablesIn(value);
    if (variable) needs.set(prop, [...(needs.get(prop) ?? []), ...names]);
    else for (const name of names) used.add(name);
  });
  // A set's iteration reaches what is added meanwhile.
  for (const name of used) for (const need of needs.get(name) ?? []) used.add(need);
  root.walkDecls((declaration) => {
    if (declaration.variable && !used.has(declaration.prop)) removeWithEmptyParents(declaration);
  });
  return root.toString();
}

function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node;
  if (parent && parent.type !== 'root' && parent.nodes?.length === 1) removeWithEmptyParents(parent as ChildNode);
  else node.remove();
}

/** Classes that an element must not have, or of which it needs one. */
const OTHER_CLASSES = /:not\([^()]*\)|:(?:where|is)\([^()]*,[^()]*\)/g;
const COMBINATOR = /[\s>+~]+/;
