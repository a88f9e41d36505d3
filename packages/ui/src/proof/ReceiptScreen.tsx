import { VisuallyHidden, Flex, Skeleton } from '@radix-ui/themes';
import { FileQuestionMark, ReceiptText } from 'lucide-react';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { DownloadSection } from './DownloadSection.tsx';
import { ScreenFrame } from '../layout/ScreenFrame.tsx';
import type { ReadyReceipt, ReceiptState } from './receiptState.ts';
import { StepList } from './StepList.tsx';
import { TamperSection } from './TamperSection.tsx';
import { VerdictPanel, verdictText } from './VerdictPanel.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';

export type ReceiptScreenProps = {
  /** The receipt with the progress of its check, or why there is none. */
  state: ReceiptState;
  /** Path of the match, for the link back. */
  matchHref: string;
};

/** The /receipts/{matchId} page: checks in the browser that a prediction and a pick were never changed. */
export function ReceiptScreen({ state, matchHref }: ReceiptScreenProps) {
  return (
    <ScreenFrame
      back={{ href: matchHref, children: 'Back to match' }}
      title="Your receipt"
      lead="It proves that the Machine's prediction was fixed before your pick, and that neither was changed afterwards. Your browser checks that by itself, so you don't have to trust us."
      above={
        <VisuallyHidden>
          {/* Mounted before its text changes. */}
          <output>{announcement(state)}</output>
        </VisuallyHidden>
      }
      state={state}
      failure="Couldn't load your receipt."
      skeleton={<ReceiptSkeleton />}
    >
      {{
        anonymous: ({ onLogin }) => (
          <EmptyBlock
            icon={ReceiptText}
            message="Log in to see your receipt"
            detail="Each pick has a receipt, and only its player sees it."
            onLogin={onLogin}
          />
        ),
        'no-pick': () => (
          <EmptyBlock
            icon={FileQuestionMark}
            message="No pick, no receipt"
            detail="You get one as soon as you pick on this match."
            link={{ href: matchHref, label: 'See the match', isQuiet: true }}
          />
        ),
        'no-receipt': () => (
          <EmptyBlock
            icon={FileQuestionMark}
            message="This pick has no receipt"
            detail="It's from before there were receipts. It still counts."
            link={{ href: matchHref, label: 'See the match', isQuiet: true }}
          />
        ),
        ready: (loaded) => <Receipt {...loaded} />,
      }}
    </ScreenFrame>
  );
}

const isChanged = ({ receipt, text }: ReadyReceipt) => receipt.prediction !== null && text !== receipt.prediction.text;

function Receipt(state: ReadyReceipt) {
  const { receipt, check, text, onText, download } = state;
  const steps = check.kind === 'done' ? check.steps : null;
  return (
    <>
      <VerdictPanel {...state} isChanged={isChanged(state)} />
      {receipt.prediction && steps && (
        <TamperSection original={receipt.prediction.text} text={text} steps={steps} onText={onText} />
      )}
      {steps && <StepList steps={steps} />}
      {check.kind === 'pending' && <StepsSkeleton />}
      <DownloadSection {...download} />
    </>
  );
}

/** Says the verdict once it is known. */
function announcement(state: ReceiptState): string {
  if (state.kind !== 'ready' || state.isVerifying || state.check.kind === 'pending') return '';
  const { title, text } = verdictText(state.check, isChanged(state));
  return `${title}. ${text}`;
}

/** Placeholder with the dimensions of the receipt, to prevent layout shift. */
const ReceiptSkeleton = () => (
  <>
    <Panel tone="quiet" aria-hidden>
      <Flex direction="column" gap="3">
        <Skeleton width="10rem" height="1.875rem" />
        <Skeleton width="80%" height="1.5rem" />
        <Skeleton height="6rem" />
        <Skeleton width="8rem" height="2.5rem" />
      </Flex>
    </Panel>
    <StepsSkeleton />
  </>
);

/** Placeholder for what follows a check: the text that can be changed, and the steps. */
const StepsSkeleton = () => (
  <Flex direction="column" gap="4" aria-hidden>
    <Skeleton height={{ initial: '21.5rem', sm: '20.25rem' }} />
    <Skeleton height="3.5rem" />
  </Flex>
);
