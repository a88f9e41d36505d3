import type { Db } from '../../platform/db/open.ts';
import { createServerKey } from '../../platform/db/server-key.ts';
import { createSigner, type Signer } from './note.ts';

/** Stored in existing databases: never change it. */
const NAME = 'proof key';

/** Returns a function that reads the server's key on its first call. Outside of a transaction of the same database. */
export function createProofKey(db: Db): () => Promise<Signer> {
  const readKey = createServerKey(db, NAME);
  let signer: Signer | undefined;
  return async () => {
    const key = await readKey();
    signer ??= createSigner(Buffer.from(key, 'base64url'));
    return signer;
  };
}
