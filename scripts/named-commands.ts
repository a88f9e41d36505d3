import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The written pages of the repository. */
export const PAGES = globSync('{*,docs/**/*,packages/**/*,app/*,verifier/*}.md', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**'],
});

/** A command that a page names: an npm script, or a file that Node runs. */
export type NamedCommand = {
  /** `npm run evaluate`, `npm start` or `node scripts/feed.ts`. */
  name: string;
  /** What npm or the shell runs, in words. */
  words: string[];
  /** The options that pages use with it. */
  options: string[];
};

const COMMAND = /\bnpm (?:run ([\w:-]+)|start|test)|\bnode ([\w./-]+\.(?:ts|mjs))/;

/** Inline code, and the lines of blocks. */
const codeOf = (page: string) => {
  const blocks = [...page.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, lines = '']) => lines.split('\n'));
  const inline = [...page.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks.map((line) => line.replace(/ # .*/, '')), ...inline];
};

/** Splits a command line at its spaces, except in single quotes. */
const wordsOf = (line: string) =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');

/** Returns the commands that pages name, each once. */
export function namedCommands(): NamedCommand[] {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const found = new Map<string, NamedCommand>();
  for (const code of PAGES.flatMap((page) => codeOf(read(page)))) {
    const [call = '', script = call.replace('npm ', ''), file] = COMMAND.exec(code) ?? [];
    const line = file === undefined ? scripts[script] : `node ${file}`;
    if (line === undefined) continue;
    const command = found.get(call) ?? { name: call, words: wordsOf(line), options: [] };
    const after = code.slice(code.indexOf(call) + call.length);
    command.options.push(...[...after.matchAll(/ --([\w-]+)/g)].map(([, option = '']) => option));
    found.set(call, command);
  }
  return [...found.values()];
}

export type Ended = { status: number; stdout: string; stderr: string };

/** The environment without what makes tools believe that they run in a test. */
const cleanEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV$|TEST$|MODE$|DEV$|PROD$)/.test(name)),
);

/** Runs a command line, in words. Returns how it ended. */
export const runWords = (
  [program = '', ...args]: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const options = { cwd: ROOT, env: { ...cleanEnv, ...env }, maxBuffer: 2 ** 26 };
    const child = execFile(program, args, options, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, stdout, stderr }),
    );
  });

function wordsOfNamed(name: string): string[] {
  const command = namedCommands().find((each) => each.name === name);
  if (command === undefined) throw new Error(`No page names ${name}.`);
  return command.words;
}

/** Runs a command that pages name, with arguments. */
export const runNamed = (name: string, args: readonly string[], env?: Record<string, string>): Promise<Ended> =>
  runWords([...wordsOfNamed(name), ...args], env);

/** Starts a command that doesn't end by itself. Returns what it printed until the pattern, and how to end it. */
export async function startNamed(name: string, args: string[], env: Record<string, string>, until: RegExp) {
  const [program = '', ...first] = wordsOfNamed(name);
  const child = spawn(program, [...first, ...args], { cwd: ROOT, env: { ...cleanEnv, ...env } });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += String(data)));
  const read = () => until.exec(output);
  while (read() === null) {
    const next = await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended.then(() => null)]);
    if (next === null && read() === null) throw new Error(`${name} ended: ${output}`);
  }
  return {
    found: [...(read() ?? [])],
    /** Ends it as a supervisor does. Returns its exit status. */
    async end(): Promise<number | null> {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}
