import { clubOf } from '@machine/contract/clubOf.ts';
import type { SlateEntry } from '@machine/contract/slate.ts';

export const SLATE_DAYS = ['yesterday', 'today', 'tomorrow'] as const;
export type SlateDay = (typeof SLATE_DAYS)[number];
export const SLATE_FILTERS = ['all', 'nba', 'epl', 'mine'] as const;
export type SlateFilter = (typeof SLATE_FILTERS)[number];

/** UPCOMING: can be picked, or will start. LIVE: being played. OVER: has a result, or doesn't count. */
export type SlateGroup = 'UPCOMING' | 'LIVE' | 'OVER';

const GROUPS: Record<string, SlateGroup> = { SCHEDULED: 'UPCOMING', LIVE: 'LIVE' };

/** Returns the group of an entry. Also a status that this version doesn't know counts as over: it can't be picked. */
export const groupOf = ({ match }: SlateEntry): SlateGroup => GROUPS[match.status] ?? 'OVER';

/** An entry with what its row needs besides. */
export type SlateRowItem = {
  entry: SlateEntry;
  group: SlateGroup;
  /** True for the first of its group, which has a heading. */
  isFirst: boolean;
  groupSize: number;
  followed: { home: boolean; away: boolean };
};

const GROUP_ORDER: readonly SlateGroup[] = ['UPCOMING', 'LIVE', 'OVER'];

/**
 * Returns the rows in the order in which they are shown: by group, in each the gold match first, then the matches of
 * followed clubs, then by start. `clubs` are codes.
 */
export function slateRows(
  entries: readonly SlateEntry[],
  filter: SlateFilter,
  clubs: readonly string[],
): SlateRowItem[] {
  const codes = new Set(clubs);
  const items = entries
    .map((entry) => ({ entry, group: groupOf(entry), followed: followedIn(entry, codes) }))
    .filter((item) => isShown(item, filter));
  return GROUP_ORDER.flatMap((group) =>
    items
      .filter((item) => item.group === group)
      .toSorted(
        (one, other) =>
          Number(other.entry.isGold) - Number(one.entry.isGold) ||
          Number(isFollowed(other.followed)) - Number(isFollowed(one.followed)),
      )
      .map((item, index, { length: groupSize }) => ({ ...item, isFirst: index === 0, groupSize })),
  );
}

type Followed = SlateRowItem['followed'];
const isFollowed = ({ home, away }: Followed) => home || away;

function followedIn({ match }: SlateEntry, codes: ReadonlySet<string>): Followed {
  return {
    home: codes.has(clubOf(match.homeTeam, match.homeTeamAbbr).code),
    away: codes.has(clubOf(match.awayTeam, match.awayTeamAbbr).code),
  };
}

const isShown = ({ entry, followed }: { entry: SlateEntry; followed: Followed }, filter: SlateFilter) => {
  if (filter === 'all') return true;
  return filter === 'mine' ? isFollowed(followed) : entry.match.league.toLowerCase() === filter;
};

/** Counts the day's picks. Matches that started without a pick don't count: they can't be picked anymore. */
export function slateProgress(entries: readonly SlateEntry[]) {
  const picked = entries.filter(({ userPick }) => userPick !== null);
  const open = entries.filter((entry) => entry.userPick === null && groupOf(entry) === 'UPCOMING');
  const pending = picked.filter(({ match }) => ['SCHEDULED', 'LIVE', 'PROVISIONAL'].includes(match.status));
  return { picked: picked.length, total: picked.length + open.length, pending: pending.length };
}
