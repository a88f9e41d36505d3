import { CLIENT_ERROR_FRAMES, type ClientError, type ClientErrorKind } from '@machine/contract/client-error.ts';
import { paths } from '@machine/contract/paths.ts';
import { matchPath } from 'react-router-dom';
import { version } from '../../package.json';
import { screens } from '../routes/screens.ts';

type ErrorContext = {
  error: unknown;
  componentStack: string | null | undefined;
  page: Pick<Location, 'origin' | 'pathname'>;
};

/** Describes an error by its location in our code. Omits messages and URLs, which may contain personal data. */
export function describeError(kind: ClientErrorKind, { error, componentStack, page }: ErrorContext): ClientError {
  const { name, message, stack } = error instanceof Error ? error : { name: typeof error, message: '', stack: '' };
  return {
    kind,
    name: /^[A-Za-z_$][\w$]{0,39}$/.test(name) ? name : 'Error',
    code: codeOf(error),
    stack: framesOf(withoutMessage(stack ?? '', message), page.origin),
    components: framesOf(componentStack ?? '', page.origin),
    route: routeOf(page.pathname),
    version,
  };
}

/** Returns the HTTP status of a failed call or the number of a minified React error. */
function codeOf(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  if ('status' in error && Number.isInteger(error.status)) return Math.min(Math.max(Number(error.status), 0), 9_999);
  const number = /^Minified React error #(\d{1,4});/.exec(error.message)?.[1];
  return number === undefined ? null : Number(number);
}

/** Removes the message, with which stacks begin in some browsers. */
function withoutMessage(stack: string, message: string): string {
  const start = stack.indexOf(message);
  return start === -1 || /[\n@]/.test(stack.slice(0, start)) ? stack : stack.slice(start + message.length);
}

/** 'at function (address:line:column)' or 'function@address:line:column', by browser. */
const FRAME = /^\s*(?:at\s+)?(.*?)[\s@(]*([a-z-]+:\/\/[^\s()]+?):(\d{1,7}):(\d{1,7})\)?$/;

/** Reduces each frame to the file's name; files of other origins, such as extensions, become 'elsewhere'. */
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
