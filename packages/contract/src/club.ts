import * as z from 'zod/mini';
import { league } from './prediction.ts';
import { flag, id, nullable, rows, text, time } from './wire.ts';

/** A club of a league that is played. */
export const leagueClub = z.object({ code: id, name: text, league });
export type LeagueClub = z.infer<typeof leagueClub>;
export const clubs = rows(leagueClub, ({ code }) => code);

export const clubMatch = z.object({ id, homeTeam: text, awayTeam: text, startTime: time, isPredicted: flag });
export type ClubMatch = z.infer<typeof clubMatch>;

export const followedClub = z.extend(leagueClub, { nextMatch: nullable(clubMatch) });
export type FollowedClub = z.infer<typeof followedClub>;
export const followedClubs = rows(followedClub, ({ code }) => code);

/** A club to follow from now on or no longer, by name or code. The others stay, so that no stale list undoes them. */
export const clubChange = z.object({
  club: z.string().check(z.minLength(1), z.maxLength(100)),
  isFollowed: z.boolean(),
});
