/** Values that are not saved yet, by key. */
export type PendingValues<Key, Value> = ReadonlyMap<Key, Value>;

type SerializedMutationsOptions<Key, Value> = {
  send: (key: Key, value: Value) => Promise<unknown>;
  /** Called with the unsaved values after each change. */
  onPending: (pending: PendingValues<Key, Value>) => void;
  onFailed: (key: Key, error: unknown) => void;
};

/**
 * Sends changes one at a time, so that none overtakes another. Of several changes to a key during a request, only the
 * last one is sent, even after a failure, which may have been saved nevertheless.
 */
export function createSerializedMutations<Key, Value>({
  send,
  onPending,
  onFailed,
}: SerializedMutationsOptions<Key, Value>) {
  const pending = new Map<Key, Value>();
  let isSending = false;
  const notify = () => onPending(new Map(pending));

  async function sendOne(key: Key, value: Value) {
    const isLast = () => pending.get(key) === value;
    try {
      await send(key, value);
    } catch (error) {
      if (isLast()) onFailed(key, error);
    }
    if (isLast()) pending.delete(key);
    notify();
  }

  async function sendAll() {
    if (isSending) return;
    isSending = true;
    for (let [next] = pending; next; [next] = pending) await sendOne(...next);
    isSending = false;
  }

  return {
    set: (key: Key, value: Value) => {
      pending.set(key, value);
      notify();
      void sendAll();
    },
  };
}
