import * as endpoints from '@machine/contract/endpoints.ts';
import type { Endpoint } from '@machine/contract/endpoint.ts';
import { levelOf } from '@machine/contract/levels.ts';
import { type ScenarioName, scenarios } from '@machine/mocks/scenarios.ts';
import { expect, test } from 'vitest';
import { advance } from '../shared/clock.ts';
import { requestOf } from '../shared/page.ts';
import { withApp } from './case.ts';
import { page, press, waitFor } from './dom.ts';

/* A server that has only the commissioned game. What each screen shows and asks of it at first is tested in Node. */

const BASE = Object.values<Endpoint>(endpoints)
  // The server says what it has beyond the game in the page; while the app is developed, it is asked.
  .filter((endpoint) => levelOf(endpoint) === 'BASE' || endpoint === endpoints.gameInfo)
  .map(requestOf);

const PREFERENCES = [
  'emailNotifications',
  'notifyAchievement',
  'notifyFollowerPick',
  'notifyMatchStart',
  'notifyRankUp',
];

test.each<[scenario: ScenarioName, path: string]>([
  ['older-server', '/'],
  ['older-server', '/match-chat/one'],
  ['older-server', '/settings'],
  ['older-server-visitor', '/'],
])('only the calls of the commissioned game are made: %s %s', async (scenario, path) => {
  await withApp({ path, handlers: [...scenarios[scenario]] }, async (app) => {
    await app.idle();
    // Everything that loads when the page is idle.
    await advance(5_000);
    const calls = app.requests.map((request) => `${request.method} ${request.path}`);
    expect(calls.length).toBeGreaterThan(1);
    expect(calls.filter((call) => !BASE.some((known) => known.test(call)))).toEqual([]);
  })();
});

const switches = () => [...page().querySelectorAll<HTMLElement>('main [role=switch]')];

test(
  'every preference is switched with the field of its own',
  withApp({ path: '/settings', handlers: [...scenarios['older-server']] }, async (app) => {
    await waitFor(() => switches().length >= PREFERENCES.length);
    for (const each of switches()) {
      each.click();
      await advance(1_000);
    }
    const sent = () => app.requestsTo(endpoints.updatePreference);
    await waitFor(() => sent().length === PREFERENCES.length);
    expect(
      sent()
        .flatMap(({ body }) => Object.keys(body as object))
        .toSorted(),
    ).toEqual(PREFERENCES);
  }),
);

test(
  'home asks for another card each time it is shown, and for the next one by its counter',
  withApp({ path: '/', handlers: [...scenarios['older-server']] }, async (app) => {
    const cards = () => app.requestsTo(endpoints.randomPrediction);
    await app.idle();
    const first = cards().length;
    await press('link', 'Leaderboards');
    await waitFor(() => page().querySelector('main h1')?.textContent === 'Leaderboards');
    page().querySelector<HTMLElement>('header a[href="/"]')?.click();
    await waitFor(() => cards().length > first);
    await press('button', 'Next Prediction');
    await waitFor(() => /[?]request=1(&|$)/.test(cards().at(-1)?.path ?? ''));
  }),
);
