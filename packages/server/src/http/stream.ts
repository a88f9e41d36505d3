/** A text that is asked for piece by piece, as fast as it is read. What fails is told, and breaks the answer off. */
export function streamOf(parts: AsyncIterable<string>, onError: (error: unknown) => void): ReadableStream<Uint8Array> {
  const pieces = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        onError(error);
        controller.error(new Error('The answer broke off.'));
      }
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}
