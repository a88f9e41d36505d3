import * as z from 'zod/mini';
import { isBot, rank } from './user.ts';
import { byId, id, nullableText, rows, text, time } from './wire.ts';

/** Most players that one player can block, and most that they can mute. */
export const BLOCKS_MAX = 1_000;
export const MUTES_MAX = 1_000;

/** Shown instead of the text of a message that its author has deleted. */
export const DELETED_MESSAGE = 'Message deleted';

/** A player whom the caller has blocked or muted, and since when. Nobody else can see this list. */
export const restrictedPlayer = z.object({
  id,
  username: text,
  rank,
  isBot,
  profileImageUrl: nullableText,
  since: time,
});
export type RestrictedPlayer = z.infer<typeof restrictedPlayer>;
export const restrictedPlayers = rows(restrictedPlayer, byId);
