import * as endpoints from '@machine/contract/endpoints.ts';
import { hasMatch } from '@machine/contract/prediction.ts';
import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { type Answers, parseAnswers, parseGame } from './pageAnswers.ts';
import { createQueryClient } from './queries/client.ts';
import { descriptionOf } from './routes/descriptions.ts';
import { screens } from './routes/screens.ts';
import { HOME, pageTitle } from './routes/TitledScreen.tsx';
import { seedAnswers, seedGame } from './seedQueryCache.ts';
import { setRenderedPage } from './services/renderedPage.ts';

/** The patterns of all routes, and the modules of the screens that are loaded on demand. */
export const routes: { path: string; module: string | null }[] = [
  { path: HOME.path, module: null },
  // The build keeps these imports as they are written.
  ...screens.map(({ path, load }) => ({ path, module: /(\w+)\.tsx/.exec(String(load))?.[1] ?? null })),
];

/** Returns the pattern of the route at `path`, so that a page is rendered once for all profiles. */
export const routeOf = (path: string): string => routes.find((route) => matchPath(route.path, path))?.path ?? '*';

export type RenderRequest = {
  /** A pattern that `routeOf` has returned. */
  route: string;
  /** The block of answers, as JSON, with which home is rendered as a player sees it. */
  answers: string | null;
  /** The response of `gameInfo`, as JSON; null for a page without additions. */
  game: string | null;
};

export type RenderedHtml = {
  /** The title and the description. */
  title: string;
  /** Links to resources that the browser fetches at once. */
  links: string;
  /** The content of the root element. */
  root: string;
};

/** The mark of a boundary that couldn't be rendered on the server. */
const NOT_RENDERED = '<!--$!-->';

/**
 * Renders a route: home with the answers or, without them, as it is while it loads; any other route without its screen.
 * Returns null if a page may not be rendered with these answers. Throws if the card can't be rendered.
 */
export function render({ route, answers, game }: RenderRequest): RenderedHtml | null {
  const parsed = answers === null ? null : parseAnswers(answers);
  if (answers !== null && !isForEveryone(parsed)) return null;
  const client = createQueryClient();
  if (parsed) seedAnswers(client, parsed);
  seedGame(client, parseGame(game ?? 'null'));
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={route === '*' ? '/*' : route}>{children}</StaticRouter>
  );
  setRenderedPage({ at: parsed?.at ?? null });
  try {
    const root = renderToString(
      <StrictMode>
        <App client={client} Router={Router} />
      </StrictMode>,
    );
    if (parsed && root.includes(NOT_RENDERED)) throw new Error('The card could not be rendered.');
    return { root, title: renderTitle(route), links: parsed?.isVisitor ? '' : PRELOADED_USER };
  } finally {
    setRenderedPage(null);
    client.clear();
  }
}

/**
 * Returns whether the answers are an open prediction. The browser may keep the page, so a player's own pick isn't in
 * it, and the end of the day is shown in the time zone of the player.
 */
const isForEveryone = (answers: Answers | null): answers is Answers =>
  !!answers?.prediction && hasMatch(answers.prediction) && answers.prediction.userPick === null;

function renderTitle(route: string): string {
  const { title } = [HOME, ...screens].find(({ path }) => path === route) ?? HOME;
  return renderToStaticMarkup(
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={descriptionOf(route)} />
    </>,
  );
}

/** The first call of every route, unless its answer is in the page. */
const PRELOADED_USER = renderToStaticMarkup(
  <link rel="preload" href={endpoints.currentUser.path} as="fetch" crossOrigin="use-credentials" />,
);
