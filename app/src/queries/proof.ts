import { endpoints, type Receipt } from '@machine/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { ApiError } from '../api/error.ts';
import { checkpointSize } from '../services/proof/checkpoint.ts';
import type { LogHistory, ReceiptToVerify } from '../services/proof/verifyReceipt.ts';
import { checkInBrowser } from '../services/proof/checkInBrowser.ts';
import { REFETCH_ON_MOUNT } from './client.ts';

/** `receipt` is null for a pick from before the log. */
export type PickReceipt = { hasPick: false } | { hasPick: true; receipt: Receipt | null };

/** Only for servers with the feature RECEIPTS. */
export const proofQueries = {
  all: ['proof'] as const,

  receipt: (matchId: string) =>
    queryOptions({
      queryKey: [...proofQueries.all, 'receipt', matchId] as const,
      queryFn: async (): Promise<PickReceipt> => {
        try {
          const { receipt } = await call(endpoints.pickReceipt, { params: { matchId } });
          return { hasPick: true, receipt };
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return { hasPick: false };
          throw error;
        }
      },
      ...REFETCH_ON_MOUNT,
    }),

  /** The key that signs the log, and its newest checkpoint. */
  log: () =>
    queryOptions({
      queryKey: [...proofQueries.all, 'log'] as const,
      queryFn: () => call(endpoints.audit),
      ...REFETCH_ON_MOUNT,
    }),

  /** What leads from the checkpoint of a receipt to the newest one; null if there is nothing between them. */
  history: (receipt: Receipt, newest: string) =>
    queryOptions({
      queryKey: [...proofQueries.all, 'history', receipt.checkpoint, newest] as const,
      queryFn: async (): Promise<LogHistory> => {
        const [from, to] = [checkpointSize(receipt.checkpoint), checkpointSize(newest)];
        const isGrown = from !== null && to !== null && from < to;
        const { path } = isGrown ? await call(endpoints.auditConsistency, { query: { from, to } }) : { path: [] };
        return { checkpoint: newest, path };
      },
    }),

  /** Sends nothing: the browser checks the receipt. Shows the last result until there is a new one. */
  check: (given: ReceiptToVerify) =>
    queryOptions({
      queryKey: [...proofQueries.all, 'check', given] as const,
      queryFn: () => checkInBrowser(given),
      placeholderData: keepPreviousData,
    }),
};
