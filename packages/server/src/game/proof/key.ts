import type { Db } from '../../platform/db/open.ts';
import { readServerKey } from '../../platform/db/server-key.ts';
import { createSigner, type Signer } from './note.ts';

/** Stored in existing databases: never change it. */
const NAME = 'proof key';

/** Returns the signer of the server. In a transaction, `on` is that transaction: SQLite has only one connection. */
export type ProofKey = (on?: Db) => Promise<Signer>;

/** Creates a function that reads the server's key, which the first call creates, and remembers it. */
export function createProofKey(db: Db): ProofKey {
  let signer: Signer | undefined;
  // Callers don't wait for each other's read, which may wait for the end of their transaction.
  return async (on = db) => {
    const known = signer ?? createSigner(Buffer.from(await readServerKey(on, NAME), 'base64url'));
    signer = known;
    return known;
  };
}
