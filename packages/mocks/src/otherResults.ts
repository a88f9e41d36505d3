/*
 * The same data with other results: other scores, marks, stars, streaks, plays and chats. What is shown to a player who
 * hides results must be the same for both.
 */

type Change = (value: unknown) => unknown;

const number: Change = (value) => (typeof value === 'number' ? value + 613 : value);
const share: Change = (value) => (typeof value === 'number' ? (value + 37) % 100 : value);
const flag: Change = (value) => (typeof value === 'boolean' ? !value : value);
const sentence: Change = (value) => (typeof value === 'string' && value !== '' ? `Otherwise: ${value}` : value);
const sentences: Change = (value) => (Array.isArray(value) ? value.map(sentence) : value);
const nobody: Change = () => [];
const oneOf =
  (...values: string[]): Change =>
  (value) =>
    typeof value === 'string' && values.includes(value) ? values[(values.indexOf(value) + 1) % values.length] : value;

/** Every field of a response that tells a result, by its name. */
const RESULT_FIELDS: Readonly<Record<string, Change>> = {
  scoreHome: number,
  scoreAway: number,
  scoreFor: number,
  scoreAgainst: number,
  clock: sentence,
  officialResult: oneOf('HOME', 'AWAY', 'DRAW'),
  isMachineCorrect: flag,
  isUserCorrect: flag,
  wasCorrect: flag,
  starsDelta: number,
  streakProgress: number,
  postMortemAnalysis: sentence,
  stars: number,
  streak: number,
  currentStreak: number,
  bestStreak: number,
  winRate: share,
  accuracy: share,
  correctCount: number,
  gradedCount: number,
  beatenCount: number,
  disagreementCount: number,
  disagreements: number,
  wins: number,
  ahead: (value) => (typeof value === 'number' ? -value : value),
  odds: number,
  you: number,
  machine: number,
  won: number,
  lost: number,
  level: number,
  inARow: number,
  losses: number,
  draws: number,
  luck: number,
  verdict: oneOf('BETTER', 'WORSE', 'WITHIN_LUCK'),
  result: oneOf('W', 'L', 'D'),
  progress: number,
  unlocked: flag,
  tablePosition: number,
  edgePosition: number,
  winners: nobody,
  rating: number,
  bullets: sentences,
  analysis: sentence,
  word: sentence,
};

/** The fields of a match without a result tell none. */
const isWithoutResult = (row: Record<string, unknown>) =>
  ['SCHEDULED', 'VOID', 'POSTPONED'].includes(String(row.status));
/** The text of a chat message, and the description of a play. */
const isTelling = (row: Record<string, unknown>, name: string) =>
  (name === 'text' && (row.kind === 'USER' || row.kind === 'SYSTEM')) || (name === 'description' && 'period' in row);

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** Returns a copy of fixtures with other results. Leaves everything else as it is, also what isn't plain data. */
export function withOtherResults<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withOtherResults) as Value;
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  const row = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(row).map(([name, part]) => {
      if (isTelling(row, name)) return [name, sentence(part)];
      const change = isWithoutResult(row) ? undefined : RESULT_FIELDS[name];
      const changed = change?.(part) ?? part;
      return [name, changed === part ? withOtherResults(part) : changed];
    }),
  ) as Value;
}
