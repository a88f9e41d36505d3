import { AsyncLocalStorage } from 'node:async_hooks';

/** The sources of a response's shared values. */
type Copies = { used: number; loaded: number };

const current = new AsyncLocalStorage<Copies>();

/** Runs the work of a request. Resolves to its result, and to whether a shared copy answered it. */
export async function noticeSharedCopies<T>(work: () => Promise<T>): Promise<{ result: T; isShared: boolean }> {
  const copies = { used: 0, loaded: 0 };
  const result = await current.run(copies, work);
  return { result, isShared: copies.used > 0 && copies.loaded === 0 };
}

/** Called by a shared cache: the current request uses a copy, or loads it. */
export function noteCopy(kind: keyof Copies): void {
  const copies = current.getStore();
  if (copies !== undefined) copies[kind] += 1;
}
