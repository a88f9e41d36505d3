const functions = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<object>(['../../ui/src/format/*.ts', '!../../ui/src/format/*.test.ts'], { eager: true }),
  ),
) as Record<string, (...args: readonly unknown[]) => unknown>;
const source = Object.values(
  import.meta.glob<string>('../../ui/src/format/*.ts', { eager: true, query: '?raw', import: 'default' }),
).join('\n');

/** The functions of the product's formats. */
export const FUNCTION_NAMES = Object.keys(functions).filter((name) => typeof functions[name] === 'function');

/** The current time of all examples. */
export const NOW = new Date('2025-10-14T12:00:00Z');
const ZONE = 'UTC';

/** Returns calls with each of these values, and with the same further arguments. */
const of = (values: readonly unknown[], ...more: unknown[]) => values.map((value) => [value, ...more]);
const today = (time: string) => `2025-10-14T${time}Z`;
const EVENING = today('19:05:00');
const GAME = { homeTeam: 'Lakers', awayTeam: 'Suns' };
const FINAL = { ...GAME, scoreHome: 101, scoreAway: 98, status: 'FINAL' };
const OUTCOMES = { home: 39, draw: 28, away: 33 };
const RECORD = { wins: 3, draws: 2, losses: 2 };
const TOTALS = { since: null, totalCount: 10, correctCount: 7 };
const people = (...names: string[]) => names.map((username) => ({ userId: `u-${username}`, username }));

type Calls = Readonly<Record<string, readonly (readonly unknown[])[]>>;

/** The arguments of example calls. */
const CALLS: Record<'Numbers' | 'Dates' | 'Results' | 'Matches and teams' | 'Players', Calls> = {
  Numbers: {
    amount: of([0, 1_612, 1_250_000, Number.NaN, null]),
    percent: of([62.16, 62, 250, null]),
    signed: of([5, 0, -1, null]),
    plural: of([0, 1, 1_234], 'pick'),
    ordinal: of([1, 2, 3, 12]),
    unreadLabel: of([0, 3, 9, 10]),
    scoreLabel: of([108, 0, null]),
    shortHash: of(['9f2c51e07b3d4a688c15d0e2', '9f2c51e0']),
  },
  Dates: {
    countdown: of(
      ['2025-10-17T17:30:00Z', ...['14:14:00', '12:42:00', '12:00:30', '12:00:00'].map(today), 'soon'],
      NOW,
    ),
    clockTime: of([EVENING, 'soon'], ZONE),
    weekdayTime: of([EVENING, 'soon'], ZONE),
    startLabel: of([EVENING, '2025-10-14T19:05:00+02:00'], ZONE),
    fullTime: of([EVENING], ZONE),
    dateLabel: of(['2025-10-02T19:04:00Z'], ZONE),
    relativeTime: of(['2025-10-13T12:00:00Z', ...['11:59:40', '10:00:00', '12:05:00'].map(today)], NOW),
    timeAgo: of(['11:15:00', '12:05:00'].map(today), NOW),
    hasStarted: of(['12:00:00', '12:00:01'].map(today), NOW),
    parseTime: of(['2025-10-14T19:05+02:00', 'soon']),
  },
  Results: {
    sinceLabel: of(
      ['2025-10-14', '2025-10-13', '2025-10-12', '2025-08-16'].map((day) => `${day}T10:00:00Z`),
      NOW,
      ZONE,
    ),
    resultsSummary: of(
      [14, 1, 0].map((stars) => ({ ...TOTALS, stars })),
      NOW,
    ),
    neutralSummary: of([{ totalCount: 7 }, { totalCount: 1_200 }]),
    disagreementSummary: of([4, 1, 0].map((disagreementCount) => ({ disagreementCount, beatenCount: 1 }))),
  },
  'Matches and teams': {
    matchTitle: of([GAME, { ...GAME, awayTeam: '' }]),
    matchName: of([GAME]),
    resultText: of([FINAL, { ...FINAL, status: 'LIVE' }]),
    clockText: of(['Final', 'FT'], 'FINAL'),
    resultLabel: of([FINAL, { ...FINAL, status: 'POSTPONED', scoreHome: null, scoreAway: null }]),
    areDrawable: of([OUTCOMES, { ...OUTCOMES, draw: 60 }]),
    confidenceText: ['HOME', 'DRAW', 'POSTPONE'].map((pick) => [OUTCOMES, pick]),
    recordText: [true, false].map((canDraw) => [RECORD, canDraw]),
    restText: [23, 47, 72].map((hours) => [hours, hours < 24]),
    scoreText: [104, null].map((other) => [112, other]),
    teamName: of(['Suns', '']),
    pickedTeam: of(['HOME', 'AWAY', 'DRAW', 'POSTPONE', ''], GAME),
    statusLabel: of(['FINAL', 'SUSPENDED']),
    statusNote: of(['PROVISIONAL', 'VOID', 'FINAL']),
    leagueNames: of([['NBA', 'EPL'], ['EPL'], []]),
    scoreDelay: of(
      ['11:56:00', '09:30:00', '11:58:00'].map((time) => ({ status: 'LIVE', asOf: today(time) })),
      NOW,
      ZONE,
    ),
    delayedScoresText: of([['NBA'], ['NBA', 'EPL']]),
  },
  Players: {
    rankNames: of(['APPRENTICE', 'WIZARD', null]),
    displayName: of(['ada', '']),
    nameBesideTag: of([{ username: 'homer (bot)', isBot: true }, { username: 'ada' }]),
    initials: of(['ada', '山田 太郎', '👩‍👩‍👧‍👦🇬🇧', '']),
    threadTitle: of([people('ada', 'mira'), people('ada', 'mira', 'otter', 'falcon'), []], 'u-ada'),
    stripBidiControls: of(['admin\u202Enimda']),
    truncate: of(['kingfisher', 'kings 👩‍👩‍👧‍👦'], 8),
    imageUrl: of(['/avatars/ada.png', 'javascript:alert(1)']),
  },
};

const textOf = (value: unknown) => {
  if (Number.isNaN(value)) return 'NaN';
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
};

/** Returns the doc comment of a function. */
function ruleOf(name: string): string {
  const [, comment = ''] =
    new RegExp(`/\\*\\*((?:(?!\\*/).)*)\\*/\\nexport (?:const|function) ${name}\\b`, 's').exec(source) ?? [];
  return comment.replaceAll(/\s*\n \* ?/g, ' ').trim();
}

/** Documents each function by its comment and by what it returns for examples. */
export const FORMATS = Object.entries(CALLS).map(([topic, calls]) => ({
  topic,
  formats: Object.entries(calls).map(([name, examples]) => ({
    name,
    rule: ruleOf(name),
    samples: examples.map((args) => ({
      input: args
        .filter((value) => value !== NOW && value !== ZONE)
        .map(textOf)
        .join(', '),
      output: textOf(functions[name]?.(...args) ?? null),
    })),
  })),
}));
