import { createHash } from 'node:crypto';

/** The same for the same bytes. */
export const etagOf = (bytes: string | Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Whether the caller has the very body already (`If-None-Match`): then it need not be sent again. */
export function hasAlready(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  // A proxy that compresses makes a tag weak.
  return known.map((tag) => tag.trim().replace(/^W\//, '')).some((tag) => tag === etag || tag === '*');
}
