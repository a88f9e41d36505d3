import { GOLD_STAKES } from '@machine/contract/constants.ts';
import type { CompletedMatch } from '@machine/contract/match.ts';
import type { MachinePrediction, PickChoice, PredictionMatch } from '@machine/contract/prediction.ts';
import type { Slate, SlateEntry } from '@machine/contract/slate.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { finalWrongMatch, goldMatch, liveMatch, livePickedMatch, provisionalMatch } from './match.ts';
import { minutesAgo } from './minutesAgo.ts';
import { eventsSince, sinceMarkOf } from './sinceThen.ts';
import { teams } from './teams.ts';

type Teams = Parameters<typeof teams<string>>;
type Options = Partial<Pick<SlateEntry, 'isGold'> & Pick<PredictionMatch, 'league'> & MachinePrediction>;

const STAKES = { agree: 1.8, disagree: 3.2 };
const EPL_STAKES = { agree: 3.1, disagree: 2 };

const STATS: SlateEntry['communityStats'] = {
  totalCount: 96,
  agreePercent: 58.3,
  disagreePercent: 41.7,
  agreeCount: 56,
  disagreeCount: 40,
};

/** Creates an open entry; `start` is a time on the day of `FIXED_NOW`. */
function entryOf(id: string, start: string, names: Teams, options: Options): SlateEntry {
  const { league = 'NBA', isGold = false, ...prediction } = options;
  return {
    match: { id, ...teams(...names), startTime: `2025-10-14T${start}:00Z`, status: 'SCHEDULED', league },
    prediction: {
      machinePick: 'HOME',
      confidencePct: 63.4,
      leagueInjuries: [],
      contentHash: '9f2c51e07b3d4a688c15d0e2f7a9b4c3d1e5f60718293a4b5c6d7e8f90a1b2c3',
      stakes: isGold ? GOLD_STAKES : STAKES,
      ...prediction,
    },
    isGold,
    userPick: null,
    communityStats: null,
  };
}

const picked = (entry: SlateEntry, userPick: PickChoice): SlateEntry => ({ ...entry, userPick, communityStats: STATS });

/** Returns the entry of a match in the list of completed ones. */
function startedEntry(match: CompletedMatch, startTime: string, starsDelta: number | null = null): SlateEntry {
  const { id, homeTeam, awayTeam, homeTeamAbbr, awayTeamAbbr, status, league, isGold, userChoice } = match;
  const { scoreHome, scoreAway, clock, isMachineCorrect, isUserCorrect } = match;
  return {
    match: { id, homeTeam, awayTeam, homeTeamAbbr, awayTeamAbbr, startTime, status, league },
    prediction: {
      machinePick: match.machinePick,
      confidencePct: 57.8,
      leagueInjuries: [],
      contentHash: null,
      stakes: isGold ? GOLD_STAKES : STAKES,
    },
    isGold,
    userPick: userChoice,
    communityStats: userChoice && STATS,
    result: { scoreHome, scoreAway, clock, isMachineCorrect, isUserCorrect, starsDelta },
  };
}

/** The match of the open card. */
export const openSlateEntry = entryOf('nba-lal-bos', '14:14', ['Los Angeles Lakers', 'LAL', 'Boston Celtics', 'BOS'], {
  sinceThen: sinceMarkOf(eventsSince.out, 5),
});
export const goldSlateEntry = entryOf('nba-mil-phi', '19:30', ['Milwaukee Bucks', 'MIL', 'Philadelphia 76ers', 'PHI'], {
  isGold: true,
  machinePick: 'AWAY',
  confidencePct: 54.1,
});
export const eplSlateEntry = entryOf('epl-liv-mci', '15:00', ['Liverpool', 'LIV', 'Manchester City', 'MCI'], {
  league: 'EPL',
  confidencePct: 39.2,
  stakes: EPL_STAKES,
});
export const drawSlateEntry = entryOf('epl-eve-ful', '17:30', ['Everton', 'EVE', 'Fulham', 'FUL'], {
  league: 'EPL',
  sinceThen: sinceMarkOf({ ...eventsSince.won, team: 'EVE', homeTeam: 'Everton', homeTeamAbbr: 'EVE' }, 1),
  machinePick: 'DRAW',
  confidencePct: 34.6,
  stakes: EPL_STAKES,
});
export const lockedSlateEntry = picked(
  entryOf('epl-new-tot', '16:30', ['Newcastle United', 'NEW', 'Tottenham Hotspur', 'TOT'], {
    league: 'EPL',
    confidencePct: 48.9,
    stakes: EPL_STAKES,
  }),
  'AGREE',
);
export const disagreedSlateEntry = picked(
  entryOf('nba-cle-det', '23:00', ['Cleveland Cavaliers', 'CLE', 'Detroit Pistons', 'DET'], {
    confidencePct: 71.3,
    sinceThen: sinceMarkOf({ ...eventsSince.doubtful, team: 'CLE' }, 2),
  }),
  'DISAGREE',
);
/** Five minutes after its start, not picked. */
export const missedSlateEntry = startedEntry(
  { ...liveMatch, id: 'nba-missed', scoreHome: 8, scoreAway: 5, clock: 'Q1 8:40' },
  '2025-10-14T11:55:00Z',
);
export const liveSlateEntry = startedEntry(livePickedMatch, livePickedMatch.startTime);
export const provisionalSlateEntry = startedEntry(provisionalMatch, provisionalMatch.startTime);
export const rightSlateEntry = startedEntry(finalWrongMatch, '2025-10-14T02:30:00Z', 3.2);
export const wrongSlateEntry = startedEntry(
  {
    ...finalWrongMatch,
    id: 'nba-chi-nyk',
    ...teams('Chicago Bulls', 'CHI', 'New York Knicks', 'NYK'),
    userChoice: 'AGREE',
    isUserCorrect: false,
  },
  '2025-10-14T00:30:00Z',
  0,
);
export const goldOverSlateEntry = startedEntry({ ...goldMatch, id: 'nba-gold-over' }, '2025-10-14T01:30:00Z', 5);
export const unpickedOverSlateEntry = startedEntry(
  {
    ...finalWrongMatch,
    id: 'nba-unpicked',
    ...teams('Utah Jazz', 'UTA', 'Sacramento Kings', 'SAC'),
    userChoice: null,
    isUserCorrect: null,
  },
  '2025-10-14T03:00:00Z',
);
const withoutResult = (entry: SlateEntry, status: 'VOID' | 'POSTPONED'): SlateEntry => ({
  ...entry,
  match: { ...entry.match, id: `${entry.match.id}-${status.toLowerCase()}`, status },
  result: { scoreHome: null, scoreAway: null, clock: null, isMachineCorrect: null, isUserCorrect: null },
});
export const voidSlateEntry = withoutResult(lockedSlateEntry, 'VOID');
export const postponedSlateEntry = withoutResult(eplSlateEntry, 'POSTPONED');
/** Of a server that sends neither stakes nor confidence. */
export const plainSlateEntry: SlateEntry = {
  ...openSlateEntry,
  match: { ...openSlateEntry.match, id: 'nba-plain' },
  prediction: { machinePick: 'HOME', leagueInjuries: [], confidencePct: null, contentHash: null },
};
export const longNamesSlateEntry = entryOf(
  'epl-long',
  '18:00',
  ['Wolverhampton Wanderers', 'WOL', 'The Honourable Borough of Llanfairpwllgwyngyll Athletic', 'LLA'],
  { league: 'EPL', machinePick: 'AWAY' },
);
export const hostileSlateEntry = entryOf(
  'hostile',
  '18:15',
  [HOSTILE_TEXTS.tag, HOSTILE_TEXTS.svg, HOSTILE_TEXTS.long, HOSTILE_TEXTS.emoji],
  {},
);

