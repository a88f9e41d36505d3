import type { Instant } from '../clock/time.ts';
import { type JsonBody, jsonBodyOf } from './json-body.ts';
import { createSharedCache } from './shared-cache.ts';

/** A body that many callers get, and the value that it was made of. */
export type SharedBody<Value, Body = Value> = JsonBody<Body> & { readonly value: Value };

/** The number of bodies that are recognized when they are loaded again. */
const VERSIONS_MAX = 200;

/**
 * Caches bodies like `createSharedCache`. A value that is the same as before when it is loaded again keeps its body, so
 * each version is compressed only once. `bodyOf` returns what is sent of a value.
 */
export function createSharedBodies<Value, Body = Value>(
  maxAgeMs: number,
  now: () => Instant,
  bodyOf: (value: Value) => Body = (value) => value as unknown as Body,
) {
  const cache = createSharedCache<SharedBody<Value, Body>>(maxAgeMs, now);
  /** The last body of each key, the one loaded longest ago first. */
  const versions = new Map<string, SharedBody<Value, Body>>();

  function versionOf(key: string, value: Value): SharedBody<Value, Body> {
    const loaded = { ...jsonBodyOf(bodyOf(value), 'many'), value };
    const last = versions.get(key);
    const body = last?.text() === loaded.text() ? last : loaded;
    versions.delete(key);
    versions.set(key, body);
    const [oldest] = versions.keys();
    if (versions.size > VERSIONS_MAX && oldest !== undefined) versions.delete(oldest);
    return body;
  }

  return {
    /** Returns the cached body, or loads its value when there is no fresh one. */
    get: (key: string, load: () => Promise<Value>) => cache.get(key, async () => versionOf(key, await load())),
    invalidate: cache.invalidate,
  };
}
