import type { FollowedClub, LeagueClub } from '@machine/contract/club.ts';
import { CLUB_ROWS } from '@machine/contract/clubs.ts';
import type { League } from '@machine/contract/prediction.ts';
import { eplSlateEntry, openSlateEntry } from './slate.ts';

const LEAGUES: readonly League[] = ['NBA', 'EPL'];

export const clubs: LeagueClub[] = LEAGUES.flatMap((league) =>
  CLUB_ROWS[league].map(([code, name]) => ({ code, name, league })),
);

const nextMatchOf = ({ match }: typeof openSlateEntry): FollowedClub['nextMatch'] => ({
  id: match.id,
  homeTeam: match.homeTeam,
  awayTeam: match.awayTeam,
  startTime: match.startTime,
  isPredicted: true,
});

const NEXT: Record<string, FollowedClub['nextMatch']> = {
  BOS: nextMatchOf(openSlateEntry),
  LAL: nextMatchOf(openSlateEntry),
  LIV: nextMatchOf(eplSlateEntry),
  MCI: nextMatchOf(eplSlateEntry),
  ARS: {
    id: 'epl-ars-che',
    homeTeam: 'Arsenal',
    awayTeam: 'Chelsea',
    startTime: '2025-10-18T16:30:00Z',
    isPredicted: false,
  },
};

/** Returns the clubs with these codes or names as followed ones. */
export const followedClubsOf = (chosen: readonly string[]): FollowedClub[] =>
  chosen.flatMap((text) => {
    const club = clubs.find(({ code, name }) => code === text || name === text);
    return club ? { ...club, nextMatch: NEXT[club.code] ?? null } : [];
  });

export const followedClubs: FollowedClub[] = followedClubsOf(['LIV', 'BOS', 'ARS']);
