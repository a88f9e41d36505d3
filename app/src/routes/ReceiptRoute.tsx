import { paths } from '@machine/contract/paths.ts';
import type { Receipt } from '@machine/contract/proof.ts';
import type { CurrentUser } from '@machine/contract/user.ts';
import { ReceiptScreen } from '@machine/ui/proof/ReceiptScreen.tsx';
import type { ReceiptState } from '@machine/ui/proof/receiptState.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useFeatureState } from '../hooks/useFeatureState.ts';
import { useNow } from '../hooks/useNow.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { useViewer } from '../hooks/useViewer.ts';
import { proofQueries, useReceiptCheck } from '../queries/proof.ts';
import { receiptFileName, saveJson } from '../services/download.ts';
import { receiptContent } from '../services/proof/receiptContent.ts';

/** Connects the receipt of the viewer's pick on a match, which requires login. */
export default function ReceiptRoute() {
  const { matchId = '' } = useParams();
  const viewer = useViewer();
  if (viewer.kind !== 'player') return <ReceiptScreen state={viewer} matchHref={paths.prediction(matchId)} />;
  // Resets what was changed and saved.
  return <PlayerReceipt key={`${viewer.user.id} ${matchId}`} user={viewer.user} matchId={matchId} />;
}

function PlayerReceipt({ user, matchId }: { user: CurrentUser; matchId: string }) {
  // An older server doesn't know the calls.
  const feature = useFeatureState('RECEIPTS');
  const stored = useQuery({ ...proofQueries.receipt(matchId), enabled: feature === 'served' });
  const receipt = stored.data?.receipt ?? null;
  const [text, setText] = useState<string | null>(null);
  const [savedAs, setSavedAs] = useState<string | null>(null);
  const now = useNow();
  const { log, check, isVerifying, verify } = useReceiptCheck(receipt, text, user.id);

  const ready = (original: Receipt): ReceiptState => {
    const content = receiptContent(original);
    const fileName = receiptFileName(matchId);
    return {
      kind: 'ready',
      receipt: content,
      check,
      isVerifying,
      text: text ?? content.prediction?.text ?? '',
      onText: setText,
      onVerify: verify,
      download: {
        command: `node verifier/verify.mjs ${fileName} --server ${window.location.origin} --player ${user.id}`,
        savedAs,
        onDownload: () => {
          saveJson(fileName, JSON.stringify(original, null, 2));
          setSavedAs(fileName);
        },
      },
    };
  };
  const storedState = useScreenState(stored, (found): ReceiptState => {
    if (found === null) return { kind: 'no-pick' };
    return found.receipt === null ? { kind: 'no-receipt' } : ready(found.receipt);
  });
  // Without the key, nothing can be checked.
  const logState = useScreenState(log, () => storedState);
  const state = storedState.kind === 'ready' ? logState : storedState;
  return (
    <ReceiptScreen
      state={feature === 'missing' ? { kind: 'no-receipt' } : state}
      matchHref={matchHref(matchId, state, now)}
    />
  );
}

/** Returns the card of a match, or its recap once it has started. An old pick is on a match that has. */
export function matchHref(matchId: string, state: ReceiptState, now: Date): string {
  const start = state.kind === 'ready' && state.receipt.pick?.startTime;
  const hasStarted = state.kind === 'no-receipt' || (start && Date.parse(start) <= now.getTime());
  return hasStarted ? paths.recap(matchId) : paths.prediction(matchId);
}
