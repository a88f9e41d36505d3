import { fromBase64 } from './bytes.ts';
import type { TreeHead } from './merkleTree.ts';
import { readNote, type SignedNote } from './signedNote.ts';

/** A signed tree head. Its signature isn't checked yet. */
export type Checkpoint = TreeHead & { note: SignedNote; origin: string; time: string };

const TEXT = /^(\S+)\n([1-9]\d{0,14})\n(\S+)\ntime (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\n$/;
const ROOT_BYTES = 32;

/** Reads a checkpoint: the origin, the number of entries, the root and the time. Returns null for any other text. */
export function readCheckpoint(text: string): Checkpoint | null {
  const note = readNote(text);
  const [, origin = '', size = '', encoded = '', time = ''] = TEXT.exec(note?.text ?? '') ?? [];
  const root = fromBase64(encoded);
  return note && root?.length === ROOT_BYTES ? { note, origin, size: Number(size), root, time } : null;
}

/** Returns how many entries a checkpoint covers; null if it can't be read. */
export const checkpointSize = (text: string): number | null => readCheckpoint(text)?.size ?? null;
