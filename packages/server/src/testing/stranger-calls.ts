import { type CallName, type Endpoint, endpoints } from '@machine/contract';
import type { Resources } from './access-fixture.ts';
import { ACCESS_MATRIX, BOARD_INPUTS, type CallInput, CALLS } from './access-matrix.ts';

/** The subjects of a player's calls, while another player is to stay hidden from them. */
export type Stranger = {
  callerId: string;
  /** Seen by both. A missing field doesn't exist. */
  shared: Partial<Resources>;
  /** The other player, and what is theirs: must look to the caller as if it didn't exist. */
  hidden: Partial<Resources>;
};

/** A way to make a call. With `like`, its response must be exactly the same as to that call. */
export type Probe = { input: CallInput; like?: CallInput };

const UNKNOWN = 'no-such-id';

const onlyKnown = (known: Partial<Resources>) =>
  new Proxy(known, { get: (target, name) => Reflect.get(target, name) ?? UNKNOWN }) as Resources;

/** Inputs that show more than those of the access matrix. */
const MORE: { [Name in CallName]?: (stranger: Stranger) => Probe[] } = {
  searchUsers: ({ hidden: { username = '' } }) => [{ input: { query: { q: username.slice(1, -1) } } }],
  createThread: ({ shared, hidden }) => {
    const inputWith = (id = UNKNOWN) => ({ body: { participantIds: [shared.friendId, id] } });
    return [{ input: inputWith(hidden.friendId), like: inputWith() }];
  },
  leaderboard: () => BOARD_INPUTS.map((input) => ({ input })),
  friendLeagueTable: ({ shared: { leagueId: id = '' } }) => [
    { input: { params: { id }, query: { week: '2026-11-16T10:00:00.000Z' } } },
  ],
  createReport: ({ hidden }) =>
    Object.entries({
      PICTURE: hidden.friendId,
      CHAT_MESSAGE: hidden.chatMessageId,
      DM_MESSAGE: hidden.dmMessageId,
      LEAGUE_NAME: hidden.inviteCode,
    }).map(([kind, hiddenId]) => {
      const inputWith = (id = UNKNOWN) => ({ body: { subject: { kind, id }, reason: 'SPAM' } });
      return { input: inputWith(hiddenId), like: inputWith() };
    }),
};

/** Returns all ways to make a call so that it would show the other player. */
export function strangerProbes(name: CallName, stranger: Stranger): Probe[] {
  const { inputFor } = ACCESS_MATRIX[name];
  // Would end the block, and log in as the other player.
  if (name === 'unblock' || name === 'login') return [{ input: inputFor(onlyKnown({})) }];
  const { callerId, shared, hidden } = stranger;
  const probes = [shared.friendId, callerId].flatMap((selfId): Probe[] => {
    const inputWith = (changes: Partial<Resources> = {}) => inputFor(onlyKnown({ ...shared, selfId, ...changes }));
    const input = inputWith();
    const about = Object.entries(hidden).map(([key, value]) => ({
      input: inputWith({ [key]: value }),
      like: inputWith({ [key]: key === 'email' ? shared.email : undefined }),
    }));
    return [{ input }, ...about.filter((probe) => JSON.stringify(probe.input) !== JSON.stringify(input))];
  });
  const all = [...probes, ...(MORE[name]?.(stranger) ?? [])];
  return [...new Map(all.map((probe) => [JSON.stringify(probe), probe])).values()];
}

/** All calls: reads first, and last those after which the caller sees less. */
export const STRANGER_CALLS = CALLS.toSorted((first, second) => orderOf(first) - orderOf(second));

function orderOf(name: CallName): number {
  const { method, path, session }: Endpoint = endpoints[name];
  if (session === 'ends') return 3;
  if (path.endsWith('/leave')) return 2;
  return method === 'GET' ? 0 : 1;
}

/** The calls that still show the other player, to whom, and why. */
export const STILL_SHOWN: { [Name in CallName]?: { to: readonly ('blocker' | 'blocked')[]; why: string } } = {
  blocks: { to: ['blocker'], why: 'the own list, in which a block can be ended' },
  block: { to: ['blocker'], why: 'a repeat of the own block succeeds' },
  exportData: { to: ['blocker'], why: 'the own blocks are data of the caller' },
  auditPicks: {
    to: ['blocker', 'blocked'],
    why: 'the audit is public and the same for everyone, and has ids without names',
  },
};
