import { vi } from 'vitest';

/** A live connection whose events the test sends. */
export class FakeSocket extends EventTarget {
  close = vi.fn<() => void>();
  send = vi.fn<(frame: string) => void>();
  opens = () => this.dispatchEvent(new Event('open'));
  drops = () => this.dispatchEvent(new Event('close'));
  receives = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }));
}
