import type { NewResults as NewResultsData } from '@machine/contract/result.ts';
import { ResultCard } from '@machine/ui/result/ResultCard.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActedBefore } from '../hooks/useActedBefore.ts';
import { useNow } from '../hooks/useNow.ts';
import { withHiddenResults } from './HidingResults.tsx';
import { newResultsQuery, useMarkResultsSeen } from '../queries/newResults.ts';
import { ShareOwn } from './ShareOwn.tsx';

export default withHiddenResults(NewResults);

/** Connects the card with the results since the last visit. Shows nothing if they can't be loaded. */
function NewResults() {
  const { data } = useQuery(newResultsQuery());
  const markSeen = useMarkResultsSeen();
  const now = useNow();
  const [isClosed, setIsClosed] = useState(false);
  const isLate = useActedBefore(data !== undefined);

  // A card that appears late would move what the player is about to press, so it waits for the next visit.
  if (isClosed || isLate) return null;
  const until = data?.until ?? null;
  const onSeen = () => {
    if (until !== null) markSeen.mutate(until);
  };
  const close = () => {
    onSeen();
    setIsClosed(true);
  };
  return (
    <ResultCard
      state={data && data.totalCount > 0 ? { kind: 'ready', results: data } : { kind: 'loading' }}
      now={now}
      onSeen={onSeen}
      onClose={close}
      share={data && <ShareResults {...data} />}
    />
  );
}

/** Shares the only pick, or the week of several. */
function ShareResults({ totalCount, results: [first] }: NewResultsData) {
  return totalCount === 1 && first ? <ShareOwn kind="PICK" matchId={first.id} /> : <ShareOwn kind="WEEK" />;
}
