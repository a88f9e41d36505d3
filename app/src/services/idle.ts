/** Calls back when the page has come to rest; a browser that cannot tell is given a moment. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: 4_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, 500);
  return () => clearTimeout(timer);
}
