import { fullEplPrediction, tallestPrediction } from '@machine/mocks/fixtures';
import Beasties from 'beasties';
import { parse } from 'postcss';
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
  const roots = PAGES.map((page) => server.render({ ...page, game: null })?.root ?? '');
  const both = roots.flatMap((root) => [root, root.replace('radix-themes dark', 'radix-themes light')]);
  const beasties = new Beasties({
    fonts: true,
    keyframes: 'none',
    preload: 'body',
    reduceInlineStyles: false,
    // It drops rules that begin with a pseudo-class, which reset the margins of text.
    allowRules: [/^:(?:where|is)\(/],
  });
  beasties.getCssAsset = () => withoutUnusedClasses(sheet, both.join(''));
  const page = await beasties.process(
    `<html data-theme="dark"><head><link rel="stylesheet" href="/a.css"></head><body>${both.join('')}</body></html>`,
  );
  const rules = /<style>(.*?)<\/style>/s.exec(page)?.[1];
  if (!rules) throw new Error('The page needs no rule of its style sheet.');
  return rules;
}

/** Returns a sheet without the rules of classes that no element has: Beasties keeps those that are in `:where()`. */
function withoutUnusedClasses(sheet: string, html: string): string {
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const isUsed = (selector: string) =>
    [...selector.replaceAll(OTHER_CLASSES, '').matchAll(/\.((?:[\w-]|\\.)+)/g)].every(([, name = '']) =>
      used.has(name.replaceAll('\\', '')),
    );
  const root = parse(sheet);
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter(isUsed);
    if (rule.selectors.length === 0) rule.remove();
  });
  return root.toString();
}

/** Classes that an element must not have, or of which it needs one. */
const OTHER_CLASSES = /:not\([^()]*\)|:(?:where|is)\([^()]*,[^()]*\)/g;
