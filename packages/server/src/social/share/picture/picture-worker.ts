import { parentPort } from 'node:worker_threads';
import { drawPicture, type PictureContent } from './draw-picture.ts';

/** A picture, or why it couldn't be drawn. */
export type DrawAnswer = { png: Uint8Array<ArrayBuffer> } | { problem: string };

const answerTo = (content: PictureContent): Promise<DrawAnswer> =>
  drawPicture(content).then(
    (png) => ({ png: new Uint8Array(png) }),
    // Thrown, it would end the thread, which takes long to start.
    (error: unknown) => ({ problem: String(error) }),
  );

/** The worker thread that draws pictures, one after the other. */
parentPort?.on('message', async (content: PictureContent) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(await answerTo(content));
});
