import { clubChange, clubMatch, followedClub, leagueClub } from '../../club.ts';
import { FOLLOWED_CLUBS_MAX, NEXT_CLUB_MATCH_DAYS } from '../../constants.ts';
import { describeFields } from './describe.ts';
import { SHARED } from './shared.ts';

const clubFields = {
  code: 'Three-letter code, such as ARS; unique in all leagues.',
  name: 'Name of the club.',
  league: 'League of the club: NBA, or EPL for the Premier League.',
};

export const club = [
  describeFields(leagueClub, clubFields),
  describeFields(clubMatch, {
    id: SHARED.matchId,
    isPredicted: 'True if the Machine has predicted the match, so that it has a card.',
  }),
  describeFields(followedClub, {
    ...clubFields,
    nextMatch: `Next match of the club. Null if none is known within ${NEXT_CLUB_MATCH_DAYS} days.`,
  }),
  describeFields(clubChange, {
    club: 'Code or name of the club.',
    isFollowed: `True to follow the club, at most ${FOLLOWED_CLUBS_MAX} of them; false to stop following it.`,
  }),
];
