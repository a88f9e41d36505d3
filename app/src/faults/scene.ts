import type { CurrentUser, Endpoint } from '@machine/contract';
import type { HttpHandler } from 'msw';
import type { Sight } from './dom.ts';
import type { CallId } from './matrix.ts';

type Anywhere = {
  id: CallId;
  call: Endpoint;
  as: 'player' | 'visitor';
  /** The player, when it isn't the usual one. */
  user?: CurrentUser;
  path: string;
  /** What this world answers differently from the one where all is well. */
  world?: HttpHandler[];
  /** The answer when all is well. */
  good: unknown;
  /** From the page to the moment before the call. */
  arrive?: () => Promise<void>;
  /** It goes away with the session: a prompt stands there, or nothing. */
  isPrivate?: boolean;
};

/** A question, asked once. */
export type Read = Anywhere & {
  kind: 'read';
  /** Asks it; without, the page does by itself. */
  ask?: () => Promise<void>;
  ready: Sight;
  loading: string;
  failed: string;
  retry?: string;
  /** Said of a list without rows, or of null. */
  empty: string;
  emptyBody: unknown;
  idKey: string;
  /** With ten thousand rows, and which elements of the page they become. */
  many?: unknown;
  rows?: string;
  /** Asks anew while the first question is still open; without, another tab's login does. */
  askAgain?: () => Promise<void>;
  /** While a question is open, to ask again is to wait for its answer. */
  isOneAtATime?: boolean;
};

/** A question that is asked again and again. */
export type Poll = Anywhere & {
  kind: 'poll';
  everyMs: number;
  ready: Sight;
  /** What stands there when the first answer is a failure. */
  atFirst: Sight;
  /** After three failures in a row a line says so. */
  hasLine?: boolean;
  idKey: string;
  emptyBody?: unknown;
  empty?: string;
  many?: unknown;
  rows?: string;
  askAgain?: () => Promise<void>;
  isOneAtATime?: boolean;
  /** Bodies that are no answer to it. */
  unreadable?: readonly unknown[];
};

/** Something that a player does. */
export type Write = Anywhere & {
  kind: 'write';
  /** Fills in, if need be, and presses. */
  press: () => Promise<void>;
  /** What was pressed. */
  control: () => HTMLElement | undefined;
  /** In the same moment again, by another way if there is one. */
  pressTwice?: () => void;
  /** The truth of the server once it is done. */
  executed: HttpHandler[];
  done: Sight;
  /** As it was, and as it is again after a failure: what was typed and chosen included. */
  before: Sight;
  /** While it is on its way, when the control does not say so itself. */
  busy?: () => boolean;
  /**
   * The failure's toast, none where SPEC.md has none; without a title it is told in its place. `says`: the server's own
   * sentence comes before ours.
   */
  failure?: { title: string | null; text: string; says: boolean };
  /** Bodies that lack what the answer needs. */
  unreadable?: readonly unknown[];
  /** Once it is done nobody is here any more. */
  endsSession?: boolean;
  /** What must be told when it is done. */
  toast?: string;
  /** With ten thousand rows. */
  many?: unknown;
};

export type Scene = Read | Poll | Write;
