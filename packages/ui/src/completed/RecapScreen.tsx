import type { Play, Recap } from '@machine/contract/match.ts';
import { paths } from '@machine/contract/paths.ts';
import { Grid, Heading, Flex, Skeleton } from '@radix-ui/themes';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/feedback/ErrorBlock.tsx';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';
import { Analysis, PostMortem, Sources } from './Analysis.tsx';
import { MachineResult } from './MachineResult.tsx';
import { RecapResult } from './RecapResult.tsx';
import { ScreenFrame } from '../layout/ScreenFrame.tsx';
import { Result } from '../result/Result.tsx';
import { UserResult } from './UserResult.tsx';
import { verdictHeadline } from './verdictHeadline.ts';
import { Panel } from '../primitives/panel/Panel.tsx';

/** `empty`: there is no such match. */
export type RecapState =
  /** `message`: the server's message, or the status. */
  | Unloaded<{ message: string }>
  | { kind: 'empty' }
  | {
      kind: 'ready';
      /** The match with the prediction, the picks and their grades. */
      recap: Recap;
      /** Events of the match, in either order. Absent if there are none. */
      plays?: readonly Play[];
      /** The current time, for the age of a live score. Without it, the age isn't shown. */
      now?: Date;
    };

export type RecapScreenProps = {
  /** The recap with its plays, or why there is none. */
  state: RecapState;
  /** Tells the result apart from those of other matches, when it is hidden. */
  matchId?: string;
  /** Link to the receipt of the viewer's pick; only shown if there is a pick. */
  receiptHref?: string;
  /** A button that shares the viewer's pick; only shown once its result is final. */
  share?: ReactNode;
};

/** The /completed/{id} page: the result of a match, the picks and the Machine's analysis. */
export function RecapScreen({ state, ...more }: RecapScreenProps) {
  return (
    <ScreenFrame
      back={{ href: paths.completed, children: 'Back to matches' }}
      title="Match recap"
      state={state}
      failure={({ message, onRetry }) => (
        <ErrorBlock message="Failed to load match details" detail={message} onRetry={onRetry} retryLabel="Retry" />
      )}
      skeleton={<RecapSkeleton />}
    >
      {{
        empty: () => (
          <EmptyBlock
            icon={SearchX}
            message="Match not found"
            detail="The link may be wrong, or the match is no longer available."
            link={{ href: paths.completed, label: 'See all matches', isQuiet: true }}
          />
        ),
        ready: (loaded) => <RecapContent {...loaded} {...more} />,
      }}
    </ScreenFrame>
  );
}

type RecapContentProps = Extract<RecapState, { kind: 'ready' }> &
  Pick<RecapScreenProps, 'matchId' | 'receiptHref' | 'share'>;

function RecapContent({ recap, matchId, plays = [], now, receiptHref, share }: RecapContentProps) {
  const verdict = verdictHeadline(recap);
  const of = { ...recap.match, id: matchId };
  return (
    <>
      <Result of={of} as="nothing">
        {verdict && (
          <Heading as="h2" size="5" color="mint">
            {verdict}
          </Heading>
        )}
      </Result>
      <RecapResult of={of} recap={recap} plays={plays} now={now} />
      {/* Side by side if both fit; a single result takes the whole row. */}
      <Grid columns="repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr))" gap="4">
        <MachineResult of={of} recap={recap} />
        <UserResult of={of} recap={recap} share={share} />
      </Grid>
      <Analysis prediction={recap.prediction} receiptHref={recap.userResult ? receiptHref : undefined} />
      <Result of={of} as="nothing">
        <PostMortem grading={recap.grading} />
      </Result>
      <Sources sources={recap.prediction?.sources ?? []} />
    </>
  );
}

function RecapSkeleton() {
  return (
    <>
      <Section height="10rem" />
      <Grid columns={{ initial: '1', xs: '2' }} gap="4">
        <Section height="5.25rem" />
        <Section height="5.25rem" />
      </Grid>
      <Section height="20rem" />
    </>
  );
}

function Section({ height }: { height: string }) {
  return (
    <Panel tone="quiet" aria-hidden>
      <Flex direction="column" gap="3">
        <Skeleton width="10rem" height="1.375rem" />
        <Skeleton height={height} />
      </Flex>
    </Panel>
  );
}
