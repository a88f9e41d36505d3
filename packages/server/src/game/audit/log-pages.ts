import { AUDIT_ROWS_MAX, type AuditCheckpoints, type AuditEntries, type AuditPath } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { logSize } from '../proof/append.ts';
import { readNodes, toBase64 } from '../proof/nodes.ts';
import { consistencyParts, inclusionParts, subtreesOf } from '../proof/tree.ts';
import { readPage } from './page.ts';

/** Returns the checkpoints of more than `after` entries, by size. */
export async function checkpointsAfter(db: Db, after: number): Promise<AuditCheckpoints> {
  const checkpoints = db.selectFrom('proof_checkpoints').select(['size', 'note as checkpoint']);
  const following = checkpoints.where('size', '>', after).orderBy('size');
  const { rows, last } = await readPage(AUDIT_ROWS_MAX.checkpoints, (limit) => following.limit(limit));
  return { checkpoints: rows, next: last?.size ?? null };
}

/** Returns the entries from the position `from` on. */
export async function entriesFrom(db: Db, from: number): Promise<AuditEntries> {
  const entries = db.selectFrom('proof_entries').select(['position as index', 'text as entry']);
  const following = entries.where('position', '>=', from).orderBy('position');
  const { rows, last } = await readPage(AUDIT_ROWS_MAX.entries, (limit) => following.limit(limit));
  return { entries: rows, next: last ? last.index + 1 : null };
}

/** Returns the path from the entry at `index` to the root of a checkpoint of `size` entries. */
export async function inclusionPath(db: Db, { index, size }: { index: number; size: number }): Promise<AuditPath> {
  if (index >= size) throw new HttpError(400, "The checkpoint doesn't cover this entry.");
  await requireSize(db, size);
  return { path: await hashesOf(db, inclusionParts(index, size)) };
}

/** Returns the proof that the first `to` entries begin with the first `from`. It is empty if one of them proves itself. */
export async function consistencyPath(db: Db, { from, to }: { from: number; to: number }): Promise<AuditPath> {
  if (from > to) throw new HttpError(400, 'The earlier checkpoint is larger than the later one.');
  await requireSize(db, to);
  return { path: from === 0 ? [] : await hashesOf(db, consistencyParts(from, to)) };
}

async function requireSize(db: Db, size: number): Promise<void> {
  if (size > (await logSize(db))) throw new HttpError(404, "The log doesn't have as many entries.");
}

async function hashesOf(db: Db, parts: ReturnType<typeof inclusionParts>): Promise<string[]> {
  const { hashOf } = await readNodes(db, parts.flatMap(subtreesOf));
  return parts.map(hashOf).map(toBase64);
}
