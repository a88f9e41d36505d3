import { parentPort } from 'node:worker_threads';
import { drawPicture, type PictureContent } from './draw-picture.ts';

/** The worker thread that draws pictures, one after the other. */
parentPort?.on('message', async (content: PictureContent) => {
  const png = await drawPicture(content);
  parentPort?.postMessage(png);
});
