import { mutedPlayer } from '@machine/mocks/currentUser.ts';
import { dmMessages, dmThread } from '@machine/mocks/message.ts';
import { rivalSummary } from '@machine/mocks/profile.ts';
import { blockedPlayers } from '@machine/mocks/safety.ts';
import { requestThread } from '@machine/mocks/safetyThreads.ts';
import { expect, test } from 'vitest';
import { selectedFolder, threadsIn } from '../routes/MessagesRoute.tsx';
import { isOnlyWith } from '../routes/ThreadRoute.tsx';
import { stillAhead } from './stillAhead.ts';
import { withLifted } from './useRestrictedPlayers.ts';
import { blockedState } from './useProfileSafety.ts';
import { requestReports } from './useThreadSafety.ts';

const unblocking = { isUnblocking: false, onUnblock: () => {} };
const loading = { kind: 'loading' as const };
const failed = { kind: 'failed' as const };
const [first] = blockedPlayers;
const id = first?.id ?? '';
const ready = { kind: 'ready' as const, players: blockedPlayers };

test.each([
  ['a blocked player', id, null, ready, 'blocked'],
  ['a blocked player whose profile is still cached', id, rivalSummary, ready, 'blocked'],
  ['nothing for an unknown player', 'u-nobody', null, ready, undefined],
  ['that the list is loading, instead of an unknown player', id, null, loading, 'loading'],
  ['that the list failed, instead of an unknown player', id, null, failed, 'failed'],
  ['nothing for a player who is found', id, rivalSummary, loading, undefined],
  ['nothing while the profile is loading', id, undefined, failed, undefined],
] as const)('the profile shows %s', (_, player, summary, list, kind) => {
  expect(blockedState(player, summary, list, unblocking)?.kind).toBe(kind);
});

test('a player who was unblocked keeps their place, also when they are blocked again', () => {
  const lifted = new Map(blockedPlayers.slice(0, 1).map((player) => [player.id, player]));
  const ids = (players: typeof blockedPlayers) => withLifted(players, lifted).map((player) => player.id);
  const order = blockedPlayers.map((player) => player.id);
  expect(ids(blockedPlayers.slice(1))).toEqual(order);
  const again = blockedPlayers.map((player) => ({ ...player, since: '2030-01-01T00:00:00Z' })).slice(0, 1);
  expect(ids([...again, ...blockedPlayers.slice(1)])).toEqual(order);
});

test.each([
  ['', [dmThread]],
  ['folder=requests', [requestThread]],
  ['folder=other', [dmThread]],
])('the search "%s" selects a folder, and everything is in one list without folders', (search, expected) => {
  const threads = [dmThread, requestThread];
  expect(threadsIn(threads, selectedFolder(new URLSearchParams(search)))).toEqual(expected);
  expect(threadsIn(threads, null)).toEqual(threads);
});

test('blocking ends a conversation of two, not one of a group', () => {
  const participants = [...dmThread.participants, ...requestThread.participants];
  expect(isOnlyWith(dmThread, 'u-ada', 'u-mira')).toBe(true);
  expect(isOnlyWith({ ...dmThread, participants }, 'u-ada', 'u-mira')).toBe(false);
});

const kinds = (...args: Parameters<typeof requestReports>) => requestReports(...args).map(({ kind }) => kind);

test('a request offers its last message, the name and a picture for a report', () => {
  const mira = { userId: 'u-mira', username: 'mira_calls_it', rank: '', profileImageUrl: null };
  expect(requestReports(mira, dmMessages)[0]).toEqual({ kind: 'DM_MESSAGE', id: '6' });
  expect(kinds(mira, [])).toEqual(['NAME']);
  expect(kinds({ ...mira, profileImageUrl: '/a.png' }, [])).toEqual(['NAME', 'PICTURE']);
});

test('a mute ends without a new session', () => {
  const { mutedUntil = '' } = mutedPlayer;
  const before = new Date(Date.parse(mutedUntil) - 1);
  expect(stillAhead(mutedUntil, before)).toBe(mutedUntil);
  expect(stillAhead(mutedUntil, new Date(mutedUntil))).toBeUndefined();
  expect(stillAhead(undefined, before)).toBeUndefined();
});
