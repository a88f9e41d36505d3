import { createHmac, createSecretKey } from 'node:crypto';
import { createRandom, type Random, randomFrom } from './random.ts';

/** The 128-bit part of a subject's key that each purpose is seeded with. A club has strength, a match the others. */
const PARTS = { strength: 0, mishap: 0, result: 1, mistake: 2, course: 3 };

/** Returns the generator of one purpose of a match or club, by its id. The same question gives the same sequence. */
export type Draws = (subject: string, purpose: keyof typeof PARTS) => Random;

/** Creates draws that anyone who knows the seed can repeat. */
export const createOpenDraws =
  (seed: number): Draws =>
  (subject, purpose) =>
    createRandom(`${purpose === 'course' ? 'simulated/' : ''}${seed}/${subject}/${purpose}`);

/**
 * Creates draws that cannot be computed without the secret (32 bytes, base64url). HMAC keeps subjects independent:
 * what players see of one match says nothing about another.
 */
export function createSecretDraws(secret: string): Draws {
  const key = createSecretKey(secret, 'base64url');
  // A match asks for its purposes one after another, and an HMAC costs more than all else that is drawn.
  let last = { subject: '', bits: Buffer.alloc(0) };
  return (subject, purpose) => {
    if (last.subject !== subject) last = { subject, bits: createHmac('sha512', key).update(subject).digest() };
    return randomFrom(sfc32(last.bits.subarray(16 * PARTS[purpose])));
  };
}

/** Chris Doty-Humphrey's Small Fast Counting generator: 128 bits of state, from the first 16 bytes of `bits`. */
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
