import { Hono } from 'hono';
import { listen } from '../../../packages/server/src/platform/http/listen.ts';

const app = new Hono();
const bodies = new Map<number, object>();

/** Returns an object that takes about `bytes` bytes as JSON. */
function bodyOf(bytes: number): object {
  const body = bodies.get(bytes) ?? { text: 'x'.repeat(Math.max(0, bytes - 11)) };
  bodies.set(bytes, body);
  return body;
}

app.all('/:bytes', (context) => context.json(bodyOf(Number(context.req.param('bytes')))));
const { port } = await listen(app.fetch, 0, '127.0.0.1');
process.send?.(port);
