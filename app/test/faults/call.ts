import type { CurrentUser, endpoints } from '@machine/contract';
import type { HttpHandler } from 'msw';
import type { Condition } from './dom.ts';

export type EndpointName = keyof typeof endpoints;

/** How a test reaches a call, and what a player sees of it. */
export type Call = {
  /** Its row in docs/reliability.md. */
  id: `C${number}`;
  path: string;
  /** Logged in without it. */
  as?: 'visitor';
  /** Overrides the default player. */
  user?: CurrentUser;
  /** Handlers on top of the default ones. */
  handlers?: HttpHandler[];
  /** Handlers after a write. */
  handlersAfter?: HttpHandler[];
  /** The body of a successful response; empty without it. */
  okBody?: unknown;
  /** Replaces the generated bodies of these faults. */
  bodies?: { malformedRows?: readonly unknown[]; manyRows?: readonly unknown[]; emptyResponse?: unknown };
  /** Shown for an empty list or null. */
  emptyText?: string;
  /** Drives the page to the point just before the call. */
  prepare?: () => Promise<void>;
  /** Makes the call; without it, the page does. */
  load?: () => Promise<void>;
  /** Whether the content disappears when the session ends. */
  isPrivate?: boolean;
  /** The field that identifies a row; `id` without it. */
  idKey?: string;
};

/** A call that loads what the page shows. */
export type QueryCall = Call & {
  ready: Condition;
  /** Shown when nothing could be loaded. */
  failure: Condition;
  /** Selects the rendered rows of the dialog or the screen; `li` without it. */
  rows?: string;
  /** Requests it again while the first request is pending; without it, another tab's login does. */
  reload?: () => Promise<void>;
  /** Whether a second request waits for a pending one. */
  isSerialized?: boolean;
};
