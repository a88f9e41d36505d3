import { gameDayOf } from '@machine/contract/gameDay.ts';
import type { DayQuestion } from '@machine/contract/prediction.ts';
import { shortName } from '@machine/contract/shareText.ts';
import { hasStarted, parseTime } from '../format/countdown.ts';
import { percent } from '../format/number.ts';
import { matchName, pickedTeam } from '../format/team.ts';

/** A question as its player answered it: VOID if its match doesn't count, OPEN until its result, MISSED without a pick. */
export type QuestionMark = 'RIGHT' | 'WRONG' | 'MISSED' | 'OPEN' | 'VOID';

/** Told apart without color, also in a text message. */
export const GLYPHS: Record<QuestionMark, string> = { RIGHT: '✓', WRONG: '✗', MISSED: '–', OPEN: '?', VOID: '○' };
export const MARK_WORDS: Record<QuestionMark, string> = {
  RIGHT: 'right',
  WRONG: 'wrong',
  MISSED: 'not answered',
  OPEN: 'open',
  VOID: "didn't count",
};

const CALLED_OFF: readonly string[] = ['VOID', 'POSTPONED'];

export function questionMark({ match, userPick, isUserCorrect }: DayQuestion, now: Date): QuestionMark {
  if (CALLED_OFF.includes(match.status)) return 'VOID';
  if (userPick === null) return match.status === 'FINAL' || hasStarted(match.startTime, now) ? 'MISSED' : 'OPEN';
  if (match.status !== 'FINAL' || isUserCorrect === null) return 'OPEN';
  return isUserCorrect ? 'RIGHT' : 'WRONG';
}

const gameDay = (time: Date | null) => time && gameDayOf(time.getTime());

/** 'Yesterday’s question'. */
function questionName(startTime: string, now: Date): string {
  const days = (gameDay(now) ?? 0) - (gameDay(parseTime(startTime)) ?? 0);
  return days === 0 ? "Today's question" : days === 1 ? "Yesterday's question" : 'The last question';
}

/** Returns a question, what the Machine said, and once it is known who was right. */
export function answerText(question: DayQuestion, now: Date): string {
  const { match, machinePick, confidencePct, isMachineCorrect, answers } = question;
  const sure = percent(confidencePct);
  const teams = {
    homeTeam: match.homeTeam && shortName(match.homeTeam, match.homeTeamAbbr),
    awayTeam: match.awayTeam && shortName(match.awayTeam, match.awayTeamAbbr),
  };
  const said = `${questionName(match.startTime, now)}: ${matchName(teams)}. The Machine said ${pickedTeam(machinePick, teams)}${sure ? `, ${sure}` : ''}.`;
  if (CALLED_OFF.includes(match.status)) return `${said} The match doesn't count.`;
  if (match.status !== 'FINAL' || isMachineCorrect === null) return `${said} There is no result yet.`;
  const verdict = `It was ${isMachineCorrect ? 'right' : 'wrong'}`;
  if (answers === null || answers.total === 0) return `${said} ${verdict}.`;
  const { right, total, bots } = answers;
  const players = `${verdict}; ${right} of ${total} ${total === 1 ? 'player' : 'players'} ${right === 1 ? 'was' : 'were'}${isMachineCorrect ? '' : ' right'}.`;
  return `${said} ${players}${bots > 0 ? ` ${bots} of them ${bots === 1 ? 'is a bot' : 'are bots'}.` : ''}`;
}

export const ownAnswerText = (question: DayQuestion, now: Date): string => {
  const said = question.userPick === 'AGREE' ? 'You agreed' : 'You disagreed';
  switch (questionMark(question, now)) {
    case 'RIGHT':
      return `${said}, and were right.`;
    case 'WRONG':
      return `${said}, and were wrong.`;
    case 'MISSED':
      return "You didn't answer.";
    default:
      return question.userPick === null ? '' : `${said}.`;
  }
};

/** '5 of 7 right'; empty before the first result. */
export function scoreText(marks: readonly QuestionMark[]): string {
  const decided = marks.filter((mark) => mark === 'RIGHT' || mark === 'WRONG');
  return decided.length === 0 ? '' : `${marks.filter((mark) => mark === 'RIGHT').length} of ${decided.length} right`;
}

/** Returns the message that shares the player's last questions. `questions`: newest first. */
export function questionsMessage(questions: readonly DayQuestion[], now: Date): string {
  const marks = questions.toReversed().map((question) => questionMark(question, now));
  const score = scoreText(marks);
  return `Beat the Machine, the question of the day: ${marks.map((mark) => GLYPHS[mark]).join(' ')}${score && `, ${score}`}`;
}
