/** A reason not to start: its message is one clear line for whoever runs the server. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Says in one line why a command failed. Of an error that nobody foresaw, `debug` and `trace` show where it happened. */
export function explainFailure(error: unknown, logLevel?: string): string {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return 'Something unexpected went wrong.';
  if (logLevel === 'debug' || logLevel === 'trace') return error.stack ?? error.message;
  const reason = error.message.split('\n')[0]?.replace(/\.$/, '');
  return `Something unexpected went wrong: ${reason}. LOG_LEVEL=debug shows where.`;
}
