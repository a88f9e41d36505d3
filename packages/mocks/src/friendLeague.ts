import { DELETED_USER } from '@machine/contract/constants.ts';
import type {
  FriendLeague,
  FriendLeagueDetails,
  FriendLeagueMember,
  FriendLeagueRow,
  FriendLeagueWeek,
  Invite,
  InviteDetails,
} from '@machine/contract/friendLeague.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { minutesAgo } from './minutesAgo.ts';
import { longNameUser, manyUsers, rival, userAt } from './profile.ts';

/** In so many days. */
const at = (days: number) => minutesAgo(-days * 24 * 60);
/** Mondays at 10:00 UTC. */
const THIS_WEEK = '2025-10-13T10:00:00.000Z';
const LAST_WEEK = '2025-10-06T10:00:00.000Z';
const FIRST_WEEK = '2025-09-29T10:00:00.000Z';

type Person = { id: string; username: string; rank: string };
const ada = { id: 'u-ada', username: 'ada_predicts', rank: 'CHALLENGER' };
const playerOf = ({ id, username, rank }: Person) => ({ userId: id, username, rank });
export const memberOf = (person: Person, joinedAt: string, isOwner = false): FriendLeagueMember => ({
  ...playerOf(person),
  joinedAt,
  isOwner,
});

const weekOf = (startsAt: string, machine: number, stars: number, ...winners: Person[]): FriendLeagueWeek => ({
  startsAt,
  isOver: startsAt !== THIS_WEEK,
  winners: winners.map((winner) => ({ ...playerOf(winner), stars })),
  machine,
});

export const invite: Invite = { code: 'q2Jx0sVw7dF4kYbN1mTzRg', expiresAt: at(6) };

/** Three members; the viewer (`player`) owns it. */
export const officeLeague: FriendLeagueDetails = {
  id: 'l-office',
  name: 'The office',
  startsAt: FIRST_WEEK,
  memberCount: 3,
  isOwner: true,
  threadId: 't-office',
  members: [memberOf(ada, at(-16), true), memberOf(rival, at(-15)), memberOf(userAt(1), at(-5))],
  invite,
  machine: 16.8,
  weeks: [
    weekOf(THIS_WEEK, 2.6, 3.2, ada),
    weekOf(LAST_WEEK, 9.1, 11.7, rival),
    weekOf(FIRST_WEEK, 5.1, 8, ada, userAt(2)),
  ],
};

/** Owned by someone else. */
export const sundayLeague: FriendLeagueDetails = {
  ...officeLeague,
  id: 'l-sunday',
  name: 'Sunday pub quiz',
  isOwner: false,
  canReport: true,
  threadId: 't-sunday',
  members: [memberOf(rival, at(-16), true), memberOf(ada, at(-15)), memberOf(userAt(1), at(-5))],
  invite: null,
};

/** Just created: nobody has joined and nothing was played. */
export const newLeague: FriendLeagueDetails = {
  ...officeLeague,
  id: 'l-new',
  name: 'Family',
  startsAt: at(0),
  memberCount: 1,
  members: [memberOf(ada, at(0), true)],
  invite: null,
  machine: 0,
  weeks: [weekOf(THIS_WEEK, 0, 0)],
};

export const futureLeague: FriendLeagueDetails = { ...newLeague, id: 'l-future', startsAt: at(6), weeks: [] };

export const toSummary = ({ id, name, startsAt, memberCount, isOwner }: FriendLeague): FriendLeague => ({
  id,
  name,
  startsAt,
  memberCount,
  isOwner,
});

export const friendLeagueDetails: FriendLeagueDetails[] = [officeLeague, sundayLeague];
export const friendLeagues: FriendLeague[] = friendLeagueDetails.map(toSummary);

