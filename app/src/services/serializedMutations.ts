/** Values that are not saved yet, by key. */
export type PendingValues<Key> = ReadonlyMap<Key, boolean>;

export type SerializedMutations<Key> = { set: (key: Key, value: boolean) => void };

type SerializedMutationsOptions<Key> = {
  send: (key: Key, value: boolean) => Promise<unknown>;
  /** Called with the unsaved values after each change. */
  onPending: (pending: PendingValues<Key>) => void;
  onSaved: (key: Key, value: boolean) => void;
  onFailed: (key: Key, error: unknown) => void;
};

/**
 * Sends changes one at a time, so that none overtakes another. Of several changes to a key during a request, only the
 * last one is sent, even after a failure, which may have been saved nevertheless.
 */
export function createSerializedMutations<Key>({
  send,
  onPending,
  onSaved,
  onFailed,
}: SerializedMutationsOptions<Key>): SerializedMutations<Key> {
  const pending = new Map<Key, boolean>();
  let isSending = false;
  const notify = () => onPending(new Map(pending));

  async function sendOne(key: Key, value: boolean) {
    const isLast = () => pending.get(key) === value;
    try {
      await send(key, value);
      onSaved(key, value);
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
    set: (key, value) => {
      pending.set(key, value);
      notify();
      void sendAll();
    },
  };
}
