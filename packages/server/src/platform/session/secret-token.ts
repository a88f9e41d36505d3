import { createHash, randomBytes } from 'node:crypto';

/** Returns a new token of 256 bits, for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns what is stored of a token, so that nobody can use what the database reveals. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
