import { type PickChoice, type Prediction, paths } from '@machine/contract';
import { matchName } from '../format/team.ts';
import { Link } from '../primitives/button/Link.tsx';
import { UserText } from '../primitives/text/UserText.tsx';

export type SpotlightLineProps = Pick<Prediction, 'match' | 'userPick'>;

const PICKED: Record<PickChoice, string> = { AGREE: '. You agree.', DISAGREE: '. You disagree.' };

/** The question of the day, as one line that leads to its card, with the player's pick once there is one. */
export function SpotlightLine({ match: { id, homeTeam, awayTeam }, userPick }: SpotlightLineProps) {
  const question = `Question of the day: ${matchName({ homeTeam, awayTeam })}`;
  return (
    <Link href={paths.prediction(id)}>
      <UserText lines={2}>{userPick ? question + PICKED[userPick] : question}</UserText>
    </Link>
  );
}
