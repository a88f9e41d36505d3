import { clubOf } from '@machine/contract/clubOf.ts';
import type { PracticeMatch } from '@machine/contract/practice.ts';
import type { League, MachinePick } from '@machine/contract/prediction.ts';
import { teams } from './teams.ts';

type Results = readonly ('W' | 'D' | 'L')[];

/** With made-up scores: the Machine is right in five of ten. */
const MATCHES: readonly (readonly [
  league: League,
  home: string,
  away: string,
  score: readonly [number, number],
  date: string,
  /** Of a home win, a draw and an away win. */
  probabilities: readonly [number, number, number],
])[] = [
  ['NBA', 'LAL', 'GSW', [109, 103], '2022-10-18', [38.6, 0, 61.4]],
  ['EPL', 'ARS', 'EVE', [2, 1], '2024-05-19', [68.2, 18.4, 13.4]],
  ['EPL', 'WOL', 'BHA', [1, 1], '2023-08-19', [30.1, 26, 43.9]],
  ['NBA', 'BOS', 'NYK', [132, 109], '2024-10-22', [72.5, 0, 27.5]],
  ['NBA', 'MIN', 'OKC', [116, 101], '2023-11-28', [55.3, 0, 44.7]],
  ['EPL', 'LUT', 'LIV', [1, 1], '2023-11-05', [9.8, 15.7, 74.5]],
  ['NBA', 'DEN', 'PHX', [107, 117], '2024-03-05', [64.9, 0, 35.1]],
  ['EPL', 'MCI', 'TOT', [0, 4], '2024-11-23', [70.6, 17.5, 11.9]],
  ['EPL', 'NEW', 'NFO', [4, 3], '2025-02-23', [49.7, 25.2, 25.1]],
  ['NBA', 'CHA', 'CLE', [95, 128], '2025-03-07', [16.2, 0, 83.8]],
];

const stake = (percent: number) => Math.max(0.1, Math.round(percent / 2) / 10);
const PICKS = ['HOME', 'DRAW', 'AWAY'] as const satisfies MachinePick[];
const FORMS: readonly Results[] = [
  ['W', 'L', 'W', 'W', 'D'],
  ['L', 'L', 'D', 'W', 'L'],
  ['W', 'W', 'W', 'L', 'W'],
];

/** A round of practice. */
export const practiceMatches: PracticeMatch[] = MATCHES.map(
  ([league, homeCode, awayCode, [scoreHome, scoreAway], date, [homePct, drawPct, awayPct]], index) => {
    const [home, away] = [clubOf('', homeCode).name, clubOf('', awayCode).name];
    const confidencePct = Math.max(homePct, drawPct, awayPct);
    // Only Premier League matches are drawn.
    const formOf = (nth: number) =>
      (FORMS[nth % FORMS.length] ?? []).map((result) => (league === 'NBA' && result === 'D' ? 'L' : result));
    const year = Number(date.slice(0, 4)) - (Number(date.slice(5, 7)) < 8 ? 1 : 0);
    return {
      match: {
        id: [league, date, homeCode, awayCode].join('-').toLowerCase(),
        league,
        ...teams(home, homeCode, away, awayCode),
        startTime: `${date}T15:00:00Z`,
        status: 'FINAL',
      },
      prediction: {
        machinePick: PICKS[[homePct, drawPct, awayPct].indexOf(confidencePct)] ?? 'HOME',
        leagueInjuries: [],
        confidencePct,
        contentHash: null,
        stakes: { agree: stake(100 - confidencePct), disagree: stake(confidencePct) },
        probabilities: { home: homePct, draw: drawPct, away: awayPct },
      },
      form: { home: formOf(index), away: formOf(index + 1) },
      bullets: [
        `${home} are rated 1562 and ${away} 1518, which puts ${home} ahead by 44.`,
        `Home advantage is worth 50 points to ${home}, on top of the lead in rating.`,
        `${home} start 6 days after the start of their previous match, ${away} 7 days; the model ignores rest.`,
      ],
      result: {
        outcome: scoreHome > scoreAway ? 'HOME' : scoreHome < scoreAway ? 'AWAY' : 'DRAW',
        scoreHome,
        scoreAway,
        date,
        season: `${year}-${String(year + 1).slice(-2)}`,
      },
    };
  },
);
