import { clubOf, dayOf, type SharedPick } from '@machine/contract';
import { drawable } from './drawable.ts';
import { column, type Element, row } from './element.ts';
import { choiceTag, COLORS, crest, frame, heading, label, mark, name, star } from './look.ts';

/** A settled pick: the match, what the player said, and who was right. */
export const pickPicture = (pick: SharedPick, username: string): Element =>
  frame(
    `${drawable(pick.league)} · ${dayOf(pick.startTime)}`,
    username,
    row(
      { justifyContent: 'space-between', width: '100%' },
      side(pick.homeTeam, pick.homeTeamAbbr, pick.machinePick === 'HOME'),
      column({ alignItems: 'center', gap: 6 }, heading(scoreText(pick), 64), label(machineText(pick))),
      side(pick.awayTeam, pick.awayTeamAbbr, pick.machinePick === 'AWAY'),
    ),
    row(
      { justifyContent: 'space-between', width: '100%', borderTop: `2px dashed ${COLORS.line}`, paddingTop: 20 },
      column({ gap: 4 }, label('I said'), choiceTag(pick.choice, 66)),
      verdict(pick),
    ),
  );

const side = (team: string, abbr: string | null, isPicked: boolean) =>
  column(
    { alignItems: 'center', width: 340, gap: 4 },
    crest(team, abbr, 140, isPicked),
    name(clubOf(team, abbr).name || team, 340, 28),
  );

const scoreText = ({ scoreHome, scoreAway }: SharedPick) =>
  scoreHome === null || scoreAway === null ? '? : ?' : `${scoreHome} : ${scoreAway}`;

function machineText({ machinePick, homeTeam, homeTeamAbbr, awayTeam, awayTeamAbbr }: SharedPick): string {
  const picked: Record<string, string> = {
    HOME: clubOf(homeTeam, homeTeamAbbr).code,
    AWAY: clubOf(awayTeam, awayTeamAbbr).code,
  };
  return `Machine: ${drawable(picked[machinePick] ?? 'draw')}`;
}

/** Right or wrong by a word and a mark; without the result, the question. */
function verdict({ wasCorrect, stars, stake }: SharedPick): Element {
  if (wasCorrect === null) {
    return column({ gap: 4, alignItems: 'flex-end' }, stakeLabel(stake), heading('WHO WAS RIGHT?', 50));
  }
  const color = wasCorrect ? COLORS.mint : COLORS.tomato;
  return column(
    { gap: 4, alignItems: 'flex-end' },
    stars === null || stars === 0 ? stakeLabel(stake) : row({ gap: 10 }, label(`+${stars}`), star(30)),
    row({ gap: 18 }, mark(wasCorrect, 54), heading(wasCorrect ? 'RIGHT' : 'WRONG', 66, color)),
  );
}

const stakeLabel = (stake: number | null) =>
  stake === null ? label('Result') : row({ gap: 10 }, label(`Stake ${stake}`), star(30));
