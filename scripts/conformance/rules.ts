import { createHash } from 'node:crypto';
import {
  AUDIT_ROWS_MAX,
  type CallName,
  EDGE_MIN_DISAGREEMENTS,
  EDGE_POINTS_MAX,
  type EndpointOutput,
  type endpoints,
  LEADERBOARD_ROWS_MAX,
  RECORD_MATCHES_MAX,
  RECORD_MIN_COUNT,
  SEARCH_ROWS_MAX,
} from '@machine/contract';

export type Output<Name extends CallName> = EndpointOutput<(typeof endpoints)[Name]>;
type Rules = { [Name in CallName]?: (body: Output<Name>) => (string | null)[] };

const ROWS_MAX = 200;
/** Statuses that come first in the list of completed matches. */
const FIRST = ['LIVE', 'PROVISIONAL'];

const atMost = (max: number, rows: readonly unknown[]) =>
  rows.length <= max ? null : `${rows.length} rows, at most ${max} are allowed`;

/** Expects numbers that never fall, in the rows that have one. */
function rising<Row>(what: string, rows: readonly Row[], numberOf: (row: Row) => number): string | null {
  const numbers = rows.map(numberOf).filter((number) => !Number.isNaN(number));
  return numbers.every((number, index) => number >= (numbers[index - 1] ?? number)) ? null : `the rows are not ${what}`;
}
const timeOf = (row?: { createdAt?: string | null } | null) => Date.parse(row?.createdAt ?? '');

/** Rules that a schema can't express about the body of a response: order, number of rows, and fields that depend on others. */
export const RULES: Rules = {
  matchChat: (rows) => [atMost(ROWS_MAX, rows), rising('oldest first', rows, timeOf)],
  dmMessages: (rows) => [atMost(ROWS_MAX, rows), rising('oldest first', rows, timeOf)],
  notifications: (rows) => [atMost(ROWS_MAX, rows), rising('newest first', rows, (row) => -timeOf(row))],
  dmThreads: (rows) => [
    atMost(ROWS_MAX, rows),
    rising('newest first', rows, ({ lastMessage }) => -timeOf(lastMessage)),
  ],
  searchUsers: (rows) => [atMost(SEARCH_ROWS_MAX, rows)],
  leaderboard: (rows) => [atMost(LEADERBOARD_ROWS_MAX, rows), rising('by position', rows, ({ position }) => position)],
  gameInfo: ({ features }) => [new Set(features).size === features.length ? null : 'a feature is listed twice'],
  machineEdge: ({ players }) => [
    atMost(LEADERBOARD_ROWS_MAX, players),
    rising('by position', players, ({ position }) => position ?? Number.NaN),
    players.some(({ disagreements }) => disagreements < EDGE_MIN_DISAGREEMENTS)
      ? `a player has fewer than ${EDGE_MIN_DISAGREEMENTS} disagreements`
      : null,
  ],
  machineRecord: ({ seasons }) => seasons.flatMap(recordRules),
  userEdge: (details) => [
    atMost(EDGE_POINTS_MAX, details?.timeline ?? []),
    rising('oldest first', details?.timeline ?? [], ({ at }) => Date.parse(at)),
  ],
  completedLive: (rows) => [
    atMost(ROWS_MAX, rows),
    rising('live first, then provisional, then the others', rows, ({ status }) =>
      FIRST.includes(status) ? FIRST.indexOf(status) : FIRST.length,
    ),
    ...[...FIRST, null].map((first) =>
      rising(
        'newest first within a status',
        rows.filter(({ status }) => (first === null ? !FIRST.includes(status) : status === first)),
        ({ startTime }) => -Date.parse(startTime),
      ),
    ),
  ],
  auditCheckpoints: ({ checkpoints }) => [
    atMost(AUDIT_ROWS_MAX.checkpoints, checkpoints),
    rising('by size', checkpoints, ({ size }) => size),
  ],
  auditEntries: ({ entries }) => [
    atMost(AUDIT_ROWS_MAX.entries, entries),
    entries.every(({ index }, row) => index === (entries[0]?.index ?? 0) + row) ? null : 'an entry is missing',
  ],
  auditResults: ({ results }) => [
    atMost(AUDIT_ROWS_MAX.results, results),
    results.every((result) => result.outcome === gradedOutcome(result)) ? null : "an outcome doesn't match its score",
  ],
  auditPicks: ({ picks }) => [
    atMost(AUDIT_ROWS_MAX.picks, picks),
    picks.every(({ wasCorrect, stars }) => wasCorrect || stars === 0) ? null : 'a wrong pick has stars',
    picks.every(({ choice, isSlayerPick }) => choice === 'DISAGREE' || !isSlayerPick)
      ? null
      : 'an AGREE counts for AI Slayers',
  ],
  activeSessions: (rows) => [
    rows.every(({ isCurrent }, index) => isCurrent === (index === 0))
      ? null
      : 'the first row, and no other, must be the current session',
  ],
  practice: (rows) => [
    rows.every(({ result }) => result.outcome === outcomeOf(result)) ? null : "an outcome doesn't match its score",
    rows.every(({ prediction }) => prediction.machinePick) ? null : "each match must have the Machine's pick",
  ],
  randomPrediction: cardRules,
  spotlightPrediction: cardRules,
  slate: ({ entries }) => [
    rising('by start', entries, ({ match }) => Date.parse(match.startTime)),
    ...entries.flatMap(cardRules),
  ],
};

