import type { CallName } from '@machine/contract/callName.ts';
import { type Endpoint, endpointUrl } from '@machine/contract/endpoint.ts';
import * as endpoints from '@machine/contract/endpoints.ts';
import type { ResponseExamples } from '@machine/contract/openapi';
import { getResponse, type HttpHandler } from 'msw';
import * as fixtures from './fixtures.ts';
import { reply } from './handlers.ts';
import { scenarios } from './scenarios.ts';

const { openReceipt, openPrediction } = fixtures;
const lockedPick = { pick: { matchId: openPrediction.match.id, choice: 'AGREE' as const }, receipt: openReceipt };

/** Responses that say more than those of the scenario. */
const handlers: HttpHandler[] = [
  reply(endpoints.currentUser, {
    ...fixtures.player,
    emailConfirmed: true,
    newResultsCount: fixtures.newResults.totalCount,
    duel: fixtures.aheadDuel,
    hiddenResults: fixtures.allHidden,
  }),
  reply(endpoints.spotlightPrediction, { ...fixtures.fullLockedPrediction, questions: fixtures.tenQuestions }),
  reply(endpoints.lockPick, lockedPick, 201),
  reply(endpoints.reminders, { ...fixtures.pushReminders, ...fixtures.calendarAddress }),
  reply(endpoints.shares, { shares: fixtures.ownShares, next: null }),
  ...scenarios['full-card'],
];

/** Ids in paths that the mocks know. They ignore all others. */
const IDS: { readonly [name in CallName]?: Record<string, string> } = {
  moderationCase: { id: fixtures.openCaseDetails.id },
  pickReceipt: { matchId: openPrediction.match.id },
};

/** Returns an example of each response: what the mocks answer, with the first rows of each list. */
export async function responseExamples(): Promise<ResponseExamples> {
  const calls = Object.entries<Endpoint>(endpoints) as [CallName, Endpoint][];
  return Object.fromEntries(
    await Promise.all(calls.map(async ([name, endpoint]) => [name, await respond(endpoint, IDS[name])])),
  );
}

async function respond({ method, path, example }: Endpoint, known: Record<string, string> = {}): Promise<unknown> {
  const origin = 'http://mocks.test';
  const ids = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, known[name] ?? '1']));
  const request = new Request(origin + endpointUrl(path, ids, example?.query), { method });
  const response = await getResponse(handlers, request, { baseUrl: origin });
  return response?.status === 204 ? undefined : firstRows(await response?.json());
}

const ROWS = 2;

function firstRows(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.filter((row, index) => typeof row !== 'object' || index < ROWS).map(firstRows);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, firstRows(part)]));
}