const byStart = (one: SlateEntry, other: SlateEntry) =>
  Date.parse(one.match.startTime) - Date.parse(other.match.startTime);

/** One match in each state, by start, as the server sends them. */
export const slateEntries: SlateEntry[] = [
  goldSlateEntry,
  openSlateEntry,
  eplSlateEntry,
  drawSlateEntry,
  lockedSlateEntry,
  disagreedSlateEntry,
  liveSlateEntry,
  provisionalSlateEntry,
  rightSlateEntry,
  wrongSlateEntry,
  unpickedOverSlateEntry,
  postponedSlateEntry,
].toSorted(byStart);

/** With a mark for each kind of event since the predictions; the first has eleven more. */
export const markedSlateEntries: SlateEntry[] = Object.values(eventsSince).map((event, index) => ({
  ...(index === 0 ? goldSlateEntry : openSlateEntry),
  match: { ...openSlateEntry.match, id: `nba-since-${index}` },
  prediction: { ...openSlateEntry.prediction, sinceThen: sinceMarkOf(event, index === 0 ? 12 : 1) },
}));

/** Everything that could be picked is picked. */
export const pickedSlateEntries: SlateEntry[] = slateEntries.map((entry) =>
  entry.match.status === 'SCHEDULED' ? picked(entry, entry.userPick ?? 'AGREE') : entry,
);

/** As visitors see them. */
export const visitorSlateEntries: SlateEntry[] = slateEntries.map((entry) => ({
  ...entry,
  userPick: null,
  communityStats: null,
  ...(entry.result && { result: { ...entry.result, isUserCorrect: null, starsDelta: null } }),
}));

/** The day before, and the day after: matches that are over, and some that are open. */
const otherDays: SlateEntry[] = [
  startedEntry({ ...provisionalMatch, id: 'nba-yesterday', status: 'FINAL' }, '2025-10-13T23:30:00Z', 1.8),
  ...[eplSlateEntry, openSlateEntry].map((entry, index) => ({
    ...entry,
    match: { ...entry.match, id: `${entry.match.id}-tomorrow`, startTime: minutesAgo(-(26 + index) * 60) },
  })),
];

/** A day with many matches. */
export const manySlateEntries = (count: number): SlateEntry[] =>
  Array.from({ length: count }, (_, index) => {
    const entry = index % 3 === 0 ? eplSlateEntry : index % 3 === 1 ? openSlateEntry : lockedSlateEntry;
    return { ...entry, match: { ...entry.match, id: `many-${index}`, startTime: minutesAgo(-index - 1) } };
  });

export const emptySlate: Slate = { entries: [], nextPredictionAt: '2025-10-15T14:00:00Z' };

/** Returns the slate of a period; without one, of all three days. */
export function slateBetween(query: URLSearchParams, entries: readonly SlateEntry[] = slateEntries): Slate {
  const [from, to] = [Date.parse(query.get('from') ?? ''), Date.parse(query.get('to') ?? '')];
  const all = [...entries, ...otherDays].toSorted(byStart);
  const shown = all.filter(({ match }) => !(Date.parse(match.startTime) < from || Date.parse(match.startTime) >= to));
  const isAnyOpen = shown.some(({ match }) => match.status === 'SCHEDULED');
  return { entries: shown, nextPredictionAt: isAnyOpen ? null : emptySlate.nextPredictionAt };
}
