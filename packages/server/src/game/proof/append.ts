import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { entryText, type NewEntry, subjectOf, toTime } from './entries.ts';
import type { Signer } from './note.ts';
import { readNodes, toBase64 } from './nodes.ts';
import { addLeaves, leafHash, subtreesOf } from './tree.ts';

/**
 * Adds entries to the log, with one checkpoint for all of them, as a part of the transaction `db`. A second writer at the
 * same time, or a second entry of a kind about the same subject, violates a constraint, so the log never forks.
 */
export async function appendEntries(db: Db, signer: Signer, entries: readonly NewEntry[], at: Instant): Promise<void> {
  if (!db.isTransaction) throw new Error('Entries are added together with what they are about.');
  if (entries.length === 0) return;
  const before = await logSize(db);
  const edge = subtreesOf({ start: 0, end: before });
  const known = await readNodes(db, edge);
  const texts = entries.map((entry) => entryText(entry, at));
  const { size, root, nodes, paths } = addLeaves(before, edge.map(known.get), texts.map(leafHash));
  const note = signer.sign([signer.origin, String(size), toBase64(root), `time ${toTime(at)}`]);
  await db
    .insertInto('proof_checkpoints')
    .values({ size, at, root: toBase64(root), note })
    .execute();
  const rows = entries.map((entry, index) => ({
    position: before + index,
    kind: entry.kind,
    subject: subjectOf(entry),
    text: texts[index] ?? '',
    checkpoint_size: size,
    path: JSON.stringify(paths[index]?.map(toBase64)),
  }));
  for (const chunk of chunksOf(rows)) await db.insertInto('proof_entries').values(chunk).execute();
  const stored = nodes.map(({ hash, ...subtree }) => ({ ...subtree, hash: toBase64(hash) }));
  for (const chunk of chunksOf(stored)) await db.insertInto('proof_nodes').values(chunk).execute();
}

/** Returns the number of entries in the log. */
export async function logSize(db: Db): Promise<number> {
  const newest = await db.selectFrom('proof_checkpoints').select('size').orderBy('size', 'desc').limit(1).execute();
  return newest[0]?.size ?? 0;
}
