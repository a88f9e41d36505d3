type Send = (path: string, init: RequestInit) => Response | Promise<Response>;

/** `body` is the parsed JSON of the response, or its text. */
type PlayerResponse = { status: number; headers: Headers; body: unknown; text: string };

/** A browser-like client that stores cookies and sends same-origin requests. */
export type Player = {
  get(path: string, headers?: Record<string, string>): Promise<PlayerResponse>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<PlayerResponse>;
  send(
    method: string,
    path: string,
    init?: { body?: string; headers?: Record<string, string> },
  ): Promise<PlayerResponse>;
  /** Returns the Cookie header, or '' without cookies. */
  cookie(): string;
  setCookie(pair: string): void;
};

export function createPlayer(fetchPath: Send): Player {
  const jar = new Map<string, string>();

  const send: Player['send'] = async (method, path, { body, headers = {} } = {}) => {
    const sent = new Headers({ 'Sec-Fetch-Site': 'same-origin', ...headers });
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
  };

  function storeCookie(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  }

  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  return {
    send,
    cookie,
    get: (path, headers) => send('GET', path, { headers }),
    post: (path, body, headers) =>
      body === undefined
        ? send('POST', path, { headers })
        : send('POST', path, {
            body: JSON.stringify(body),
            headers: { 'Content-Type': 'application/json', ...headers },
          }),
    setCookie(pair) {
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