const row = (person: Person, values: Partial<FriendLeagueRow>): FriendLeagueRow => ({
  ...playerOf(person),
  stars: 0,
  position: 1,
  ahead: 0,
  disagreements: 0,
  edgePosition: null,
  joinedLateAt: null,
  status: 'MEMBER',
  ...values,
});

/** With a member who joined late. */
export const friendLeagueTable: FriendLeagueRow[] = [
  row(rival, { stars: 19.4, position: 1, ahead: -4.2, disagreements: 9, edgePosition: 2 }),
  row(ada, { stars: 14.2, position: 2, ahead: 11.6, disagreements: 12, edgePosition: 1 }),
  row(userAt(1), { stars: 3, position: 3, joinedLateAt: at(-5) }),
];

/** With members who left since then, and one whose account is deleted. */
export const friendLeagueWeekTable: FriendLeagueRow[] = [
  row(ada, { stars: 8, position: 1, ahead: 6, disagreements: 4, edgePosition: 1 }),
  row(userAt(2), { stars: 8, position: 1, ahead: 3.5, disagreements: 3, edgePosition: 2, status: 'LEFT' }),
  row(rival, { stars: 5, position: 3, ahead: -3, disagreements: 2, edgePosition: 3 }),
  row({ id: 'u-deleted', username: DELETED_USER, rank: '' }, { stars: 2, position: 4, status: 'DELETED' }),
];

/** The table of a league in which nobody has a result. */
export const emptyTableOf = ({ members, startsAt }: FriendLeagueDetails): FriendLeagueRow[] =>
  members.map(({ userId, username, rank, joinedAt }) =>
    row({ id: userId, username, rank }, { joinedLateAt: joinedAt > startsAt ? joinedAt : null }),
  );

/** As many members as a league can have. */
export const fullLeague: FriendLeagueDetails = {
  ...officeLeague,
  memberCount: 50,
  members: [
    memberOf(ada, at(-16), true),
    memberOf(longNameUser, at(-15)),
    ...manyUsers(48).map((user) => memberOf(user, at(-14))),
  ],
};
export const fullLeagueTable: FriendLeagueRow[] = fullLeague.members.map(({ userId, username, rank }, index) =>
  row(
    { id: userId, username, rank },
    {
      stars: 200 - index * 4,
      position: index + 1,
      ahead: 25 - index / 5,
      disagreements: 40 - (index % 7),
      edgePosition: index + 1,
    },
  ),
);

const hostilePeople: Person[] = Object.values(HOSTILE_TEXTS).map((text, index) => ({
  id: `h-${index}`,
  username: text,
  rank: text,
}));
export const hostileLeague: FriendLeagueDetails = {
  ...officeLeague,
  name: HOSTILE_TEXTS.tag,
  startsAt: 'yesterday',
  members: hostilePeople.map((person) => memberOf(person, person.username)),
  weeks: [{ ...weekOf('soon', 0, -3, { id: 'h-0', username: HOSTILE_TEXTS.tag, rank: '' }), machine: undefined }],
};
export const hostileLeagueTable: FriendLeagueRow[] = hostilePeople.map((person, index) =>
  row(person, { position: index - 1, stars: 1e9, joinedLateAt: person.username }),
);

/** The page that a link to a league leads to, for players who aren't in it. */
export const openInvite: InviteDetails = {
  name: 'Tuesday five-a-side',
  ownerName: rival.username,
  memberCount: 7,
  startsAt: LAST_WEEK,
  state: 'OPEN',
  leagueId: null,
  canReport: true,
};

/** The league behind `openInvite`, once the viewer has joined. */
export const invitedLeague: FriendLeagueDetails = {
  ...sundayLeague,
  id: 'l-invited',
  name: openInvite.name,
  startsAt: openInvite.startsAt,
  memberCount: 8,
  threadId: 't-invited',
  members: [
    memberOf(rival, at(-16), true),
    ...manyUsers(6).map((user) => memberOf(user, at(-6))),
    memberOf(ada, at(0)),
  ],
};
