import type { PickChoice } from '@machine/contract/prediction.ts';
import type { DownloadSectionProps } from './DownloadSection.tsx';
import type { ReceiptStep } from './receiptSteps.ts';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';

/** The facts of a receipt about the pick; null for those that can't be read. */
export type ReceiptContent = {
  pick: { choice: PickChoice; stars: number; at: string; startTime: string } | null;
  prediction: { homeTeam: string; awayTeam: string; text: string } | null;
};

export type ReceiptCheck =
  | { kind: 'pending' }
  /** The page isn't secure, or the browser doesn't know this kind of signature. */
  | { kind: 'insecure' | 'outdated' }
  | { kind: 'done'; steps: readonly ReceiptStep[] };

export type ReceiptState =
  | Unloaded
  | { kind: 'anonymous'; onLogin: () => void }
  /** The player hasn't picked on the match. */
  | { kind: 'no-pick' }
  /** The pick is older than the receipts, or the server has none. */
  | { kind: 'no-receipt' }
  | ReadyReceipt;

export type ReadyReceipt = {
  kind: 'ready';
  /** The facts about the pick and the prediction. */
  receipt: ReceiptContent;
  /** Result of the check: its steps, or why it isn't possible here. */
  check: ReceiptCheck;
  /** The Machine's text with what the reader has changed. */
  text: string;
  /** Called with the whole text when the reader changes it. */
  onText: (text: string) => void;
  /** Repeats the check. */
  onVerify: () => void;
  /** The check is repeated; until then the last result is shown. */
  isVerifying: boolean;
  /** The file for checking without this site. */
  download: DownloadSectionProps;
};
