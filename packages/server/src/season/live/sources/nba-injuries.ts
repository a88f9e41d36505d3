import * as z from 'zod';
import type { LeagueInjury } from '../../../game/match/feed.ts';
import type { Observed } from '../observation.ts';
import { problem } from './entries.ts';

/** The codes of the clubs by their documented ids, from 1. */
const CODES =
  'ATL BOS BKN CHA CHI CLE DAL DEN DET GSW HOU IND LAC LAL MEM MIA MIL MIN NOP NYK OKC ORL PHI PHX POR SAC SAS TOR UTA WAS'.split(
    ' ',
  );
/** Descriptions may be whole paragraphs of news. */
const LONGEST_DESCRIPTION = 200;

const text = z.string().trim().min(1).max(100);
const injury = z.object({
  player: z.object({
    first_name: text,
    last_name: text,
    team_id: z.int().nullish(),
    team: z.object({ id: z.int() }).nullish(),
  }),
  status: text,
  description: z.string().trim().nullish(),
});

/** Reads a page of injured players as a part of the list. Players without a club are left out. */
export function readInjuries(entries: readonly unknown[]): Observed[] {
  const injuries: LeagueInjury[] = [];
  let unreadable = 0;
  for (const entry of entries) {
    const { data } = injury.safeParse(entry);
    if (!data) unreadable += 1;
    const team = CODES[(data?.player.team_id ?? data?.player.team?.id ?? 0) - 1];
    if (!data || team === undefined) continue;
    const { player, status, description } = data;
    injuries.push({
      playerName: `${player.first_name} ${player.last_name}`,
      team,
      status,
      description: (description ?? '').slice(0, LONGEST_DESCRIPTION),
    });
  }
  const list: Observed = { sourceId: 'injuries', value: { kind: 'injuries', league: 'NBA', injuries } };
  if (unreadable === 0) return [list];
  return [list, { sourceId: 'page', value: problem(`${unreadable} of ${entries.length} injuries can't be read`) }];
}
