import { ApiError } from '../api/error.ts';

/**
 * One press, one request: while a deed is under way, and while the server asks to wait (429 with Retry-After,
 * RELIABILITY.md R10), further ones of the same name are not done. A set, because state comes a render late and two
 * presses in the same tick would both pass.
 */
export function createSingleFlight(onChange: (shut: ReadonlySet<string>) => void = () => {}) {
  const shut = new Set<string>();
  const tell = () => onChange(new Set(shut));
  return (name: string, act: () => Promise<unknown>): void => {
    if (shut.has(name)) return;
    shut.add(name);
    tell();
    const open = () => {
      shut.delete(name);
      tell();
    };
    // A failure is told by who acts.
    act().then(open, (error: unknown) => setTimeout(open, error instanceof ApiError ? error.retryAfterMs : 0));
  };
}
