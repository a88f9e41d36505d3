import { player } from '@machine/mocks/fixtures';

/** The count of the bell and its list. */
export const BELL = 'notifications unreadCount';

export const onDone = () => {};
export const matchId = 'nba-lal-bos';
export const draftOf = (kind: 'chat' | 'dm', id: string) => ({ userId: player.id, kind, id });

export type Row = {
  /** Renders the hook, and returns what starts the mutation. */
  use: () => () => void;
  /** What is refetched after a success. */
  after?: string;
  /** What is refetched after a failure, if that is something else. */
  afterFailure?: string;
  /** The words of a failure in a toast, or where it was started. Without either, it is silent. */
  toast?: string;
  inline?: string;
  /** Shown whatever the server says. */
  isFixed?: true;
  /** The words of a success in a toast. */
  done?: string;
  /** What a 401 means: the session is checked (default), also the player is sent to the login, or wrong credentials. */
  on401?: 'redirects' | 'ignored';
};

/** Calls a hook that returns a mutation of `input`. */
export const mutation =
  <Input>(useMutation: () => { mutate: (input: Input) => void }, input: NoInfer<Input>) =>
  () => {
    const { mutate } = useMutation();
    return () => mutate(input);
  };
