import { FileQuestionMark, ReceiptText } from 'lucide-react';
import { BackLink } from '../primitives/button/BackLink.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { LoginBlock } from '../primitives/feedback/LoginBlock.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { DownloadSection } from './DownloadSection.tsx';
import styles from './ReceiptScreen.module.css';
import { ReceiptSkeleton } from './ReceiptSkeleton.tsx';
import type { ReceiptState } from './receiptState.ts';
import { StepList } from './StepList.tsx';
import { TamperSection } from './TamperSection.tsx';
import { VerdictPanel, verdictText } from './VerdictPanel.tsx';
import { UnloadedBlock } from '../primitives/feedback/UnloadedBlock.tsx';

export type ReceiptScreenProps = {
  /** The receipt, or why there is none. */
  state: ReceiptState;
  matchHref: string;
};

/** The /receipts/{matchId} page: checks in the browser that a prediction and a pick were never changed. */
export function ReceiptScreen({ state, matchHref }: ReceiptScreenProps) {
  return (
    <div className={styles.screen}>
      <BackLink href={matchHref}>Back to match</BackLink>
      <ScreenTitle
        align="start"
        lead="It proves that the Machine's prediction was fixed before your pick, and that neither was changed afterwards. Your browser checks that by itself, so you don't have to trust us."
      >
        Your receipt
      </ScreenTitle>
      <VisuallyHidden>
        {/* Mounted before its text changes. */}
        <output>{announcement(state)}</output>
      </VisuallyHidden>
      <div className={styles.body} aria-busy={state.kind === 'loading'}>
        <ReceiptBody state={state} matchHref={matchHref} />
      </div>
    </div>
  );
}

function ReceiptBody({ state, matchHref }: ReceiptScreenProps) {
  switch (state.kind) {
    case 'loading':
    case 'failed':
      return (
        <UnloadedBlock state={state} failure="Couldn't load your receipt.">
          <ReceiptSkeleton />
        </UnloadedBlock>
      );
    case 'anonymous':
      return (
        <LoginBlock
          icon={ReceiptText}
          message="Log in to see your receipt"
          detail="Each pick has a receipt, and only its player sees it."
          onLogin={state.onLogin}
        />
      );
    case 'no-pick':
      return (
        <EmptyBlock
          icon={FileQuestionMark}
          message="No pick, no receipt"
          detail="You get one as soon as you pick on this match."
          action={
            <ButtonLink size="3" variant="outline" tone="gray" href={matchHref}>
              See the match
            </ButtonLink>
          }
        />
      );
    case 'no-receipt':
      return (
        <EmptyBlock
          icon={FileQuestionMark}
          message="This pick has no receipt"
          detail="It's from before there were receipts. It still counts."
          action={
            <ButtonLink size="3" variant="outline" tone="gray" href={matchHref}>
              See the match
            </ButtonLink>
          }
        />
      );
    case 'ready':
      return <Receipt {...state} />;
  }
}

type ReadyState = Extract<ReceiptState, { kind: 'ready' }>;

const isChanged = ({ receipt, text }: ReadyState) => receipt.prediction !== null && text !== receipt.prediction.text;

function Receipt(state: ReadyState) {
  const { receipt, check, text, onText, onVerify, isVerifying, download } = state;
  const steps = check.kind === 'done' ? check.steps : null;
  return (
    <>
      <VerdictPanel
        receipt={receipt}
        check={check}
        isChanged={isChanged(state)}
        onVerify={onVerify}
        isVerifying={isVerifying}
      />
      {receipt.prediction && steps && (
        <TamperSection original={receipt.prediction.text} text={text} steps={steps} onText={onText} />
      )}
      {steps && <StepList steps={steps} />}
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
