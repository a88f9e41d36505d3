import { paths } from '@machine/contract/paths.ts';
import type { PickChoice, Prediction } from '@machine/contract/prediction.ts';
import { matchName } from '../format/team.ts';
import { Link } from '../primitives/button/Link.tsx';
import { UserText } from '../primitives/text/UserText.tsx';

export type SpotlightLineProps = Pick<Prediction, 'match' | 'userPick'>;

const PICKED: Record<PickChoice, string> = { AGREE: 'You agree.', DISAGREE: 'You disagree.' };
const STATUSES: Readonly<Record<string, string>> = {
  LIVE: 'It has started.',
  PROVISIONAL: 'It is over.',
  FINAL: 'It is over.',
  VOID: "It doesn't count.",
};

/** The question of the day, as one line that leads to its card, with the player's pick once there is one. */
export function SpotlightLine({ match: { id, status, homeTeam, awayTeam }, userPick }: SpotlightLineProps) {
  const question = `Question of the day: ${matchName({ homeTeam, awayTeam })}`;
  const more = [userPick && PICKED[userPick], STATUSES[status]].filter(Boolean);
  return (
    <Link href={paths.prediction(id)}>
      <UserText lines={2}>{more.length > 0 ? `${question}. ${more.join(' ')}` : question}</UserText>
    </Link>
  );
}
