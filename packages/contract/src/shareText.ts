import type { Edge } from './edge.ts';
import type { Share, SharedEdge, SharedPick, SharedWeek } from './share.ts';
import { clubOf } from './clubOf.ts';
import { CLUB_ROWS } from './clubs.ts';

/*
 * The text of a share: on its page and picture, in link previews, and in the message that goes with its link. The
 * server and the app use the same sentences.
 */

type ShareContent = Pick<Share, 'pick' | 'week' | 'edge'>;

/** Returns the pick's match in a few words: "Lakers vs Celtics". */
export const sharedMatch = ({ homeTeam, awayTeam, homeTeamAbbr, awayTeamAbbr }: Teams): string =>
  `${shortName(homeTeam, homeTeamAbbr)} vs ${shortName(awayTeam, awayTeamAbbr)}`;
type Teams = Pick<SharedPick, 'homeTeam' | 'awayTeam' | 'homeTeamAbbr' | 'awayTeamAbbr'>;

/** Returns a club's name as fans say it, where it isn't its town: 'Lakers', 'Trail Blazers', but 'Manchester United'. */
export function shortName(team: string, abbr: string | null): string {
  const club = clubOf(team, abbr);
  const [, , , , ...otherNames] = CLUB_ROWS.NBA.find(([code]) => code === club.code) ?? [];
  return otherNames.find((other) => club.name.endsWith(` ${other}`)) ?? club.name;
}

/** Formats stars ahead of the Machine with one decimal: "+4.2". */
export const sharedAhead = (ahead: number): string =>
  ahead.toLocaleString('en-US', { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** More than this needs no exact number. */
const ODDS_MAX = 1_000;

/** Returns how often luck alone does as much: "1 time in 9". Empty if that is unknown. */
export function oddsText(odds: number | null): string {
  if (odds === null || !(odds >= 1)) return '';
  if (odds < 2) return 'more often than not';
  return odds > ODDS_MAX
    ? `less than 1 time in ${ODDS_MAX.toLocaleString('en-US')}`
    : `1 time in ${Math.round(odds).toLocaleString('en-US')}`;
}

/** Returns how an edge compares with luck: "luck does this 1 time in 9". Empty if that is hidden or unknown. */
export function luckText({ verdict, odds }: Pick<Edge, 'verdict' | 'odds'>): string {
  if (verdict === 'BETTER') return 'beyond luck';
  if (verdict === 'WORSE') return "beyond luck, in the Machine's favor";
  if (verdict !== 'WITHIN_LUCK') return '';
  const often = oddsText(odds);
  return often === '' ? 'within luck' : `luck does this ${often}`;
}

/** Returns a date as every viewer of a share reads it: "Nov 23, 2026", in UTC. Empty for an invalid time. */
export function dayOf(time: string): string {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return '';
  return at.toLocaleDateString('en-US', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
}

const plural = (number: number, noun: string) =>
  `${number.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${noun}${number === 1 ? '' : 's'}`;

/** Formats what one side of a duel earned: "14.2". */
const points = (stars: number): string => stars.toLocaleString('en-US', { maximumFractionDigits: 1 });

const pickText = ({ choice, wasCorrect, ...teams }: SharedPick): string => {
  const verb = choice === 'AGREE' ? 'agreed' : 'disagreed';
  const said = `I ${verb} with the Machine on ${sharedMatch(teams)}.`;
  if (wasCorrect === null) return `${said} Guess who was right.`;
  const wasMachineRight = (choice === 'AGREE') === wasCorrect;
  if (choice === 'AGREE') return `${said} ${wasMachineRight ? 'We were right.' : 'We were wrong.'}`;
  return `${said} ${wasMachineRight ? 'The Machine was right.' : 'I was right.'}`;
};

const weekText = ({ pickCount, correctCount, disagreementCount, beatenCount, duel }: SharedWeek): string => {
  if (correctCount === null)
    return `I made ${plural(pickCount, 'pick')} against the Machine this week. Guess my score.`;
  if (duel) return `My week against the Machine: ${points(duel.you)} to ${points(duel.machine)}.`;
  const score = `${correctCount} of ${plural(pickCount, 'pick')} right this week`;
  if (disagreementCount === 0 || beatenCount === null) return `${score}.`;
  return `${score}. I beat the Machine in ${beatenCount} of ${plural(disagreementCount, 'disagreement')}.`;
};

const edgeText = (edge: SharedEdge): string => {
  if (edge.ahead === null) {
    return `I disagreed with the Machine ${plural(edge.disagreements, 'time')}. Guess who is ahead.`;
  }
  const luck = luckText(edge);
  const side = edge.ahead < 0 ? 'behind' : 'ahead of';
  return `I'm ${plural(Math.abs(edge.ahead), 'star')} ${side} the Machine${luck && `: ${luck}`}.`;
};

/** Returns the sentence that goes with the link: "I disagreed with the Machine on Lakers vs Celtics. Guess who was right." */
export function shareText({ pick, week, edge }: ShareContent): string {
  if (pick) return pickText(pick);
  if (week) return weekText(week);
  return edge ? edgeText(edge) : '';
}

const PICKS: Readonly<Record<string, string>> = { HOME: 'the home team', AWAY: 'the away team', DRAW: 'a draw' };

/** Returns a text alternative for the picture: all that it shows. */
export function sharePictureText(share: ShareContent & Pick<Share, 'username'>): string {
  const { username, pick, week, edge } = share;
  if (pick) {
    const { choice, machinePick, stake, wasCorrect, stars, scoreHome, scoreAway } = pick;
    return sentences([
      `${username} picked ${choice} on ${sharedMatch(pick)}, ${dayOf(pick.startTime)}`,
      `The Machine picked ${PICKS[machinePick] ?? '-'}`,
      stake === null ? '' : `Pays ${plural(stake, 'star')}`,
      scoreHome === null || scoreAway === null ? '' : `Final score ${scoreHome} to ${scoreAway}`,
      wasCorrect === null ? 'The result is hidden' : `${wasCorrect ? 'Right' : 'Wrong'}, ${plural(stars ?? 0, 'star')}`,
    ]);
  }
  if (week) {
    const { pickCount, correctCount, disagreementCount, beatenCount, stars, duel } = week;
    return sentences([
      `${username}'s week of ${dayOf(week.startsAt)}`,
      correctCount === null
        ? `${plural(pickCount, 'pick')}. The result is hidden`
        : `${correctCount} of ${plural(pickCount, 'pick')} right, ${plural(stars ?? 0, 'star')}`,
      duel ? `${username} ${points(duel.you)}, the Machine ${points(duel.machine)}` : '',
      beatenCount === null ? '' : `Beat the Machine in ${beatenCount} of ${plural(disagreementCount, 'disagreement')}`,
    ]);
  }
  if (!edge) return '';
  const { ahead, disagreements } = edge;
  return sentences([
    `${username} against the Machine after ${plural(disagreements, 'disagreement')}`,
    ahead === null ? 'The result is hidden' : `${sharedAhead(ahead)} stars, ${luckText(edge)}`,
  ]);
}

const sentences = (parts: readonly string[]) =>
  parts
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ');
