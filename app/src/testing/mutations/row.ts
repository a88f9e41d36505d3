import { player } from '@machine/mocks/currentUser.ts';

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
  /** The words of its failure are shown whatever the server says. */
  isFixed?: true;
  /** The words of a success in a toast. */
  done?: string;
  /** What a 401 means: the session is checked (default), also the player is sent to the login, or wrong credentials. */
  on401?: 'checked' | 'redirects' | 'ignored';
};

/** Calls a hook, and starts a mutation by what it returns. */
export const pressing =
  <Result>(useHook: () => Result, start: (result: Result) => void) =>
  () => {
    const result = useHook();
    return () => start(result);
  };

/** Calls a hook that returns a mutation of `input`. */
export const mutation = <Input>(useMutation: () => { mutate: (input: Input) => void }, input: NoInfer<Input>) =>
  pressing(useMutation, ({ mutate }) => mutate(input));
