import type { Db } from '../../platform/db/open.ts';
import { createNodes, type Hash, type Nodes, type Subtree } from './tree.ts';

export const toBase64 = (hash: Hash): string => Buffer.from(hash).toString('base64');
const fromBase64 = (text: string): Hash => Buffer.from(text, 'base64');

/** Reads the stored hashes of some complete subtrees of the log. */
export async function readNodes(db: Db, subtrees: readonly Subtree[]): Promise<Nodes> {
  if (subtrees.length === 0) return createNodes();
  const rows = await db
    .selectFrom('proof_nodes')
    .select(['level', 'position', 'hash'])
    .where((eb) => eb.or(subtrees.map(({ level, position }) => eb.and({ level, position }))))
    .execute();
  return createNodes(rows.map(({ hash, ...subtree }) => ({ ...subtree, hash: fromBase64(hash) })));
}
