import { Worker } from 'node:worker_threads';
import { createConcurrencyLimiter } from '../../../platform/http/concurrency-limiter.ts';
import type { PictureContent } from './draw-picture.ts';

/** Draws a picture and returns it as PNG. Rejects with an `HttpError` (503) if too many are waiting. */
export type DrawPicture = (content: PictureContent) => Promise<Uint8Array<ArrayBuffer>>;

const MODULE = new URL('picture-worker.ts', import.meta.url);
/** A picture takes about 60 ms: the last of these waits for about two seconds. */
const QUEUED_MAX = 30;
const DRAWING_MAX_MS = 8_000;
/** The thread has the fonts and two engines in memory, so it ends when it has nothing to do. */
const IDLE_MS = 60_000;

/** Draws pictures one at a time in a thread of its own, because each takes longer than a request may block the others. */
export function createPictureDrawer(): DrawPicture {
  const limit = createConcurrencyLimiter(1, QUEUED_MAX);
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function stop(): void {
    void worker?.terminate();
    worker = null;
  }

  function start(): Worker {
    const started = new Worker(MODULE);
    // Drawing doesn't keep the process from ending.
    started.unref();
    return started;
  }

  async function draw(content: PictureContent): Promise<Uint8Array<ArrayBuffer>> {
    clearTimeout(idle);
    worker ??= start();
    try {
      return await answerOf(worker, content);
    } catch (error) {
      stop();
      throw error;
    } finally {
      idle = setTimeout(stop, IDLE_MS).unref();
    }
  }

  return ({ username, pick, week, edge }) => limit(() => draw({ username, pick, week, edge }));
}

function answerOf(worker: Worker, content: PictureContent): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const timer = setTimeout(() => reject(new Error('The picture took too long.')), DRAWING_MAX_MS);
  const onExit = () => reject(new Error('The picture was interrupted.'));
  worker.once('message', resolve).once('error', reject).once('exit', onExit);
  worker.postMessage(content);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', reject).off('exit', onExit);
  });
}
