import * as fixtures from '@machine/mocks/fixtures';
import type { EndpointName } from '../call.ts';
import { hasText } from '../dom.ts';
import type { ReadCall } from '../reads.ts';

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
    // A player is in at most 20.
    except: { manyRows: null },
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
    emptyText: "This link doesn't work anymore",
    except: NOT_FOUND,
  },
} satisfies Partial<Record<EndpointName, ReadCall>>;
