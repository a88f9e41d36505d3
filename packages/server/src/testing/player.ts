import { type Endpoint, parseResponse, type PickChoice } from '@machine/contract';
import { expect } from 'vitest';
type Send = (path: string, init: RequestInit) => Response | Promise<Response>;

type Init = { json?: unknown; body?: string; headers?: Record<string, string> };

/** A browser-like client that stores cookies and sends same-origin requests. */
export type Player = ReturnType<typeof createPlayer>;

export function createPlayer(fetchPath: Send) {
  const jar = new Map<string, string>();

  async function send(method: string, path: string, { json, body = JSON.stringify(json), headers = {} }: Init = {}) {
    const sent = new Headers({
      'Sec-Fetch-Site': 'same-origin',
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    });
    // An empty value removes a header.
    for (const [name, value] of Object.entries(headers)) if (value === '') sent.delete(name);
    if (jar.size > 0) sent.set('Cookie', cookie());
    const response = await fetchPath(path, {
      method,
      headers: sent,
      body: body === undefined ? null : Buffer.from(body),
    });
    for (const line of response.headers.getSetCookie()) storeCookie(line);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  }

  function storeCookie(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  }

  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  return {
    send,
    /** Returns the Cookie header, or '' without cookies. */
    cookie,
    get: (path: string, headers?: Init['headers']) => send('GET', path, { headers }),
    post: (path: string, json?: unknown, headers?: Init['headers']) => send('POST', path, { json, headers }),
    patch: (path: string, json: unknown) => send('PATCH', path, { json }),
    setCookie(pair: string) {
      const [name = '', value = ''] = pair.split('=');
      jar.set(name, value);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Reads an endpoint. Expects success, and nothing that the contract doesn't define. */
export async function readExactly<Read extends Endpoint>(player: Player, endpoint: Read, path: string = endpoint.path) {
  const { status, body } = await player.get(path);
  expect(status).toBe(200);
  const parsed = parseResponse(endpoint, body);
  expect(parsed).toEqual(body);
  return parsed;
}

export async function pickAs(player: Player, matchId: string, choice: PickChoice): Promise<void> {
  expect((await player.post('/api/picks', { matchId, choice })).status).toBe(201);
}
