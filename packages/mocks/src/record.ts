import {
  type ComparedScores,
  type MachineRecord,
  type ModelEvaluation,
  RECORD_MIN_COUNT,
  type RecordMatch,
  type RecordMonth,
  type ReliabilityBin,
  type Scores,
  type SeasonRecord,
} from '@machine/contract/record.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { round } from './round.ts';

const Z = 1.96;

function binOf(from: number, matches: number, correct: number): ReliabilityBin {
  const bin = { from, to: from + 5, matches };
  if (matches < RECORD_MIN_COUNT) return { ...bin, stated: null, happened: null, low: null, high: null };
  const share = correct / matches;
  const scale = 1 + Z ** 2 / matches;
  const center = (share + Z ** 2 / (2 * matches)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / matches + Z ** 2 / (4 * matches ** 2));
  return {
    ...bin,
    stated: round(from + 2.4),
    happened: round(share * 100),
    low: round((center - half) * 100),
    high: round((center + half) * 100),
  };
}

/** Bins from `from` on, by how many matches each has, and how many of these were right. Those without matches are left out. */
const bins = (from: number, matches: number[], correct: number[]) =>
  matches.flatMap((count, index) => (count === 0 ? [] : [binOf(from + 5 * index, count, correct[index] ?? 0)]));

const monthOf = ([month, matches, accuracy, alwaysHome, brier]: readonly [string, number, number, number, number]) =>
  (matches < RECORD_MIN_COUNT
    ? { month, matches, accuracy: null, alwaysHome: null, brier: null }
    : { month, matches, accuracy, alwaysHome, brier }) satisfies RecordMonth;

const months = (...rows: Parameters<typeof monthOf>[0][]) => rows.map(monthOf);

const twoSided: Scores = { accuracy: 50, brier: 0.25, logLoss: Math.LN2 };
const threeSided: Scores = { accuracy: 33.3, brier: 0.6667, logLoss: 1.0986 };

type Triple = readonly [accuracy: number, brier: number, logLoss: number];

const scores = ([accuracy, brier, logLoss]: Triple): Scores => ({ accuracy, brier, logLoss });

const compared = (machine: Triple, baseRates: Triple, alwaysHome: Triple, coin: Scores): ComparedScores => ({
  machine: scores(machine),
  baseRates: scores(baseRates),
  alwaysHome: scores(alwaysHome),
  coin,
});

const match = (
  id: string,
  [homeTeam, awayTeam]: readonly [string, string],
  [scoreHome, scoreAway]: readonly [number, number],
  [machinePick, stated, startTime]: readonly [pick: string, stated: number, startTime: string],
): RecordMatch => ({ id, homeTeam, awayTeam, scoreHome, scoreAway, machinePick, stated, startTime });

const LAKERS = 'Los Angeles Lakers';
const CELTICS = 'Boston Celtics';
const SUNS = 'Phoenix Suns';
const WOLVES = 'Minnesota Timberwolves';

const smartest: RecordMatch[] = [
  match('nba-smart-1', [CELTICS, 'Utah Jazz'], [128, 97], ['HOME', 92.4, '2025-09-28T23:30:00Z']),
  match('nba-smart-2', ['Chicago Bulls', WOLVES], [88, 114], ['AWAY', 89.1, '2025-09-21T00:00:00Z']),
  match('nba-smart-3', [LAKERS, SUNS], [101, 98], ['HOME', 87.6, '2025-10-13T02:30:00Z']),
  match('nba-smart-4', ['Denver Nuggets', 'Utah Jazz'], [119, 104], ['HOME', 86.9, '2025-08-30T01:00:00Z']),
  match('nba-smart-5', ['New York Knicks', 'Chicago Bulls'], [110, 92], ['HOME', 86.2, '2025-10-02T23:00:00Z']),
];

