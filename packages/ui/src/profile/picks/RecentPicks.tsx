import { paths } from '@machine/contract/paths.ts';
import type { RecentPick } from '@machine/contract/profile.ts';
import { Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyBlock } from '../../primitives/feedback/EmptyBlock.tsx';
import { LongList } from '../../list/LongList.tsx';
import { Result, ShowAllResults } from '../../result/Result.tsx';
import { matchOfPick } from './pickOutcome.ts';
import { PickRow } from './PickRow.tsx';
import { TitledSection } from '../../primitives/text/TitledSection.tsx';

export type RecentPicksProps = {
  /** Newest first. */
  picks: readonly RecentPick[];
  /** Returns the link to the receipt of a match. Only for the viewer's own picks. */
  receiptHref?: (matchId: string) => string;
  /** The viewer's own, who is asked to make one. */
  isOwn: boolean;
  /** A button that shares the newest week, whose results its dialog shows; only if a pick is settled. */
  share?: ReactNode;
};

/** Lists a player's recent picks and their outcomes. */
export function RecentPicks({ picks, isOwn, share, receiptHref }: RecentPicksProps) {
  return (
    <TitledSection title="Recent picks">
      {picks.length > 0 ? (
        <>
          <ShowAllResults of={picks.map(matchOfPick)} />
          <LongList rows={picks} rowHeight={72}>
            {(pick) => <PickRow pick={pick} receiptHref={receiptHref} />}
          </LongList>
          <Result of="totals" as="nothing">
            {picks.some(({ wasCorrect }) => wasCorrect !== null) && share}
          </Result>
        </>
      ) : (
        <EmptyBlock
          icon={Target}
          message="No picks yet"
          link={isOwn ? { href: paths.home, label: 'Make a pick' } : undefined}
        />
      )}
    </TitledSection>
  );
}
