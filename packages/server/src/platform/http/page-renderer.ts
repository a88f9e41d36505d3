import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PAGE_ANSWERS_ID, type PageTheme } from '@machine/contract';
import * as z from 'zod';

/** The folder in the build of the app that has what a server needs. Its files aren't served. */
const FOLDER = '.server';

/** Where the build leaves room in the document for what differs between pages. */
const SLOTS = /<!--(html|head|root|answers)-->/;
type Slot = 'html' | 'head' | 'root' | 'answers';

const pagesFile = z.object({
  /** The document, with a comment for each slot. */
  document: z.string(),
  /** By the pattern of a route: the links to what only its screen needs. */
  preloads: z.record(z.string(), z.string()),
});

type RenderRequest = {
  /** A pattern that `routeOf` has returned. */
  route: string;
  theme: PageTheme;
  /** `PageAnswers` as JSON; null renders the page while it loads. */
  answers: string | null;
};

const bundle = z.object({
  /** Returns the pattern of the route at a path. */
  routeOf: z.custom<(path: string) => string>((value) => typeof value === 'function'),
  /**
   * Returns the markup of a page: what goes into its head and its root element. Null with answers that may not be in a
   * page. Throws if it can't be rendered.
   */
  render: z.custom<(request: RenderRequest) => { head: string; root: string } | null>(
    (value) => typeof value === 'function',
  ),
});

export type PageRequest = RenderRequest & {
  /**
   * Whether the browser probably has the fonts. Otherwise they would delay the script. A page without answers loads them
   * at once, so that the text that its script draws isn't wrapped twice.
   */
  hasFonts: boolean;
};

export type PageRenderer = {
  routeOf(path: string): string;
  /** Returns the whole page; null with answers that may not be in a page. Throws if it can't be rendered. */
  render(request: PageRequest): string | null;
};

/**
 * Loads what the build of the app renders pages with. Returns null without it, as in older builds. `adapt` changes the
 * document once.
 */
export async function loadPageRenderer(
  staticDir: string,
  adapt: (document: string) => string,
): Promise<PageRenderer | null> {
  const pagesPath = join(staticDir, FOLDER, 'pages.json');
  if (!existsSync(pagesPath)) return null;
  const { document, preloads } = pagesFile.parse(JSON.parse(readFileSync(pagesPath, 'utf8')));
  const { routeOf, render } = bundle.parse(await import(pathToFileURL(join(staticDir, FOLDER, 'server.mjs')).href));
  // Every second part is the name of a slot.
  const parts = adapt(document).split(SLOTS);
  return {
    routeOf,
    render({ route, theme, answers, hasFonts }) {
      const rendered = render({ route, theme, answers });
      if (rendered === null) return null;
      const { head, root } = rendered;
      const content: Record<Slot, string> = {
        html: `<html lang="en" data-theme="${theme}"${hasFonts || answers === null ? '' : ' data-faces="wait"'}>`,
        head: head + (preloads[route] ?? ''),
        root,
        answers: answers === null ? '' : answersBlock(answers),
      };
      return parts.map((part, index) => (index % 2 === 0 ? part : content[part as Slot])).join('');
    },
  };
}

/** A block of data. Without `<`, nothing in it can end it, and browsers don't run it. */
export const answersBlock = (json: string): string =>
  `<script type="application/json" id="${PAGE_ANSWERS_ID}">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
