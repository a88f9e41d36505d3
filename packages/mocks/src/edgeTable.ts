import { BOT_SUFFIX, type EdgeTable, type EdgeTableEntry } from '@machine/contract';
import { userAt } from './profile.ts';

type Row = readonly [username: string, rank: string, disagreements: number, wins: number, luck: number];

const ROWS: readonly Row[] = [
  ['mira_calls_it', 'ORACLE', 412, 41.2, 30.94],
  ['north_stand_nell', 'MASTER', 264, 27.31, 24.31],
  ['the_honourable_member_for_llanfairpwllgwyngyll', 'MASTER', 98, 11.9, 15.3],
  ['ada_predicts', 'CHALLENGER', 61, 4.2, 12.55],
  ['QuietOtter118', 'CHALLENGER', 24, 0.4, 9.31],
  ['OffsideTrap', 'SLAYER', 310, -3.75, 26.41],
  ['homer (bot)', 'CHALLENGER', 77, -6.02, 13.83],
  ['pick_and_roland', 'APPRENTICE', 220, -24.4, 22.35],
];

const verdictOf = (wins: number, luck: number) =>
  Math.abs(wins) <= luck ? 'WITHIN_LUCK' : wins > 0 ? 'BETTER' : 'WORSE';

const ids: Record<string, string> = { mira_calls_it: 'u-mira', ada_predicts: 'u-ada', 'homer (bot)': 'u-homer' };

const entryOf = ([username, rank, disagreements, wins, luck]: Row, index: number): EdgeTableEntry => ({
  position: index + 1,
  userId: ids[username] ?? `u-${username}`,
  username,
  rank,
  ...(username.endsWith(BOT_SUFFIX) && { isBot: true }),
  disagreements,
  wins,
  luck,
  verdict: verdictOf(wins, luck),
});

/** Players beyond luck on both sides, within luck, a long name, a bot, the viewer (`player`), and the coin. */
export const edgeTable: EdgeTable = {
  players: ROWS.map(entryOf),
  coin: { disagreements: 402, wins: -2.18, luck: 30.56, verdict: 'WITHIN_LUCK' },
};

export const emptyEdgeTable: EdgeTable = { players: [], coin: null };

/** Generates a table of `count` players, half of them ahead of the Machine. */
export const manyEdges = (count: number): EdgeTable => ({
  ...edgeTable,
  players: Array.from({ length: count }, (_, index) => {
    const { username, rank } = userAt(index);
    const wins = Math.round(3_000 - (6_000 * index) / count) / 100;
    return { ...entryOf([username, rank, 250, wins, 23.9], index), userId: `u-${index + 1}` };
  }),
});