const dumbest: RecordMatch[] = [
  match('nba-dumb-1', [CELTICS, 'Chicago Bulls'], [99, 104], ['HOME', 8.7, '2025-10-04T23:30:00Z']),
  match('nba-dumb-2', [WOLVES, SUNS], [112, 121], ['HOME', 13.2, '2025-09-14T01:00:00Z']),
  match('nba-dumb-3', ['Utah Jazz', 'Denver Nuggets'], [117, 108], ['AWAY', 15.4, '2025-08-22T02:00:00Z']),
  match('nba-dumb-4', [LAKERS, 'Miami Heat'], [95, 96], ['HOME', 17.9, '2025-07-18T02:30:00Z']),
  match('nba-dumb-5', ['Golden State Warriors', 'Denver Nuggets'], [117, 126], ['HOME', 19.3, '2025-10-12T02:30:00Z']),
];

/** Many matches. The last bin has too few. */
export const nbaSeason: SeasonRecord = {
  season: 'SIMULATED',
  matches: 1_012,
  from: '2025-07-03T00:00:00.000Z',
  until: '2025-10-14T00:00:00.000Z',
  scores: compared([63.1, 0.2217, 0.6344], [57.8, 0.2447, 0.6826], [57.8, 0.4223, 2.9172], twoSided),
  reliability: bins(50, [214, 208, 190, 158, 112, 71, 38, 17, 4], [115, 117, 122, 102, 85, 50, 31, 13, 3]),
  months: months(
    ['2025-07', 290, 61.4, 58.3, 0.2288],
    ['2025-08', 310, 65.2, 56.1, 0.2149],
    ['2025-09', 298, 62.4, 60.1, 0.2231],
    ['2025-10', 114, 63.2, 55.3, 0.2244],
  ),
  smartest,
  dumbest,
};

const evaluation: ModelEvaluation = {
  modelVersion: 'elo-nba-3',
  chosenOn: {
    from: '2018-19',
    until: '2022-23',
    matches: 5_829,
    scores: compared([65.4, 0.2166, 0.6224], [57.9, 0.2442, 0.6816], [57.9, 0.4207, 2.9065], twoSided),
  },
  heldOut: {
    from: '2023-24',
    until: '2024-25',
    matches: 2_455,
    scores: compared([66.1, 0.2116, 0.6101], [54.4, 0.2483, 0.6898], [54.4, 0.4562, 3.1514], twoSided),
  },
  reliability: bins(
    50,
    [430, 427, 374, 331, 291, 269, 180, 108, 38, 7],
    [237, 228, 231, 214, 214, 210, 154, 92, 35, 7],
  ),
};

export const nbaRecord: MachineRecord = {
  league: 'NBA',
  seasons: [nbaSeason],
  versions: [
    {
      version: 'elo-nba-3',
      change: 'Rates clubs correctly after seasons without known results.',
      uses: [
        { season: 'SIMULATED', matches: 714, from: '2025-08-02T00:00:00.000Z', until: nbaSeason.until, accuracy: 64.0 },
      ],
    },
    {
      version: 'elo-nba-2',
      change: 'Counts the regular starters that a club misses.',
      uses: [
        { season: 'SIMULATED', matches: 298, from: nbaSeason.from, until: '2025-08-01T22:00:00.000Z', accuracy: 60.9 },
      ],
    },
    { version: 'elo-nba-1', change: 'Rates clubs by their results, home advantage and short rest.', uses: [] },
  ],
  evaluation,
};

/** A handful of matches: most bins have too few, and there is one month. */
export const eplSeason: SeasonRecord = {
  season: 'SIMULATED',
  matches: 23,
  from: '2025-09-27T12:30:00.000Z',
  until: '2025-10-13T20:00:00.000Z',
  scores: compared([52.2, 0.5811, 0.9763], [43.5, 0.6488, 1.0712], [43.5, 1.1304, 3.9044], threeSided),
  reliability: bins(35, [4, 5, 11, 0, 0, 3], [2, 2, 6, 0, 0, 2]),
  months: months(['2025-09', 4, 0, 0, 0], ['2025-10', 19, 52.6, 42.1, 0.5794]),
  smartest: [match('epl-smart', ['Arsenal', 'Everton'], [3, 0], ['HOME', 64.1, '2025-10-04T14:00:00Z'])],
  dumbest: [
    match(
      'epl-dumb',
      ['Wolverhampton Wanderers', 'Brighton & Hove Albion'],
      [1, 1],
      ['AWAY', 22.4, '2025-10-05T14:00:00Z'],
    ),
  ],
};

