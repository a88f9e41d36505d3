import { createHmac, createSecretKey } from 'node:crypto';
import { createRandom, type Random, randomFrom } from '../../platform/random.ts';

/** Which 128 bits of a subject's hash seed each purpose. Clubs use `strength`, injuries `injury`, matches the others. */
const SEED_INDEX = { strength: 0, injury: 0, mishap: 0, result: 1, mistake: 2, course: 3 };

/**
 * Returns the random generator for one purpose of a match, club or injury, by its id. The same arguments give the same
 * sequence. Purposes are part of the seeds: renaming one would change every result.
 */
export type RandomSource = (subject: string, purpose: keyof typeof SEED_INDEX) => Random;

export const createSeededSource =
  (seed: number): RandomSource =>
  (subject, purpose) =>
    createRandom(`${purpose === 'course' ? 'simulated/' : ''}${seed}/${subject}/${purpose}`);

/**
 * Creates a source that can't be computed without the secret (32 bytes, base64url). HMAC makes subjects independent:
 * what players see of one match reveals nothing about another.
 */
export function createSecretSource(secret: string): RandomSource {
  const key = createSecretKey(secret, 'base64url');
  // Hashing is the most expensive part, and the purposes of a match are requested one after another.
  let last = { subject: '', bits: Buffer.alloc(0) };
  return (subject, purpose) => {
    if (last.subject !== subject) last = { subject, bits: createHmac('sha512', key).update(subject).digest() };
    return randomFrom(sfc32(last.bits.subarray(16 * SEED_INDEX[purpose])));
  };
}

/** Chris Doty-Humphrey's Small Fast Counting generator, with 128 bits of state from the first 16 bytes of `bits`. */
function sfc32(bits: Buffer): () => number {
  let [a, b, c, counter] = [bits.readInt32LE(0), bits.readInt32LE(4), bits.readInt32LE(8), bits.readInt32LE(12)];
  return () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
}
