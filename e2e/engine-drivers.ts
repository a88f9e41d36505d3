import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import * as z from 'zod';
import { freePort } from './test-game.ts';

/** A source of input, as WebDriver describes it in `performActions`. */
export type InputSource = {
  type: 'key' | 'pointer';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: readonly object[];
};

/** What the tests need of a browser. Both protocols of WebDriver have the same input and run functions in the page. */
export type EngineDriver = {
  /** "Firefox 153.7.0". */
  version: string;
  goto(url: string): Promise<unknown>;
  /** Runs a function in the page. It gets its argument as JSON, and returns what JSON can hold. */
  run<Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>;
  perform(sources: readonly InputSource[]): Promise<unknown>;
  resize(size: Size): Promise<unknown>;
  /** The errors that the browser logged. WebKit's driver doesn't tell them. */
  errors: readonly string[];
  close(): Promise<void>;
};

type Size = { width: number; height: number };

export type Engine = { name: string; programs: readonly string[]; open(): Promise<EngineDriver> };

/** Returns the programs of an engine that aren't installed. */
export const missingPrograms = ({ programs }: Engine): string[] =>
  programs.filter(
    (program) => !(process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program))),
  );

/** Starts a program, and returns what the pattern finds in its output. */
async function startUntil(program: string, options: readonly string[], pattern: RegExp, env = {}) {
  const child = spawn(program, options, { env: { ...process.env, ...env } });
  const found = await new Promise<string>((resolve, reject) => {
    let output = '';
    const onOutput = (chunk: Buffer) => {
      output += chunk;
      const match = pattern.exec(output);
      if (match) resolve(match[1] ?? '');
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}:\n${output}`)));
  });
  return { child, found };
}

const end = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });

const Session = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) });
const Tab = z.object({ context: z.string() });
const Evaluation = z.object({
  result: z.object({ value: z.string().optional() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
});
/** A reply to a command, or an event. */
const BidiMessage = z.object({
  id: z.number().nullish(),
  result: z.unknown(),
  error: z.string().optional(),
  message: z.string().optional(),
  method: z.string().optional(),
  params: z.object({ level: z.string().optional(), text: z.string().nullish() }).optional(),
});
const ClassicReply = z.object({ value: z.unknown() });
const Outcome = z.object({ value: z.string().nullish(), error: z.string().nullish() });

/** Firefox speaks WebDriver BiDi itself: commands and results over a socket. */
async function openFirefox(): Promise<EngineDriver> {
  const profile = mkdtempSync(join(tmpdir(), 'machine-firefox-'));
  const options = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const { child, found } = await startUntil('firefox-esr', options, /WebDriver BiDi listening on (ws:\S+)/);
  const { send, disconnect, errors } = await connectBidi(`${found}/session`);
  const { capabilities } = Session.parse(await send('session.new', { capabilities: {} }));
  // In the first tab, the page wouldn't have the focus of its window, and would get no focus events.
  const { context } = Tab.parse(await send('browsingContext.create', { type: 'tab' }));
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const resize = (viewport: Size) => send('browsingContext.setViewport', { context, viewport });
  await resize(DESKTOP);
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(inPage, argument) {
      const call = await send('script.callFunction', {
        functionDeclaration: `async (argument) => JSON.stringify(await (${inPage})(JSON.parse(argument)))`,
        arguments: [{ type: 'string', value: JSON.stringify(argument) }],
        target: { context },
        awaitPromise: true,
      });
      const { result, exceptionDetails } = Evaluation.parse(call);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    resize,
    errors,
    async close() {
      disconnect();
      await end(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function connectBidi(url: string) {
  const socket = new WebSocket(url);
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const errors: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message, method, params } = BidiMessage.parse(JSON.parse(data));
    if (method === 'log.entryAdded' && params?.level === 'error') errors.push(params.text ?? '');
    const reply = pending.get(id ?? 0);
    if (error) reply?.reject(new Error(`${error}: ${message}`));
    else reply?.resolve(result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let lastId = 0;
  const send = (method: string, params: object) => {
    lastId += 1;
    const reply = Promise.withResolvers<unknown>();
    pending.set(lastId, reply);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return reply.promise;
  };
  return { send, errors, disconnect: () => socket.close() };
}

/** WebKitGTK has a driver for classic WebDriver, over HTTP. It has no headless mode, so it draws on a virtual display. */
async function openWebKit(): Promise<EngineDriver> {
  const display = await startUntil('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], /^(\d+)$/m);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display.found}` },
  });
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = ClassicReply.parse(await response.json());
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const { sessionId, capabilities } = Session.parse(await retry(() => send('POST', '', { capabilities: {} })));
  const session = (path: string, body: object) => send('POST', `/${sessionId}${path}`, body);
  const resize = (size: Size) => session('/window/rect', size);
  await resize(DESKTOP);
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    goto: (url) => session('/url', { url }),
    async run(inPage, argument) {
      const script = `const done = arguments[1]; (async () => JSON.stringify(await (${inPage})(JSON.parse(arguments[0]))))()
        .then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      const reply = await session('/execute/async', { script, args: [JSON.stringify(argument)] });
      const { value, error } = Outcome.parse(reply);
      if (error) throw new Error(error);
      return value === undefined || value === null ? undefined : JSON.parse(value);
    },
    perform: (actions) => session('/actions', { actions }),
    resize,
    errors: [],
    async close() {
      await send('DELETE', `/${sessionId}`);
      await end(driver);
      await end(display.child);
    },
  };
}

const DESKTOP: Size = { width: 1280, height: 900 };

/** Waits until the driver listens. */
async function retry<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** The engines besides Chromium, which all other tests use. */
export const ENGINES: readonly Engine[] = [
  { name: 'Firefox', programs: ['firefox-esr'], open: openFirefox },
  { name: 'WebKit', programs: ['WebKitWebDriver', 'Xvfb'], open: openWebKit },
];
