/** A reason not to start: its message is one clear line for whoever runs the server. */
export class StartError extends Error {
  override name = 'StartError';
}
