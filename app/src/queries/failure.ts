import { errorMessage, ExplainedError, isUnauthorized } from '../api/error.ts';
import { useServices } from '../services/services.ts';

/** The words for a failed write. */
export type Failure<Variables = never> = {
  /** The sentence, if the server says none. Without it, nothing is shown: the control returns to the server's state. */
  text?: string | ((variables: Variables) => string);
  title?: string;
  /** Shows the sentence whatever the server says. */
  isFixed?: boolean;
  /** Shown where the write was started. Only after a 401, which removes that place, in a toast. */
  isInline?: boolean | ((error: unknown) => boolean);
  /** After a 401, the browser is sent to the login. */
  opensLogin?: boolean;
  /** The match whose card the write belongs to, if it was started there. */
  matchId?: string;
  /** A 401 means wrong credentials, not an ended session. */
  isCredentials?: boolean;
};

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merged into the library's interface
  interface Register {
    mutationMeta: { failure?: Failure };
  }
}

/** Returns what the player reads of an error. */
export function failureText<Variables>(error: unknown, failure: Failure<Variables>, variables: Variables): string {
  const { text = '', isFixed = false } = failure;
  const sentence = typeof text === 'string' ? text : text(variables);
  return isFixed ? sentence : errorMessage(error, sentence);
}

/** Returns what tells the player of a failure: in a toast or by the login, unless it is shown inline or not at all. */
export function useFailure<Variables = void>(failure: Failure<Variables>) {
  const { toaster, unauthorized } = useServices();
  return (error: unknown, variables: Variables): void => {
    const { text, title = 'Error', isInline = false, opensLogin = false, isCredentials = false } = failure;
    const isLoggedOut = isUnauthorized(error) && !isCredentials;
    if (isLoggedOut && opensLogin) return unauthorized(failure.matchId);
    const isShownThere = typeof isInline === 'boolean' ? isInline : isInline(error);
    if (text === undefined || (isShownThere && !isLoggedOut)) return;
    toaster.show({
      kind: 'destructive',
      title: (error instanceof ExplainedError && error.title) || title,
      description: failureText(error, failure, variables),
    });
  };
}
