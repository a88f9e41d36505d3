/** Converts chunks of text or bytes to a byte stream, pulling them as fast as the client reads. Reports errors to `onError`. */
export function streamOf(
  chunks: AsyncIterable<string | Uint8Array>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
      } catch (error) {
        onError(error);
        controller.error(new Error('The response was aborted.'));
      }
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
