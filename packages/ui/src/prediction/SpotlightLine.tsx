import { type Prediction, paths } from '@machine/contract';
import { matchName } from '../format/team.ts';
import { Link } from '../primitives/button/Link.tsx';
import { UserText } from '../primitives/text/UserText.tsx';

export type SpotlightLineProps = {
  match: Prediction['match'];
};

/** The question of the day, as one line that leads to its card. */
export function SpotlightLine({ match: { id, homeTeam, awayTeam } }: SpotlightLineProps) {
  return (
    <Link href={paths.prediction(id)}>
      <UserText lines={2}>{`Question of the day: ${matchName({ homeTeam, awayTeam })}`}</UserText>
    </Link>
  );
}
