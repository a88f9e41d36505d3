import { type Endpoint, endpoints } from '@machine/contract';
import type { Context, Hono } from 'hono';
import type { Throttle } from '../throttle/throttle.ts';
import type { Answers } from './answers.ts';
import { readJson } from './body.ts';
import { withDeadline } from './deadline.ts';
import { createLine } from './line.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './route.ts';

/** How long a call may take (RELIABILITY.md L4). */
export const DEADLINE_MS = 10_000;
/** How many calls may wait for their answers: a longer line would help nobody (RELIABILITY.md L5). */
const WAITING_MAX = 200;
/** Of these, how many may wait for a password's hash: 2 that are made and 50 in line (RELIABILITY.md S21). */
const HASHING_MAX = 52;

const { login, signup, resetPassword, changePassword, logout } = endpoints;
const HASHING: readonly Endpoint[] = [login, signup, resetPassword, changePassword];

export type CallOptions = {
  routes: Route[];
  /** Null: nothing is counted. */
  throttle: Throttle | null;
  deadlineMs?: number;
  waitingMax?: number;
};

/** What `@hono/node-server` passes on; nothing where nobody listens. */
type Connection = { incoming?: { socket: { remoteAddress?: string } } } | undefined;
export type Env = { Bindings: Connection; Variables: { route: string; address: string } };

/** Answers every call of the contract's table. What it throws is for the app to put into words. */
export function mountCalls(app: Hono<Env>, options: CallOptions, { json, reading, stream }: Answers): void {
  const { throttle, deadlineMs = DEADLINE_MS, waitingMax = WAITING_MAX } = options;
  const routes = new Map(options.routes.map((route) => [route.endpoint, route]));
  const line = createLine(waitingMax);
  const hashLine = createLine(HASHING_MAX);

  /** Whoever wants to leave always may; a crowd that logs in is in nobody else's way. */
  function inLine<T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T> {
    if (endpoint === logout) return work();
    return HASHING.includes(endpoint) ? hashLine(() => line(work)) : line(work);
  }

  async function answer(context: Context<Env>, route: Route) {
    const {
      req,
      var: { address },
    } = context;
    const sent = isReading(route.endpoint) ? undefined : await readJson(req.raw);
    const call = route.read({ params: req.param(), query: req.query(), body: sent, request: req.raw });
    const knock = { endpoint: route.endpoint, address, request: req.raw, body: call.body };
    // Not before it is read: who sends slowly would keep a place for nothing.
    return inLine(route.endpoint, () => (throttle === null ? call.answer() : throttle.admit(knock, call.answer)));
  }

  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    const route = routes.get(endpoint);
    app.on(endpoint.method, endpoint.path, async (context) => {
      context.set('route', endpoint.path);
      if (route === undefined) throw new Refusal(501, 'This is not part of the game yet.');
      const reply = await withDeadline(deadlineMs, endpoint.method, () => answer(context, route));
      if ('stream' in reply) return stream(endpoint.path, reply.stream);
      const { status = 200, body, headers, cookies = [] } = reply;
      const response = isReading(endpoint) ? reading(context.req.raw, body, headers) : json(status, body, headers);
      for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
      return response;
    });
  }
}

const isReading = ({ method }: Endpoint) => method === 'GET';
