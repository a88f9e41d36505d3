import type { EdgeVerdict } from './edge.ts';
import type { Share, SharedEdge, SharedPick, SharedWeek } from './share.ts';
import { clubOf } from './clubOf.ts';
import { CLUB_ROWS } from './clubs.ts';

/*
 * The text of a share: on its page and picture, in link previews, and in the message that goes with its link. The
 * server and the app use the same sentences.
 */

type ShareContent = Pick<Share, 'pick' | 'week' | 'edge' | 'hidesResult'>;

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

/** Formats wins over the Machine with one decimal: "+4.2". */
export const sharedWins = (wins: number): string =>
  wins.toLocaleString('en-US', { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 });

const LUCK: Readonly<Record<EdgeVerdict, string>> = {
  TOO_FEW: '',
  WITHIN_LUCK: 'within luck',
  BETTER: 'beyond luck',
  WORSE: "beyond luck, in the Machine's favor",
};

/** Returns how an edge compares with luck: "beyond luck". Empty if that is hidden or unknown. */
export const sharedLuck = ({ verdict }: SharedEdge): string => LUCK[verdict as EdgeVerdict] ?? '';

/** Returns the first day of a shared week: "Nov 23, 2026". */
export const sharedWeekDay = ({ startsAt }: SharedWeek): string => dayOf(startsAt);

/** Returns a date as every viewer of a share reads it: "Nov 23, 2026", in UTC. Empty for an invalid time. */
export function dayOf(time: string): string {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return '';
  return at.toLocaleDateString('en-US', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
}

const plural = (number: number, noun: string) =>
  `${number.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${noun}${number === 1 ? '' : 's'}`;

const pickText = ({ choice, wasCorrect, ...teams }: SharedPick): string => {
  const verb = choice === 'AGREE' ? 'agreed' : 'disagreed';
  const said = `I ${verb} with the Machine on ${sharedMatch(teams)}.`;
  if (wasCorrect === null) return `${said} Guess who was right.`;
  const wasMachineRight = (choice === 'AGREE') === wasCorrect;
  if (choice === 'AGREE') return `${said} ${wasMachineRight ? 'We were right.' : 'We were wrong.'}`;
  return `${said} ${wasMachineRight ? 'The Machine was right.' : 'I was right.'}`;
};

const weekText = ({ pickCount, correctCount, disagreementCount, beatenCount }: SharedWeek): string => {
  if (correctCount === null)
    return `I made ${plural(pickCount, 'pick')} against the Machine this week. Guess my score.`;
  const score = `${correctCount} of ${plural(pickCount, 'pick')} right this week`;
  if (disagreementCount === 0 || beatenCount === null) return `${score}.`;
  return `${score}. I beat the Machine in ${beatenCount} of ${plural(disagreementCount, 'disagreement')}.`;
};

const edgeText = (edge: SharedEdge): string => {
  if (edge.wins === null) {
    return `I disagreed with the Machine ${plural(edge.disagreements, 'time')}. Guess who is ahead.`;
  }
  const luck = sharedLuck(edge);
  return `My edge over the Machine is ${sharedWins(edge.wins)} wins${luck && `, ${luck}`}.`;
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
    const { pickCount, correctCount, disagreementCount, beatenCount, stars } = week;
    return sentences([
      `${username}'s week of ${sharedWeekDay(week)}`,
      correctCount === null
        ? `${plural(pickCount, 'pick')}. The result is hidden`
        : `${correctCount} of ${plural(pickCount, 'pick')} right, ${plural(stars ?? 0, 'star')}`,
      beatenCount === null ? '' : `Beat the Machine in ${beatenCount} of ${plural(disagreementCount, 'disagreement')}`,
    ]);
  }
  if (!edge) return '';
  const { wins, disagreements } = edge;
  return sentences([
    `${username}'s edge over the Machine after ${plural(disagreements, 'disagreement')}`,
    wins === null ? 'The result is hidden' : `${sharedWins(wins)} wins, ${sharedLuck(edge)}`,
  ]);
}

const sentences = (parts: readonly string[]) =>
  parts
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ');
