import { MatchNotice, type MatchNoticeProps } from '@machine/ui';

/** Connects the notice on a prediction card. */
export default function MatchNoticePart({ match }: Pick<MatchNoticeProps, 'match'>) {
  return <MatchNotice match={match} />;
}
