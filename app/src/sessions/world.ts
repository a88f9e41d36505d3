import { endpoints } from '@machine/contract';
import { http, type HttpHandler } from 'msw';
import { type Asked, createAnswers, createState } from './answers.ts';
import { type Fault, FAULTS } from './faults.ts';

/** The other side of the wire in one session: what it knows, what goes wrong, and what it has said. */
export function createWorld() {
  const state = createState();
  const world = {
    fault: null as Fault | null,
    /** Matches that an answer has said are picked: only they may be shown as locked (I4). */
    stated: new Set<string>(),
    /** What the card of a match is called. */
    titles: new Map<string, string>(),
    /** Endpoints that have answered with nothing: only they may be shown as empty (I12). */
    emptied: new Set<string>(),
    handlers: [] as HttpHandler[],
  };

  async function hear(path: string, asked: Asked, response: Response): Promise<void> {
    const text = await response.clone().text();
    const body = parsed(text);
    if (response.ok && (text === '' || body === null || (Array.isArray(body) && body.length === 0)))
      world.emptied.add(path);
    if (path === endpoints.randomPrediction.path && response.ok) {
      if (body?.match === null || body?.match === undefined) world.emptied.add(path);
      else world.titles.set(body.match.id, `${body.match.homeTeam} @ ${body.match.awayTeam}`);
      if (body?.userPick) world.stated.add(body.match.id);
    }
    if (path === endpoints.lockPick.path) {
      const isLocked =
        (response.ok && typeof body === 'object' && body !== null) || (response.status === 409 && body?.pick);
      if (isLocked) world.stated.add(String(asked.body.matchId));
    }
  }

  world.handlers = Object.values(createAnswers(state)).map(([{ method, path }, answer]) => {
    const verb = method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
    return http[verb](path, async ({ params, request }) => {
      const asked = {
        params: params as Record<string, string>,
        query: new URL(request.url).searchParams,
        body: (parsed(await request.text()) ?? {}) as Asked['body'],
      };
      const { fault } = world;
      if (fault === 'F6 the session ends') state.isLoggedIn = false;
      const response = await (fault ? FAULTS[fault](() => answer(asked)) : answer(asked));
      if (response.type !== 'error') await hear(path, asked, response);
      return response as never;
    });
  });
  return world;
}

export type World = ReturnType<typeof createWorld>;

// oxlint-disable-next-line typescript/no-explicit-any -- whatever a fault has made of it
function parsed(text: string): any {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
