import { endpoints } from '@machine/contract';
import { HttpError } from '../../platform/http/http-error.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { GameDeps } from '../deps.ts';
import { isMatchId } from '../match/match.ts';
import { findPick } from './receipts.ts';

export const proofRoutes = ({ db, receiptFor }: GameDeps): Route[] => [
  handle(endpoints.pickReceipt, async ({ params: { matchId }, userId }) => {
    const pick = isMatchId(matchId) ? await findPick(db, userId, matchId) : undefined;
    if (pick === undefined) throw new HttpError(404, "You haven't picked on this match.");
    return { body: { receipt: await receiptFor(pick) } };
  }),
];
