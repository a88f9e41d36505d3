import type { Worker } from 'node:worker_threads';
import type { PictureContent } from './draw-picture.ts';
import type { DrawAnswer } from './picture-worker.ts';

/** Longer than a request may take: on a busy machine, the next request finds the picture. */
const DRAWING_MAX_MS = 30_000;

/** Lets the thread draw a picture, and returns its answer. Rejects when it takes too long, fails or ends. */
export function answerOf(worker: Worker, content: PictureContent): Promise<DrawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawAnswer>();
  const timer = setTimeout(() => reject(new Error('The picture took too long.')), DRAWING_MAX_MS);
  const onExit = () => reject(new Error('The picture was interrupted.'));
  worker.once('message', resolve).once('error', reject).once('exit', onExit);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(content);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', reject).off('exit', onExit);
  });
}
