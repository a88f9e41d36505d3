import { EDGE_MIN_DISAGREEMENTS, type Edge, type EdgePoint, type EdgeVerdict, type Open } from '@machine/contract';
import { plural } from '../format/number.ts';

/** Formats a total of wins over the Machine with one decimal: "+4.2", "-0.9", "0.0". Compact from a million up. */
export const winsText = (wins: number) => formatWins(wins, 1);

/** Formats what one match adds, with two decimals: "+0.61". */
export const matchWinsText = (wins: number) => formatWins(wins, 2);

/** Beyond this, numbers are invalid, and would not fit anywhere. */
const WINS_MAX = 1e12;

function formatWins(wins: number, decimals: number): string {
  const shown = Math.min(WINS_MAX, Math.max(-WINS_MAX, wins));
  return shown.toLocaleString('en-US', {
    signDisplay: 'exceptZero',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    notation: Math.abs(shown) >= 1e6 ? 'compact' : 'standard',
  });
}

/** Returns how many disagreements are missing until the edge is shown. */
export const missingText = ({ disagreements }: Edge, isOwn: boolean): string => {
  const missing = Math.max(1, EDGE_MIN_DISAGREEMENTS - disagreements);
  return `${plural(missing, 'more disagreement')} until ${isOwn ? 'you see your edge' : 'their edge shows'}.`;
};

type VerdictText = { sentence: string; label: string };

const VERDICTS: Readonly<Record<EdgeVerdict, VerdictText>> = {
  TOO_FEW: { sentence: '', label: '' },
  WITHIN_LUCK: { sentence: 'Within luck so far.', label: 'Within luck' },
  BETTER: { sentence: 'Beyond luck.', label: 'Beyond luck' },
  WORSE: { sentence: "Beyond luck, in the Machine's favor.", label: 'Beyond luck, behind' },
};

const UNKNOWN: VerdictText = { sentence: '', label: '-' };

const textsFor = (verdict: Open<EdgeVerdict>) => VERDICTS[verdict as EdgeVerdict] ?? UNKNOWN;

/** Returns the verdict as a sentence; empty for one that this version doesn't know. */
export const verdictText = (verdict: Open<EdgeVerdict>): string => textsFor(verdict).sentence;

/** Returns the verdict for a table; a dash for one that this version doesn't know. */
export const verdictLabel = (verdict: Open<EdgeVerdict>): string => textsFor(verdict).label;

/** Describes a timeline for people who can't see the chart. */
export function describeTimeline(timeline: readonly EdgePoint[]): string {
  const last = timeline.at(-1);
  if (last === undefined) return '';
  const wins = timeline.map((point) => point.wins);
  const range = `Highest ${winsText(Math.max(...wins))}, lowest ${winsText(Math.min(...wins))}.`;
  return `${range} The shaded band is what luck alone explains: by now up to ${formatLuck(last.luck)} either way.`;
}

const formatLuck = (luck: number) =>
  Math.min(WINS_MAX, Math.abs(luck)).toLocaleString('en-US', { maximumFractionDigits: 1 });
