import * as z from 'zod/mini';

/** How much of a stack is worth sending. */
export const CLIENT_ERROR_FRAMES = 12;

const kinds = ['caught', 'uncaught', 'recoverable'] as const;
export type ClientErrorKind = (typeof kinds)[number];

/** By `refine` alone: other checks would be loaded by every page, for a report that few of them send. */
const like = (pattern: RegExp) => z.string().check(z.refine((text) => pattern.test(text)));

/** Names of functions, files and routes as programs have them: nothing that a player types has these shapes. */
const NAME = /^[A-Za-z_$][\w$]{0,39}$/;
const FRAME = /^[\w$.<>[\] ]{0,60}@[\w.-]{1,60}:\d{1,7}:\d{1,7}$/;
const ROUTE = /^(?=.{1,60}$)(?:\*|\/|(?:\/(?:[a-z-]+|:[A-Za-z]+\??))+)$/;
const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/;

const frames = z.array(like(FRAME)).check(z.maxLength(CLIENT_ERROR_FRAMES));

/** What a browser reports of an error in the page: where in our code it was, and nothing of who was there. */
export const clientError = z.object({
  kind: z.enum(kinds),
  name: like(NAME),
  /** The status of a refused call, or the number of React's message; null for an error that has none. */
  code: z.nullable(z.number().check(z.refine((code) => Number.isInteger(code) && code >= 0 && code <= 9_999))),
  /** 'function@file:line:column', the innermost first. */
  stack: frames,
  /** The same of the components, the innermost first. */
  components: frames,
  /** The template, such as '/profile/:id'; never an address. */
  route: like(ROUTE),
  /** Of the app. */
  version: like(VERSION),
});
export type ClientError = z.infer<typeof clientError>;
