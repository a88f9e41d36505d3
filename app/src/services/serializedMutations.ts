/** What a player wants of switches, by switch. */
export type Wishes<Key> = ReadonlyMap<Key, boolean>;

export type SerializedMutations<Key> = { wish: (key: Key, value: boolean) => void };

type SerializedMutationsOptions<Key> = {
  send: (key: Key, value: boolean) => Promise<unknown>;
  /** The wishes that are not yet stored, after each change. */
  onWishes: (wishes: Wishes<Key>) => void;
  onStored: (key: Key, value: boolean) => void;
  onFailed: (key: Key, error: unknown) => void;
};

/**
 * Sends wishes one after another, so that none overtakes another. While one is on its way the last wish for a switch
 * counts: it is sent next, also when the one before it failed, which may have been stored all the same.
 */
export function createSerializedMutations<Key>({
  send,
  onWishes,
  onStored,
  onFailed,
}: SerializedMutationsOptions<Key>): SerializedMutations<Key> {
  const wishes = new Map<Key, boolean>();
  let isSending = false;
  const tell = () => onWishes(new Map(wishes));

  async function sendOne(key: Key, value: boolean) {
    const isLast = () => wishes.get(key) === value;
    try {
      await send(key, value);
      onStored(key, value);
    } catch (error) {
      if (isLast()) onFailed(key, error);
    }
    if (isLast()) wishes.delete(key);
    tell();
  }

  async function sendAll() {
    if (isSending) return;
    isSending = true;
    for (let [next] = wishes; next; [next] = wishes) await sendOne(...next);
    isSending = false;
  }

  return {
    wish: (key, value) => {
      wishes.set(key, value);
      tell();
      void sendAll();
    },
  };
}
