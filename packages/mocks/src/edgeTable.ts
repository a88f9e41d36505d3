import type { EdgeTable, EdgeTableEntry } from '@machine/contract/edge.ts';
import { BOT_SUFFIX } from '@machine/contract/user.ts';
import { userAt } from './profile.ts';

type Row = readonly [username: string, rank: string, disagreements: number, ahead: number, luck: number];

const ROWS: readonly Row[] = [
  ['mira_calls_it', 'ORACLE', 412, 206.0, 154.7],
  ['north_stand_nell', 'MASTER', 264, 136.5, 121.5],
  ['the_honourable_member_for_llanfairpwllgwyngyll', 'MASTER', 98, 59.5, 76.5],
  ['ada_predicts', 'CHALLENGER', 61, 21.0, 62.8],
  ['QuietOtter118', 'CHALLENGER', 24, 2.0, 46.6],
  ['OffsideTrap', 'SLAYER', 310, -18.8, 132.1],
  ['homer (bot)', 'CHALLENGER', 77, -30.1, 69.2],
  ['pick_and_roland', 'APPRENTICE', 220, -122.0, 111.8],
];

const verdictOf = (ahead: number, luck: number) =>
  Math.abs(ahead) <= luck ? 'WITHIN_LUCK' : ahead > 0 ? 'BETTER' : 'WORSE';

const ids: Record<string, string> = { mira_calls_it: 'u-mira', ada_predicts: 'u-ada', 'homer (bot)': 'u-homer' };

const entryOf = ([username, rank, disagreements, ahead, luck]: Row, index: number): EdgeTableEntry => ({
  position: verdictOf(ahead, luck) === 'BETTER' && !username.endsWith(BOT_SUFFIX) ? index + 1 : null,
  userId: ids[username] ?? `u-${username}`,
  username,
  rank,
  ...(username.endsWith(BOT_SUFFIX) && { isBot: true }),
  disagreements,
  ahead,
  luck,
  odds: Math.max(1, Math.round((2.2 * Math.abs(ahead)) / luck) ** 3),
  verdict: verdictOf(ahead, luck),
});

/** Players beyond luck on both sides, within luck, a long name, a bot, and the viewer (`player`). */
export const edgeTable: EdgeTable = { players: ROWS.map(entryOf) };

export const emptyEdgeTable: EdgeTable = { players: [] };

/** Generates a table of `count` players, half of them ahead of the Machine. */
export const manyEdges = (count: number): EdgeTable => ({
  players: Array.from({ length: count }, (_, index) => {
    const { username, rank } = userAt(index);
    const ahead = Math.round(1_500 - (3_000 * index) / count) / 10;
    return { ...entryOf([username, rank, 250, ahead, 119.5], index), userId: `u-${index + 1}` };
  }),
});

/** Nobody is beyond luck. */
export const luckyEdgeTable: EdgeTable = { players: edgeTable.players.slice(2, 7) };
