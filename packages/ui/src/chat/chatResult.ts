import type { MatchDetail } from '@machine/contract/match.ts';
import type { MatchOfResult } from '../result/hiding.ts';

/** Returns whose result a chat tells. Until the match has loaded, it may be of any club. */
export const matchOfChat = (
  matchId: string | undefined,
  match: MatchDetail | null,
  status?: string,
): MatchOfResult => ({ ...(match ?? { homeTeam: '', awayTeam: '', status: status || undefined }), id: matchId });
