import { fn, waitFor } from 'storybook/test';

/** A live connection whose events the story sends. */
export class FakeSocket extends EventTarget {
  close = fn();
  send = fn();
  receives = (event: unknown) => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
}

/** Returns an `openSocket` that opens fake sockets, which stay connecting; `socket()` waits for the latest one. */
export function createFakeSocket() {
  const openSocket = fn(() => new FakeSocket() as unknown as WebSocket);
  const socket = () =>
    waitFor(() => {
      const [last] = openSocket.mock.results.slice(-1);
      if (!last) throw new Error('The app has not opened a connection.');
      return last.value as unknown as FakeSocket;
    });
  return { openSocket, socket };
}
