import { endpoints } from '@machine/contract';
import { HttpError } from '../../platform/http/http-error.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Sessions } from '../../platform/session/session.ts';
import { isMatchId } from '../match/match.ts';
import type { Receipts } from './receipts.ts';

export type ProofDeps = { receipts: Receipts; sessions: Sessions };

export const proofRoutes = ({ receipts, sessions }: ProofDeps): Route[] => [
  handle(endpoints.pickReceipt, async ({ params: { matchId }, request }) => {
    const userId = await sessions.require(request);
    const receipt = isMatchId(matchId) ? await receipts.find(userId, matchId) : undefined;
    if (receipt === undefined) throw new HttpError(404, "You haven't picked on this match.");
    return { body: { receipt } };
  }),
];