const matchesIn = (parts: readonly { matches: number }[]) => parts.reduce((total, part) => total + part.matches, 0);

/** Shares of few matches say nothing, so they aren't sent. */
function recordRules({ matches, reliability, months, smartest, dumbest }: Output<'machineRecord'>['seasons'][number]) {
  return [
    [reliability, months].every((parts) => matchesIn(parts) === matches)
      ? null
      : "the parts don't add up to all matches",
    rising('by probability', reliability, ({ from }) => from),
    rising('oldest first', months, ({ month }) => Date.parse(month)),
    reliability.every((bin) => (bin.happened === null) === bin.matches < RECORD_MIN_COUNT)
      ? null
      : `a share must be sent of ${RECORD_MIN_COUNT} matches or more, and of no fewer`,
    atMost(RECORD_MATCHES_MAX, smartest),
    atMost(RECORD_MATCHES_MAX, dumbest),
  ];
}

/** Null for a match that doesn't count. */
const gradedOutcome = ({ status, scoreHome, scoreAway }: Output<'auditResults'>['results'][number]) =>
  status === 'FINAL' && scoreHome !== null && scoreAway !== null ? outcomeOf({ scoreHome, scoreAway }) : null;

const outcomeOf = ({ scoreHome, scoreAway }: { scoreHome: number; scoreAway: number }) =>
  scoreHome > scoreAway ? 'HOME' : scoreHome < scoreAway ? 'AWAY' : 'DRAW';

type Card = Pick<NonNullable<Output<'randomPrediction'>>, 'match' | 'prediction' | 'userPick' | 'communityStats'>;

function cardRules(card: Card | null): (string | null)[] {
  const isPicked = card?.userPick != null;
  return [
    card?.communityStats != null && !isPicked ? "community stats are sent without the viewer's own pick" : null,
    card?.match && card.prediction.machinePick === '' ? "a card must have the Machine's pick" : null,
    ...(card ? predictionRules(card.prediction) : []),
  ];
}

const STAKE = { min: 1, max: 5 };
/** Each of three probabilities is rounded to one decimal. */
const ROUNDING = 0.15;

/** All of these fields are optional. */
function predictionRules({
  stakes,
  probabilities,
  reasons,
  contentHash,
}: NonNullable<Output<'randomPrediction'>>['prediction']) {
  const amounts = stakes ? [stakes.agree, stakes.disagree] : [];
  const total = probabilities && probabilities.home + probabilities.draw + probabilities.away;
  const analysis = reasons?.analysis;
  return [
    amounts.every((stars) => stars >= STAKE.min && stars <= STAKE.max)
      ? null
      : `the stakes ${amounts.join(' and ')} are not between ${STAKE.min} and ${STAKE.max}`,
    total === undefined || Math.abs(total - 100) <= ROUNDING
      ? null
      : `the probabilities add up to ${total.toFixed(1)} instead of 100`,
    typeof analysis !== 'string' || contentHash === null || sha256(analysis) === contentHash
      ? null
      : 'contentHash is not the SHA-256 of the analysis',
  ];
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
