type Unhandled = { frame: { protocol: string; data: unknown }; defaults: { error(): void } };

/** Fails API calls that have no handler, and logs an error that names them. */
export function failUnmocked({ frame, defaults }: Unhandled): void {
  if (frame.protocol !== 'http') return;
  const { method, url } = (frame.data as { request: Request }).request;
  if (!new URL(url).pathname.startsWith('/api/')) return;
  defaults.error();
  throw new Error(`Unmocked call: ${method} ${url}`);
}
