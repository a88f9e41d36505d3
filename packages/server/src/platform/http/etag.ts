import { createHash } from 'node:crypto';

// Hono's `etag` reads a copy of each body as a stream to hash it, which would buffer long exports, and its 304 drops
// headers. Our bodies are strings and files that are in memory anyway.

export const etagOf = (bytes: string | Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Returns whether the client already has this version (`If-None-Match`). */
export function isNotModified(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  // Proxies that compress responses make the tag weak.
  return known.map((tag) => tag.trim().replace(/^W\//, '')).some((tag) => tag === etag || tag === '*');
}
