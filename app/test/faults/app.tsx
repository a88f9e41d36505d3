import * as endpoints from '@machine/contract/endpoints.ts';
import { STORAGE_KEYS } from '@machine/contract/constants.ts';
import type { Endpoint } from '@machine/contract/endpoint.ts';
import type { CurrentUser } from '@machine/contract/user.ts';
import { player } from '@machine/mocks/currentUser.ts';
import { goldPrediction, openPrediction } from '@machine/mocks/prediction.ts';
import { reply } from '@machine/mocks/handlers.ts';
import { respondTo } from '@machine/mocks/respondTo.ts';
import { scenarios } from '@machine/mocks/scenarios.ts';
import { type HttpHandler, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { FlowApp, openSilent } from '../../src/flows/FlowApp.tsx';
import { clearDrafts } from '../../src/services/drafts.ts';
import { writeStored } from '../../src/services/storage.ts';
import { EMPTY_TEXTS, RAW_TEXT, requestOf } from '../shared/page.ts';
import { recordPage } from '../shared/record-page.ts';
import { settle, startClock, stopClock } from '../shared/clock.ts';
import { page, waitFor } from './dom.ts';
import { worker } from '../shared/worker.ts';

export type AppOptions = {
  path: string;
  /** Logged in without it. */
  as?: 'visitor';
  /** Overrides the default player. */
  user?: CurrentUser;
  /** Handlers on top of the default ones. */
  handlers?: HttpHandler[];
  /** Rendered next to the screens, inside the router. */
  children?: ReactNode;
  onRedirect?: (url: string) => void;
};
export type App = ReturnType<typeof mountApp>;

/** Mounts the whole app against a mocked server. */
export function mountApp({ as, path, user = player, handlers = [], children, onRedirect }: AppOptions) {
  let isSessionOver = false;
  const session = respondTo(endpoints.currentUser, () =>
    isSessionOver ? new Response('Unauthorized', { status: 401 }) : HttpResponse.json(user),
  );
  const predictions = [
    reply(endpoints.randomPrediction, openPrediction),
    reply(endpoints.spotlightPrediction, goldPrediction),
  ];
  const defaults = as === 'visitor' ? scenarios.visitor : [session, ...predictions, ...scenarios['locked-pick']];
  worker.resetHandlers(...handlers, ...defaults);
  sessionStorage.clear();
  localStorage.clear();
  clearDrafts(null);
  writeStored(STORAGE_KEYS.theme, 'dark');
  writeStored(STORAGE_KEYS.cookieConsent, 'accepted');

  const redirects: string[] = [];
  let sockets = 0;
  startClock();
  const container = document.createElement('div');
  container.dataset.app = '';
  document.body.append(container);
  const { requests, errors, stop } = recordPage();
  const shown = recordTexts();
  const record = (kind: string) => (error: unknown) => errors.push(`${kind} by React: ${String(error)}`);
  const root = createRoot(container, { onUncaughtError: record('uncaught'), onCaughtError: record('caught') });
  root.render(
    <FlowApp
      path={path}
      redirect={(url) => {
        redirects.push(url);
        onRedirect?.(url);
      }}
      openSocket={() => {
        sockets += 1;
        return openSilent();
      }}
    >
      {children}
    </FlowApp>,
  );

  const requestsTo = (endpoint: Endpoint) =>
    requests.filter((request) => requestOf(endpoint).test(`${request.method} ${request.path}`));
  const isConnected = () =>
    sockets > 0 || !navigator.onLine || requestsTo(endpoints.currentUser).some(({ endedAt }) => endedAt === null);
  return {
    requests,
    errors,
    shown,
    redirects,
    unmount() {
      root.unmount();
      container.remove();
      shown.stop();
      stop();
      stopClock();
      setOnline(true);
    },
    /** Whether the server said that a pick is locked. */
    isPickConfirmed: false,
    requestsTo,
    /** Waits until the page is rendered and connected, which an offline page or a pending session check prevents. */
    async idle() {
      await settle();
      await waitFor(() => page().querySelector('main h1') !== null && isConnected());
    },
    async expectNoToast() {
      await settle();
      expect(shown.toasts, 'no toast').toEqual([]);
      expect(redirects, 'no redirect').toEqual([]);
    },
    /** Waits for a toast with this title, or with this title and text ("Error: Failed to send message."). */
    expectToast: (toast: string) =>
      waitFor(
        () => shown.toasts.at(-1) === toast || shown.toasts.at(-1)?.startsWith(`${toast}: `) === true,
        `The toasts were ${JSON.stringify(shown.toasts)}, not "${toast}".`,
      ),
    endSession() {
      isSessionOver = true;
    },
  };
}

export function setOnline(isOnline: boolean): void {
  const was = navigator.onLine;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  if (was !== isOnline) window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Records toasts and suspicious texts, however briefly they are shown. */
function recordTexts() {
  const elements = new Set<Element>();
  const shown = { toasts: [] as string[], maxToasts: 0, rawTexts: new Set<string>(), emptyTexts: new Set<string>() };
  const observer = new MutationObserver(() => {
    const toasts = document.querySelectorAll('[data-toast]');
    shown.maxToasts = Math.max(shown.maxToasts, toasts.length);
    for (const toast of toasts) {
      if (elements.has(toast)) continue;
      elements.add(toast);
      shown.toasts.push([...toast.querySelectorAll(':scope > div > *')].map((line) => line.textContent).join(': '));
    }
    const { textContent } = page();
    const raw = RAW_TEXT.exec(textContent)?.[0];
    if (raw !== undefined) shown.rawTexts.add(raw);
    for (const text of Object.keys(EMPTY_TEXTS)) if (textContent.includes(text)) shown.emptyTexts.add(text);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return Object.assign(shown, { stop: () => observer.disconnect() });
}
