/** A reason the server can't start; its message is one clear line for the operator. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Describes in one line why a command failed. For unexpected errors, `debug` and `trace` show the stack. */
export function explainFailure(error: unknown, logLevel?: string): string {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return 'Unexpected error.';
  if (logLevel === 'debug' || logLevel === 'trace') return error.stack ?? error.message;
  const reason = error.message.split('\n')[0]?.replace(/\.$/, '');
  return `Unexpected error: ${reason}. Set LOG_LEVEL=debug to see the stack trace.`;
}
