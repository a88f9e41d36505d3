import type { CurrentUser, Endpoint } from '@machine/contract';
import type { HttpHandler } from 'msw';
import type { Condition } from './dom.ts';
import type { CallId } from './fault-matrix.ts';

type BaseFixture = {
  id: CallId;
  call: Endpoint;
  as: 'player' | 'visitor';
  /** Overrides the default player. */
  user?: CurrentUser;
  path: string;
  /** Handlers on top of the default ones. */
  handlers?: HttpHandler[];
  /** The body of a successful response. */
  okBody: unknown;
  /** Brings the page to the moment before the call. */
  prepare?: () => Promise<void>;
  /** Whether the content disappears when the session ends. */
  isPrivate?: boolean;
};

/** A query that is fetched once. */
export type ReadFixture = BaseFixture & {
  kind: 'read';
  /** Triggers the request; without it, the page does. */
  load?: () => Promise<void>;
  ready: Condition;
  loading: string;
  failureText: string;
  retry?: string;
  /** Shown for an empty list or null. */
  emptyText: string;
  emptyBody: unknown;
  idKey: string;
  /** A body with 10,000 rows. */
  manyRowsBody?: unknown;
  /** Selects the rendered rows. */
  rowSelector?: string;
  /** Refetches while the first request is pending; without it, another tab's login does. */
  reload?: () => Promise<void>;
  /** Whether a refetch waits for a pending request. */
  isSerialized?: boolean;
};

/** A query that is polled. */
export type PollFixture = BaseFixture & {
  kind: 'poll';
  everyMs: number;
  ready: Condition;
  /** Shown when the first request fails. */
  initialFailure: Condition;
  /** Whether a notice appears after three failures in a row. */
  hasPausedNotice?: boolean;
  idKey: string;
  emptyBody?: unknown;
  emptyText?: string;
  manyRowsBody?: unknown;
  rowSelector?: string;
  reload?: () => Promise<void>;
  isSerialized?: boolean;
  /** Bodies that must be rejected. */
  invalidBodies?: readonly unknown[];
};

/** A mutation. */
export type WriteFixture = BaseFixture & {
  kind: 'write';
  /** Fills in the form if necessary, and submits. */
  press: () => Promise<void>;
  /** The control that was pressed. */
  control: () => HTMLElement | undefined;
  /** Submits again at once, in another way. */
  pressTwice?: () => void;
  /** The server's responses after the mutation. */
  handlersAfter: HttpHandler[];
  success: Condition;
  /** The state before the mutation and after a failure, including the player's input. */
  initial: Condition;
  /** Whether the mutation is pending, if the control itself doesn't show it. */
  busy?: () => boolean;
  /** The failure message: a toast, or inline if there is no title. The server's message may replace the text. */
  failure?: { title: string | null; text: string; showsServerMessage: boolean };
  /** Bodies without required fields. */
  invalidBodies?: readonly unknown[];
  /** Whether the mutation ends the session. */
  endsSession?: boolean;
  /** The success toast. */
  toast?: string;
  /** A body with 10,000 rows. */
  manyRowsBody?: unknown;
};

export type CallFixture = ReadFixture | PollFixture | WriteFixture;
