import { MatchNotice, type MatchNoticeProps } from '@machine/ui';

export default function MatchNoticePart({ match }: Pick<MatchNoticeProps, 'match'>) {
  return <MatchNotice match={match} />;
}
