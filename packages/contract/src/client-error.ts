import * as z from 'zod/mini';

export const CLIENT_ERROR_FRAMES = 12;

const kinds = ['caught', 'uncaught', 'recoverable'] as const;
export type ClientErrorKind = (typeof kinds)[number];

/** Uses `refine` because other checks would add code to every page for a report that is rarely sent. */
const matching = (pattern: RegExp) =>
  Object.assign(z.string().check(z.refine((text) => pattern.test(text))), { pattern });

/** These patterns accept names of functions, files and routes, but no text that a user might have typed. */
const NAME = /^[A-Za-z_$][\w$]{0,39}$/;
const FRAME = /^[\w$.<>[\] ]{0,60}@[\w.-]{1,60}:\d{1,7}:\d{1,7}$/;
const ROUTE = /^(?=.{1,60}$)(?:\*|\/|(?:\/(?:[a-z-]+|:[A-Za-z]+\??))+)$/;
const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/;

const frames = z.array(matching(FRAME)).check(z.maxLength(CLIENT_ERROR_FRAMES));

/** A browser error report. Locates the error in our code and contains nothing about the user. */
export const clientError = z.object({
  kind: z.enum(kinds),
  name: matching(NAME),
  code: z.nullable(z.number().check(z.refine((code) => Number.isInteger(code) && code >= 0 && code <= 9_999))),
  stack: frames,
  components: frames,
  route: matching(ROUTE),
  version: matching(VERSION),
});
export type ClientError = z.infer<typeof clientError>;
