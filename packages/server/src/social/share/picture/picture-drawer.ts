import { Worker } from 'node:worker_threads';
import { createConcurrencyLimiter } from '../../../platform/http/concurrency-limiter.ts';
import type { PictureContent } from './draw-picture.ts';
import { answerOf } from './worker-answer.ts';

/** Draws a picture and returns it as PNG. Rejects with an `HttpError` (503) if too many are waiting. */
export type DrawPicture = (content: PictureContent) => Promise<Uint8Array<ArrayBuffer>>;

const MODULE = new URL('picture-worker.ts', import.meta.url);
/** A picture takes about 60 ms: the last of these waits for some seconds, as a preview robot doesn't come back. */
const QUEUED_MAX = 100;
/** The thread has the fonts and two engines in memory, so it ends when it has nothing to do. */
const IDLE_MS = 60_000;

/** Draws pictures one at a time in a thread of its own, because each takes longer than a request may block the others. */
export function createPictureDrawer(start = startWorker): DrawPicture {
  const limit = createConcurrencyLimiter(1, QUEUED_MAX);
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function stop(): void {
    void worker?.terminate();
    worker = null;
  }

  async function draw(content: PictureContent): Promise<Uint8Array<ArrayBuffer>> {
    clearTimeout(idle);
    worker ??= start();
    const answer = await answerOf(worker, content)
      .catch((error: unknown) => {
        stop();
        throw error;
      })
      .finally(() => (idle = setTimeout(stop, IDLE_MS).unref()));
    if ('problem' in answer) throw new Error(`The picture can't be drawn: ${answer.problem}`);
    return answer.png;
  }

  return ({ username, pick, week, edge }) => limit(() => draw({ username, pick, week, edge }));
}

export function startWorker(): Worker {
  const worker = new Worker(MODULE);
  // Drawing doesn't keep the process from ending.
  worker.unref();
  return worker;
}
