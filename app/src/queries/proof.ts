import * as endpoints from '@machine/contract/endpoints.ts';
import type { Receipt } from '@machine/contract/proof.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readCheckpoint } from '@machine/verify';
import { call } from '../api/call.ts';
import { nullOn404 } from '../api/error.ts';
import { checkInBrowser, type LogHistory, type ReceiptToVerify } from '../services/proof/verifyReceipt.ts';
import { orNull, withText } from '../services/proof/receiptContent.ts';

/** Time for which a visit uses fetched proofs. */
const JUST_FETCHED_MS = 1_000;

/** Only for servers with the feature RECEIPTS. */
export const proofQueries = {
  /** Null without a pick; its `receipt` is null if it is from before the log. */
  receipt: (matchId: string) =>
    queryOptions({
      queryKey: ['proof', 'receipt', matchId] as const,
      queryFn: () => call(endpoints.pickReceipt, { params: { matchId } }).catch(nullOn404),
      // A receipt never changes.
      staleTime: ({ state }) => (state.data ? Infinity : JUST_FETCHED_MS),
      refetchOnMount: true,
    }),

  /** The key that signs the log, and its newest checkpoint. */
  log: () =>
    queryOptions({
      queryKey: ['proof', 'log'] as const,
      queryFn: () => call(endpoints.audit),
      staleTime: JUST_FETCHED_MS,
      refetchOnMount: true,
      refetchOnReconnect: 'always',
    }),

  /** The proof that the newest checkpoint contains the one of a receipt. */
  history: (given: { checkpoint: string; newest: string } | null) =>
    queryOptions({
      queryKey: ['proof', 'history', given] as const,
      queryFn: () => given && historyBetween(given.checkpoint, given.newest),
      enabled: given !== null,
      refetchOnMount: true,
    }),

  /** Sends nothing: the browser checks the receipt. The last result is shown until there is a new one. */
  check: (given: ReceiptToVerify | null) =>
    queryOptions({
      queryKey: ['proof', 'check', given] as const,
      queryFn: () => given && checkInBrowser(given),
      enabled: given !== null,
      refetchOnMount: true,
      placeholderData: (previous) => previous,
    }),
};

async function historyBetween(older: string, newest: string): Promise<LogHistory> {
  const [from, to] = [older, newest].map((text) => orNull(() => readCheckpoint(text).size));
  const hasGrown = from != null && to != null && from < to;
  const { path } = hasGrown ? await call(endpoints.auditConsistency, { query: { from, to } }) : { path: [] };
  return { checkpoint: newest, path };
}

/**
 * Checks a receipt against the log of the server, as far as the server can be reached. `text` replaces the Machine's
 * text; null leaves it as it is.
 */
export function useReceiptCheck(receipt: Receipt | null, text: string | null, playerId: string) {
  const log = useQuery({ ...proofQueries.log(), enabled: receipt !== null });
  const newest = log.isError ? null : (log.data?.checkpoint ?? null);
  const history = useQuery(
    proofQueries.history(receipt && newest !== null ? { checkpoint: receipt.checkpoint, newest } : null),
  );
  const check = useQuery(
    proofQueries.check(
      receipt && log.data && !history.isLoading
        ? {
            receipt: text === null ? receipt : withText(receipt, text),
            key: log.data.key,
            playerId,
            history: newest === null ? null : (history.data ?? null),
          }
        : null,
    ),
  );
  return {
    log,
    check: check.data ?? { kind: 'pending' as const },
    isVerifying: log.isFetching || history.isFetching || (check.isFetching && !check.isPlaceholderData),
    verify: () => {
      void log.refetch();
      void check.refetch();
      if (history.isError) void history.refetch();
    },
  };
}