export const eplRecord: MachineRecord = {
  league: 'EPL',
  seasons: [eplSeason],
  versions: [
    {
      version: 'elo-epl-2',
      change: 'Rates clubs correctly after seasons without known results.',
      uses: [{ season: 'SIMULATED', matches: 23, from: eplSeason.from, until: eplSeason.until, accuracy: 52.2 }],
    },
    { version: 'elo-epl-1', change: 'Rates clubs by their results and home advantage, and expects draws.', uses: [] },
  ],
  evaluation: {
    modelVersion: 'elo-epl-2',
    chosenOn: {
      from: '2018-19',
      until: '2022-23',
      matches: 1_520,
      scores: compared([54.1, 0.5772, 0.9683], [44.6, 0.6411, 1.0598], [44.6, 1.1079, 3.8267], threeSided),
    },
    heldOut: {
      from: '2023-24',
      until: '2024-25',
      matches: 760,
      scores: compared([53.7, 0.5833, 0.9769], [43.4, 0.6424, 1.0623], [43.4, 1.1316, 3.9089], threeSided),
    },
    reliability: bins(35, [67, 168, 151, 128, 95, 71, 44, 27, 9], [25, 76, 71, 72, 54, 45, 31, 22, 8]),
  },
};

/** Before the first match has been graded. */
export const emptyRecord: MachineRecord = { ...nbaRecord, seasons: [], versions: [], evaluation: undefined };

/** Of a server that has changed from replayed to simulated matches. */
export const twoSeasonsRecord: MachineRecord = {
  ...nbaRecord,
  seasons: [{ ...nbaSeason, season: 'REPLAY' }, nbaSeason],
};

/** The record of a server that has run for years. */
export const longRecord: MachineRecord = {
  ...nbaRecord,
  seasons: [
    {
      ...nbaSeason,
      season: 'LIVE',
      from: '2022-01-05T00:00:00.000Z',
      months: Array.from({ length: 46 }, (_, index) =>
        monthOf([
          `${2022 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
          index % 12 > 6 && index % 12 < 9 ? 4 : 22,
          round(63 + Math.sin(index) * 7),
          round(57 + Math.cos(index * 1.7) * 5),
          0.22,
        ]),
      ),
    },
  ],
};

const hostileMatches = Object.values(HOSTILE_TEXTS).map((text, index) =>
  match(`hostile-${index}`, [text, text], [1e9, -1], [text, -1e9, text]),
);

export const hostileRecord: MachineRecord = {
  league: HOSTILE_TEXTS.tag,
  seasons: [
    {
      ...nbaSeason,
      season: HOSTILE_TEXTS.long,
      matches: 1e15,
      from: HOSTILE_TEXTS.tag,
      until: '',
      scores: compared([1e12, -1e12, 1e12], [-5, 1e12, 1e12], [1e12, 1e12, 1e12], scores([1e12, 1e12, 1e12])),
      reliability: [
        { from: -1e9, to: 1e9, matches: 1e12, stated: 1e9, happened: -1e9, low: -1e12, high: 1e12 },
        { from: 50, to: 55, matches: 12, stated: 52, happened: 1e9, low: null, high: null },
      ],
      months: [
        { month: HOSTILE_TEXTS.long, matches: 1e12, accuracy: 1e12, alwaysHome: -1e12, brier: 1e12 },
        { month: '2025-13', matches: 12, accuracy: 40, alwaysHome: null, brier: null },
      ],
      smartest: hostileMatches,
      dumbest: hostileMatches,
    },
  ],
  versions: [{ version: HOSTILE_TEXTS.long, change: HOSTILE_TEXTS.tag, uses: [] }],
  evaluation: {
    ...evaluation,
    modelVersion: HOSTILE_TEXTS.tag,
    chosenOn: { ...evaluation.chosenOn, from: HOSTILE_TEXTS.long, until: HOSTILE_TEXTS.long },
  },
};
