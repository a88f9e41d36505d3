import { endpoints, type PageTheme } from '@machine/contract';
import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { isRendered, parseAnswers } from './pageAnswers.ts';
import { createQueryClient } from './queries/client.ts';
import { descriptionOf } from './routes/descriptions.ts';
import { HOME, pageTitle, screens } from './routes/screens.ts';
import { seedAnswers } from './seedQueryCache.ts';
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
  theme: PageTheme;
  /** The block of answers, as JSON, with which home is rendered as a player sees it. */
  answers: string | null;
};

export type RenderedHtml = {
  /** The title, the description, and what the browser fetches at once. */
  head: string;
  /** The content of the root element. */
  root: string;
};

/** The mark of a boundary that couldn't be rendered on the server. */
const NOT_RENDERED = '<!--$!-->';

/**
 * Renders a route. Without answers, home is rendered as it is while it loads, and any other route without its screen.
 * Throws if the card can't be rendered.
 */
export function render({ route, theme, answers }: RenderRequest): RenderedHtml {
  const parsed = answers === null ? null : parseAnswers(answers);
  const client = createQueryClient();
  const hasCard = parsed !== null && isRendered(parsed);
  if (hasCard) seedAnswers(client, parsed);
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={route}>{children}</StaticRouter>;
  setRenderedPage({ theme, at: hasCard ? parsed.at : null });
  try {
    const root = renderToString(
      <StrictMode>
        <App client={client} Router={Router} />
      </StrictMode>,
    );
    if (hasCard && root.includes(NOT_RENDERED)) throw new Error('The card could not be rendered.');
    return { root, head: renderHead(route, parsed === null ? 'nothing' : parsed.isVisitor ? 'everything' : 'card') };
  } finally {
    setRenderedPage(null);
    client.clear();
  }
}

/** What every route requests first, unless it is known already. */
const CALLS = {
  nothing: [endpoints.currentUser, endpoints.gameInfo],
  card: [endpoints.currentUser],
  everything: [],
};

function renderHead(route: string, known: keyof typeof CALLS): string {
  const { title } = [HOME, ...screens].find(({ path }) => path === route) ?? HOME;
  return renderToStaticMarkup(
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={descriptionOf(route)} />
      {CALLS[known].map(({ path }) => (
        <link key={path} rel="preload" href={path} as="fetch" crossOrigin="use-credentials" />
      ))}
    </>,
  );
}
