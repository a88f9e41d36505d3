import { alignedLines } from './evaluation-report.ts';
import { formatCount } from './number-text.ts';
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
