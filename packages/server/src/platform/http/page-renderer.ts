import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PAGE_ANSWERS_ID, PAGE_GAME_ID } from '@machine/contract';
import * as z from 'zod';
import type { HeadElements } from './page-head.ts';

/** The folder in the build of the app that has what a server needs. Its files aren't served. */
const FOLDER = '.server';

const pagesFile = z.object({
  /** The document without what differs between pages, which is inserted between these parts. */
  parts: z.array(z.string()).length(6),
  /** The elements for link previews of every page, without the picture. */
  preview: z.string(),
  /** By the pattern of a route: the links to what only its screen needs. */
  preloads: z.record(z.string(), z.string()),
});

type RenderRequest = {
  /** A pattern that `routeOf` has returned. */
  route: string;
  /** `PageAnswers` as JSON; null renders the page while it loads. */
  answers: string | null;
  /** What the server has beyond the game, as JSON. */
  game: string;
};

const bundle = z.object({
  /** Returns the pattern of the route at a path. */
  routeOf: z.custom<(path: string) => string>((value) => typeof value === 'function'),
  /**
   * Returns the markup of a page: its title and description, its links, and the content of its root element. Null with
   * answers that may not be in a page. Throws if it can't be rendered.
   */
  render: z.custom<(request: RenderRequest) => { title: string; links: string; root: string } | null>(
    (value) => typeof value === 'function',
  ),
});

export type PageRequest = RenderRequest & {
  /**
   * True if the browser probably has the fonts. Otherwise they would delay the script. A page without answers loads them
   * at once, so that the text that its script draws isn't wrapped twice.
   */
  hasFonts: boolean;
};

export type PageRenderer = NonNullable<Awaited<ReturnType<typeof loadPageRenderer>>>;

/**
 * Loads what the build of the app renders pages with. Returns null without it, as in older builds. `picture` is added to
 * the link preview of every page.
 */
export async function loadPageRenderer(staticDir: string, picture: string) {
  const pagesPath = join(staticDir, FOLDER, 'pages.json');
  if (!existsSync(pagesPath)) return null;
  const { parts, preview, preloads } = pagesFile.parse(JSON.parse(readFileSync(pagesPath, 'utf8')));
  const { routeOf, render } = bundle.parse(await import(pathToFileURL(join(staticDir, FOLDER, 'server.mjs')).href));
  return {
    routeOf,
    /**
     * Returns the whole page, which may get other elements for its head; null with answers that may not be in a page.
     * Throws if it can't be rendered.
     */
    render({ route, answers, game, hasFonts }: PageRequest) {
      const rendered = render({ route, answers, game });
      if (rendered === null) return null;
      const { title, links, root } = rendered;
      const html = `<html lang="en" data-theme="dark"${hasFonts || answers === null ? '' : ' data-faces="wait"'}>`;
      const loading = links + (preloads[route] ?? '');
      const block = dataBlock(PAGE_ANSWERS_ID, answers) + dataBlock(PAGE_GAME_ID, game);
      return (head: HeadElements = { title, preview: preview + picture }) =>
        [html, head.preview, head.title + loading, root, block]
          .flatMap((content, index) => [parts[index], content])
          .concat(parts.at(-1))
          .join('');
    },
  };
}

/** A block of data. Without `<`, nothing in it can end it, and browsers don't run it. */
export const dataBlock = (id: string, json: string | null): string =>
  json === null
    ? ''
    : `<script type="application/json" id="${id}">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
