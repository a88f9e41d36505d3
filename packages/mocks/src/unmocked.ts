type Unhandled = { frame: { protocol: string; data: unknown } };

/** For a worker that nothing may pass: a call that no world answers fails, and names itself. */
export function failUnmocked({ frame }: Unhandled): void {
  if (frame.protocol !== 'http') return;
  const { url } = (frame.data as { request: Request }).request;
  if (new URL(url).pathname.startsWith('/api/')) throw new Error(`Unmocked call: ${url}`);
}
