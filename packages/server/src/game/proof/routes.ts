import { endpoints } from '@machine/contract';
import { HttpError } from '../../platform/http/http-error.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import { isMatchId } from '../match/match.ts';
import type { Receipts } from './receipts.ts';

export const proofRoutes = ({ receipts }: { receipts: Receipts }): Route[] => [
  handle(endpoints.pickReceipt, async ({ params: { matchId }, userId }) => {
    const receipt = isMatchId(matchId) ? await receipts.find(userId, matchId) : undefined;
    if (receipt === undefined) throw new HttpError(404, "You haven't picked on this match.");
    return { body: { receipt } };
  }),
];
