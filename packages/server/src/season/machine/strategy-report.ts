import { RANK_STARS } from '@machine/contract';
import { alignedLines } from './evaluation-report.ts';
import { formatCount } from './number-text.ts';
import { PACED_RANKS, PACE_PLAYERS, type PacePlayerName, type RankPace } from './rank-pace.ts';
import type { StrategyName, StrategyPay } from './strategy-pay.ts';

const STRATEGY_TITLES: Record<StrategyName, string> = {
  coin: 'A coin',
  alwaysAgree: 'Always agree',
  alwaysDisagree: 'Always disagree',
  byLeague: 'Agree in the NBA, disagree in the EPL',
  agreeFrom50: 'Agree from 50 %, otherwise disagree',
  bestStake: 'Best stake × probability',
  onlyUnder50: 'Disagree under 50 %, skip the rest',
  bookmaker: 'As much knowledge as a bookmaker',
};

/** Formats what strategies earn as a table with one row per strategy. */
export function strategyTable({ leagues, matches, strategies }: StrategyPay): string {
  if (matches === 0) return `${leagues.join(' and ')}: nothing to evaluate; the first season is only used as warm-up.`;
  const names = Object.keys(STRATEGY_TITLES) as StrategyName[];
  const rows = names.map((name) => {
    const { picks, stars, coin } = strategies[name];
    const isEmpty = picks === 0;
    const ahead = 100 * (stars / coin - 1);
    return [
      STRATEGY_TITLES[name],
      formatCount(picks),
      isEmpty ? '–' : stars.toFixed(1),
      isEmpty ? '–' : `${ahead < 0 ? '' : '+'}${ahead.toFixed(1)} %`,
    ];
  });
  const head = `${leagues.join(' and ')}: stars for 100 picks in ${formatCount(matches)} matches, without gold`;
  return [head, '', ...alignedLines([['', 'Picks', 'Stars', 'Over a coin on the same'], ...rows])].join('\n');
}

const PLAYER_TITLES: Record<PacePlayerName, string> = {
  diligent: 'Diligent: every open prediction',
  regular: 'Regular: five picks a day',
  casual: 'Casual: two picks a day',
  occasional: 'Occasional: three picks every other day',
};

/** Formats the days on which players reach each rank as a table: the median, and from the 10th to the 90th percentile. */
export function rankPaceTable(pace: RankPace, days: number): string {
  const names = Object.keys(PACE_PLAYERS) as PacePlayerName[];
  const rows = names.map((name) => [PLAYER_TITLES[name], ...PACED_RANKS.map((rank) => spreadText(pace[name][rank]))]);
  const head = `Days until a rank is reached in a simulated season, by players who flip a coin (– : not in ${days} days)`;
  return [head, '', ...alignedLines([['', ...PACED_RANKS.map((rank) => `${rank} ${RANK_STARS[rank]}`)], ...rows])].join(
    '\n',
  );
}

function spreadText(days: readonly number[]): string {
  const sorted = days.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const day = sorted[Math.floor(share * (sorted.length - 1))] ?? Infinity;
    return day === Infinity ? '–' : String(day);
  };
  return at(0.5) === '–' ? '–' : `${at(0.5)} (${at(0.1)}–${at(0.9)})`;
}
