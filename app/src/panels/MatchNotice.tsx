import { MatchNotice, type MatchNoticeProps } from '@machine/ui';
import { paths } from '../paths.ts';

/** Connects the notice on a prediction card. */
export default function MatchNoticePart({ match }: Pick<MatchNoticeProps, 'match'>) {
  return <MatchNotice match={match} predictionHref={paths.prediction} />;
}
