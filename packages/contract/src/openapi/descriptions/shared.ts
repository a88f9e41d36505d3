import { GOLD_STARS, RANK_STARS } from '../../constants.ts';

const RANKS = Object.entries(RANK_STARS).map(([rank, stars]) => `${rank} from ${stars} stars`);

/** Descriptions of fields that mean the same in every schema, unless it describes them itself. */
export const SHARED = {
  achievements: 'Titles of unlocked achievements, the highest tier first.',
  awayTeam: 'Name of the away club.',
  awayTeamAbbr: 'Three-letter code of the away club, such as BOS, for its crest. Null or absent if unknown.',
  choice: 'Pick of the player: AGREE or DISAGREE with the Machine.',
  communityStats: 'Picks of all players on the match. Null until the caller has picked.',
  cursor: '`next` of the page before. Without it, the first page is sent.',
  device: 'Browser and system, such as "Chrome on Android".',
  disagreementCount: 'Number of DISAGREE picks among them.',
  hasPlays: "False if the league has no play-by-play, so that its absence isn't a failure. Absent means true.",
  homeTeam: 'Name of the home club.',
  homeTeamAbbr: 'Three-letter code of the home club, such as LAL, for its crest. Null or absent if unknown.',
  isBot: 'True if a program plays for this account. Absent for people, and on servers without bots.',
  isGold: `True on a gold match, which pays ${GOLD_STARS} stars for either right choice. Fixed with the prediction.`,
  isMachineCorrect:
    'True if what the Machine picked happened. Null until a result is known, and if the match does not count.',
  isUserCorrect:
    'True if the pick of the caller was right. Null without a pick, until a result is known, and if the match does not count.',
  league: 'League in which the match is played: NBA, or EPL for the Premier League.',
  machinePick: 'Outcome that the Machine picked: HOME, AWAY, or in the EPL also DRAW.',
  matchId: 'Id of the match, as in `/api/matches/{id}`.',
  movedTo: 'New start of a match that became VOID because it was moved. Absent otherwise.',
  next: '`cursor` of the next page. Null at the end.',
  profileImageUrl: 'Address of the profile picture. Null without one.',
  rank: `Rank of the player: ${RANKS.join(', ')}; ADMIN for moderators.`,
  scoreAway: 'Points or goals of the away club. Null before the first score is known.',
  scoreHome: 'Points or goals of the home club. Null before the first score is known.',
  scoresDelayedSince:
    'Since when no live scores of the league have arrived from its source. Absent while they do, and on servers that do not know.',
  startsAt: 'Start of the week: a Monday at 10:00 UTC.',
  startTime: "Scheduled start of the match. Picks close then, by the server's clock.",
  status:
    "State of the match: SCHEDULED, LIVE, PROVISIONAL (over, but the result may change), FINAL, VOID (it doesn't count) or POSTPONED.",
  userId: 'Id of the player, as in `/api/users/{id}/summary`.',
  userPick: 'Pick of the caller: AGREE or DISAGREE with the Machine. Null without one.',
  username: 'Name by which players know each other.',
} as const;
