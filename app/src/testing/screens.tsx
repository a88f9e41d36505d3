import { paths } from '@machine/contract/paths.ts';
import { FIXED_NOW } from '@machine/mocks/clock.ts';
import type { Query } from '@tanstack/react-query';
import type { HttpHandler } from 'msw';
import { type ComponentType, lazy, Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import type { PartProps } from '../panels/Part.tsx';
import { serve } from './server.ts';

/** Loads every screen as it is rendered in a browser: with the parts that are loaded later. Returns how to visit one. */
export async function loadScreens() {
  vi.resetModules();
  // On the server, parts that are loaded later are left out.
  vi.doMock('../panels/Part.tsx', () => ({
    lazyPart(load: () => Promise<{ default: ComponentType<{ isOpen?: boolean }> }>) {
      const Lazy = lazy(load);
      return ({ isWanted, ...props }: PartProps & { isOpen?: boolean }) => (
        <Suspense>{(isWanted ?? props.isOpen ?? true) && <Lazy {...props} />}</Suspense>
      );
    },
  }));
  vi.doMock('../orReload.ts', () => ({ lazyScreen: () => () => null }));
  const [{ screens }, { HomeRoute }, { FrameRoute }, { Providers }, { createQueryClient }, { withHiddenResults }] =
    await Promise.all([
      import('../routes/screens.ts'),
      import('../routes/HomeRoute.tsx'),
      import('../routes/FrameRoute.tsx'),
      import('../Providers.tsx'),
      import('../queries/client.ts'),
      import('../panels/HidingResults.tsx'),
    ]);
  const { setGameClock } = await import('../services/clock.ts');
  const routes = await Promise.all(
    screens.map(async ({ path, load }) => ({ path, Screen: withHiddenResults((await load()).default) })),
  );

  /**
   * Visits a path. Returns the pages that are shown one after the other until everything has arrived, the text of the
   * last one, and the requests.
   */
  async function visit(path: string, handlers: readonly HttpHandler[]) {
    const calls = serve(...handlers);
    vi.stubGlobal('window', { location: new URL('http://mocked.test') });
    setGameClock(FIXED_NOW.toISOString());
    const client = createQueryClient();
    // A page that is rendered again shows what has failed, instead of requesting it once more.
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryOnMount: false } });
    const app = (
      <Providers client={client}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            {/* The same around all screens, so once is enough. */}
            <Route element={<FrameRoute />}>
              <Route path={paths.home} element={<HomeRoute />} />
            </Route>
            {routes.map(({ path: pattern, Screen }) => (
              <Route key={pattern} path={pattern} element={<Screen />} />
            ))}
          </Routes>
        </MemoryRouter>
      </Providers>
    );
    const pages: string[] = [];
    for (;;) {
      const { prelude } = await prerenderToNodeStream(app);
      pages.push(await text(prelude as Readable));
      const missing = client.getQueryCache().findAll({ predicate: isMissing });
      if (missing.length === 0) return { pages, text: textOf(pages.at(-1) ?? ''), calls };
      await Promise.allSettled(missing.map((query) => query.fetch()));
    }
  }
  return visit;
}

const isMissing = ({ state, options }: Query) =>
  state.status === 'pending' && (options as { enabled?: boolean }).enabled !== false;

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
