import type { Db } from '../../platform/db/open.ts';
import type { TextFile } from '../../platform/http/files.ts';
import type { ReceiptDeps } from './receipts.ts';

/** The files with which anyone can mirror and verify the log. */
export const proofFiles = ({ db, proofKey }: ReceiptDeps): TextFile[] => [
  { path: '/proof/key', caching: 'shared', read: async () => `${(await proofKey()).publicKey}\n` },
  { path: '/proof/checkpoint', caching: 'shared', read: () => newestCheckpoint(db) },
  {
    path: '/proof/checkpoints/:size',
    caching: 'immutable',
    read: async ({ size = '' }) => (/^[1-9]\d{0,8}$/.test(size) ? checkpointOf(db, Number(size)) : null),
  },
];

/** Returns the newest checkpoint, a signed note; null while the log is empty. */
export async function newestCheckpoint(db: Db): Promise<string | null> {
  const rows = await db.selectFrom('proof_checkpoints').select('note').orderBy('size', 'desc').limit(1).execute();
  return rows[0]?.note ?? null;
}

async function checkpointOf(db: Db, size: number): Promise<string | null> {
  const row = await db.selectFrom('proof_checkpoints').select('note').where('size', '=', size).executeTakeFirst();
  return row?.note ?? null;
}
