import { type ClientError, type ClientErrorKind, CLIENT_ERROR_FRAMES } from '@machine/contract';
import { matchPath } from 'react-router-dom';
import { version } from '../../package.json';
import { paths } from '../paths.ts';
import { screens } from '../routes/screens.ts';

type Seen = { error: unknown; componentStack: string | null | undefined; place: Pick<Location, 'origin' | 'pathname'> };

/**
 * Describes an error by where in our code it was. Its message is left out, and so is every address: either may hold
 * what somebody typed, or who somebody is.
 */
export function describeError(kind: ClientErrorKind, { error, componentStack, place }: Seen): ClientError {
  const { name, message, stack } = error instanceof Error ? error : { name: typeof error, message: '', stack: '' };
  return {
    kind,
    name: /^[A-Za-z_$][\w$]{0,39}$/.test(name) ? name : 'Error',
    code: codeOf(error),
    stack: framesOf(withoutMessage(stack ?? '', message), place.origin),
    components: framesOf(componentStack ?? '', place.origin),
    route: routeOf(place.pathname),
    version,
  };
}

/** A refused call has a status; React's own errors are numbered in a build. */
function codeOf(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  if ('status' in error && Number.isInteger(error.status)) return Math.min(Math.max(Number(error.status), 0), 9_999);
  const number = /^Minified React error #(\d{1,4});/.exec(error.message)?.[1];
  return number === undefined ? null : Number(number);
}

/** In some browsers a stack begins with the message, behind the name; in others its first line is a frame. */
function withoutMessage(stack: string, message: string): string {
  const start = stack.indexOf(message);
  return start === -1 || /[\n@]/.test(stack.slice(0, start)) ? stack : stack.slice(start + message.length);
}

/** 'at function (address:line:column)' or 'function@address:line:column', by browser. */
const FRAME = /^\s*(?:at\s+)?(.*?)[\s@(]*([a-z-]+:\/\/[^\s()]+?):(\d{1,7}):(\d{1,7})\)?$/;

/** A file is known by its own name: addresses of others are not, such as those of extensions. */
function framesOf(stack: string, origin: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '', address = '', row, column] = FRAME.exec(line) ?? [];
      if (!URL.canParse(address)) return [];
      const url = new URL(address);
      const file =
        url.origin === origin
          ? url.pathname
              .split('/')
              .at(-1)
              ?.replaceAll(/[^\w.-]/g, '')
          : 'elsewhere';
      return [`${name.replaceAll(/[^\w$.<>[\] ]/g, '').slice(0, 60)}@${(file || 'page').slice(-60)}:${row}:${column}`];
    })
    .slice(0, CLIENT_ERROR_FRAMES);
}

const routeOf = (pathname: string) =>
  pathname === paths.home ? paths.home : (screens.find(({ path }) => matchPath(path, pathname))?.path ?? '*');
