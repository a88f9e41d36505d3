type Unhandled = { frame: { protocol: string; data: unknown } };

/** Fails on API calls that have no handler, naming the URL. */
export function failUnmocked({ frame }: Unhandled): void {
  if (frame.protocol !== 'http') return;
  const { url } = (frame.data as { request: Request }).request;
  if (new URL(url).pathname.startsWith('/api/')) throw new Error(`Unmocked call: ${url}`);
}
