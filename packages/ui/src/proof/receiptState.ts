import type { PickChoice } from '@machine/contract';
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
  receipt: ReceiptContent;
  check: ReceiptCheck;
  /** The Machine's text with what the reader has changed. */
  text: string;
  onText: (text: string) => void;
  onVerify: () => void;
  /** The check is repeated; until then the last result is shown. */
  isVerifying: boolean;
  download: DownloadSectionProps;
};
