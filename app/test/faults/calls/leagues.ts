import { endpoints } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { EndpointName } from '../call.ts';
import { fill, has, hasDialog, hasText, hasValues, press, waitForElement } from '../dom.ts';
import type { ReadCall } from '../reads.ts';
import { on401, onUnreadableBody, pressing, type WriteCall } from '../writes.ts';

const LEAGUE = '/leagues/l-office';
const tenThousand = <T>(row: (index: number) => T) => Array.from({ length: 10_000 }, (_, index) => row(index));
const members = fixtures.officeLeague.members;

/** Only a 404 says that there is none. */
const NOT_FOUND = {
  notFound: 'shows the empty state',
  emptyResponse: 'shows the failure and lets the player retry',
} as const;

/** What leagues of players read. */
export const LEAGUE_READS = {
  friendLeagues: {
    id: 'C90',
    path: '/leagues',
    isPrivate: true,
    okBody: fixtures.friendLeagues,
    ready: 'Sunday pub quiz',
    failure: "Couldn't load your leagues.",
    emptyText: "You're not in a league yet",
  },
  friendLeague: {
    id: 'C91',
    path: LEAGUE,
    isPrivate: true,
    okBody: fixtures.officeLeague,
    ready: () => hasText('The office') && hasText('3 of at most 50.'),
    failure: "Couldn't load this league.",
    emptyText: 'League not found',
    bodies: {
      malformedRows: [{ ...fixtures.officeLeague, weeks: 7, members: [7, null, {}, ...members] }],
      manyRows: [
        {
          ...fixtures.officeLeague,
          weeks: tenThousand((index) => ({
            startsAt: new Date(index * 604_800_000).toISOString(),
            isOver: true,
            winners: [],
          })),
        },
      ],
    },
    except: NOT_FOUND,
  },
  friendLeagueTable: {
    id: 'C92',
    path: LEAGUE,
    isPrivate: true,
    okBody: fixtures.friendLeagueTable,
    idKey: 'userId',
    ready: () => hasText('19'),
    failure: "Couldn't load the table.",
    rows: 'tbody tr',
  },
  invite: {
    id: 'C93',
    path: `/join/${fixtures.invite.code}`,
    okBody: fixtures.openInvite,
    ready: fixtures.openInvite.name,
    failure: "Couldn't load the invitation.",
    emptyText: "This link doesn't work any more",
    except: NOT_FOUND,
  },
} satisfies Partial<Record<EndpointName, ReadCall>>;

const REDIRECTS = 'redirects to the login after half a second';
const FAILS = 'shows the failure, keeps the input and lets the player retry';
const UNKNOWN = 'shows the failure, then what the server did';
const alone = { ...fixtures.newLeague, id: 'l-office' };

/** What changes leagues. */
export const LEAGUE_WRITES = {
  createFriendLeague: {
    id: 'C94',
    path: '/leagues',
    okBody: fixtures.toSummary(fixtures.officeLeague),
    prepare: async () => {
      await press('button', 'New league');
      await waitForElement('button', 'Create league');
      await fill({ Name: 'The office' });
    },
    ...pressing('Create league'),
    success: () => !hasDialog() && hasText('3 of at most 50.'),
    initial: () => hasValues({ Name: 'The office' }),
    failure: { text: "Couldn't create the league. Please try again.", showsServerMessage: true },
    except: { ...on401(REDIRECTS), ...onUnreadableBody(FAILS) },
  },
  createInvite: {
    id: 'C95',
    path: LEAGUE,
    handlers: [reply(endpoints.friendLeague, alone)],
    okBody: fixtures.invite,
    ...pressing('Make an invite link'),
    handlersAfter: [reply(endpoints.friendLeague, { ...alone, invite: fixtures.invite })],
    success: () => has('button', 'Copy link'),
    initial: () => has('button', 'Make an invite link'),
    failure: { text: "Couldn't make a link. Please try again.", showsServerMessage: true },
    except: { ...on401(REDIRECTS), ...onUnreadableBody(UNKNOWN), lostResponse: UNKNOWN },
  },
  joinFriendLeague: {
    id: 'C96',
    path: `/join/${fixtures.invite.code}`,
    okBody: { id: fixtures.officeLeague.id },
    ...pressing('Join league'),
    success: () => hasText('3 of at most 50.'),
    initial: () => has('button', 'Join league'),
    failure: { text: "Couldn't join the league. Please try again.", showsServerMessage: true },
    except: { ...on401(REDIRECTS), ...onUnreadableBody(FAILS) },
  },
} satisfies Partial<Record<EndpointName, WriteCall>>;

const IN_FLOW = 'tested in flows/journeys/Leagues.stories.tsx';

/** Every call about leagues of players. */
export const LEAGUE_CALLS = {
  ...LEAGUE_READS,
  ...LEAGUE_WRITES,
  renameFriendLeague: IN_FLOW,
  revokeInvite: IN_FLOW,
  removeFriendLeagueMember: IN_FLOW,
  leaveFriendLeague: IN_FLOW,
};
