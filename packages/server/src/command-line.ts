import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util';
import { explainFailure, StartError } from './platform/start-error.ts';

/** An option as Node reads it, and its line in the help text, where `value` names what follows it. */
type Option = ParseArgsOptionDescriptor & {
  does: string;
  value?: string;
  choices?: readonly string[];
  isNumber?: boolean;
};
type Options = Record<string, Option>;

/** An argument. In brackets if it is optional, as `[FILE]`, and with an ellipsis if there may be several, as `FILE…`. */
type Argument = { name: string; does: string; choices?: readonly string[] };

/** A command of the terminal, from which its help text and what it accepts follow. */
export type Command<O extends Options = Options> = {
  /** As in the README, such as `npm run evaluate`. */
  call: string;
  does: string;
  arguments?: readonly Argument[];
  options?: O;
  /** Examples, the exit status and the like, at the end of the help text. */
  more?: string;
};

type Help = { help: { type: 'boolean' } };

/** The options and arguments of a command line. */
export type Given<O extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: O & Help; allowPositionals: true }>
>;

const HELP = { type: 'boolean', does: 'prints this text' } as const;

/** Returns what a command accepts, for people. */
export function helpOf({ call, does, arguments: expected = [], options = {}, more }: Command): string {
  const hasParts = expected.length > 0 || Object.keys(options).length > 0;
  const usage = [
    call,
    hasParts && call.startsWith('npm ') && !call.includes(' -- ') && '--',
    ...expected.map(({ name }) => name),
    Object.keys(options).length > 0 && '[OPTIONS]',
  ];
  const rows = [
    ...expected.map(({ name, does: text }) => [name.replaceAll(/[[\]]/g, ''), text]),
    ...Object.entries<Option>({ ...options, help: HELP }).map(([name, option]) => [
      `--${name}${option.type === 'string' ? ` ${option.value ?? option.choices?.join('|') ?? 'TEXT'}` : ''}`,
      `${option.does}${option.default ? ` (default: ${option.default})` : ''}`,
    ]),
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  const lines = rows.map(([name = '', text]) => `  ${name.padEnd(width)}  ${text}`);
  return [does, `  ${usage.filter(Boolean).join(' ')}`, lines.join('\n'), ...(more ? [more] : [])].join('\n\n');
}

/** Reads a command line. Throws a `StartError` with one sentence for what the command doesn't know. */
export function parseCommandLine<O extends Options>(command: Command<O>, args: readonly string[]): Given<O> {
  const options: O & Help = { ...(command.options ?? ({} as O)), help: HELP };
  let given: Given<O>;
  try {
    given = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node adds hints for developers of commands.
    const [sentence] = error instanceof Error ? error.message.split(/\.\s|\n/) : [];
    throw new StartError(`${sentence}; see --help.`);
  }
  const values: Record<string, unknown> = given.values;
  if (values.help !== true) {
    for (const [name, { choices, isNumber }] of Object.entries<Option>(command.options ?? {})) {
      requireKnown(`--${name}`, values[name], choices);
      if (isNumber && values[name] !== undefined && !/^\d+(?:\.\d+)?$/.test(String(values[name])))
        throw new StartError(`--${name} takes a number, not '${String(values[name])}'; see --help.`);
    }
    checkArguments(command.arguments ?? [], given.positionals);
  }
  return given;
}

function requireKnown(name: string, value: unknown, choices?: readonly string[]): void {
  if (value === undefined || choices === undefined || choices.includes(String(value))) return;
  throw new StartError(`${name} knows ${choices.join(', ')}, not '${String(value)}'; see --help.`);
}

function checkArguments(expected: readonly Argument[], given: readonly string[]): void {
  for (const [index, { name, choices }] of expected.entries()) {
    if (given[index] === undefined && !name.startsWith('['))
      throw new StartError(`Missing argument ${name}; see --help.`);
    requireKnown(name, given[index], choices);
  }
  const extra = expected.at(-1)?.name.includes('…') ? undefined : given[expected.length];
  if (extra !== undefined) throw new StartError(`Unknown argument '${extra}'; see --help.`);
}

/**
 * Reads the command line of this process. Ends it after `--help`, and with status 2 after one sentence for what the
 * command doesn't know. Call it before what takes long to load.
 */
export function readCommandLine<O extends Options>(
  command: Command<O>,
  args: readonly string[] = process.argv.slice(2),
): Given<O> {
  try {
    const given = parseCommandLine(command, args);
    if ((given.values as { help?: boolean }).help !== true) return given;
    console.log(helpOf(command));
    process.exit(0);
  } catch (error) {
    console.error(explainFailure(error));
    process.exit(2);
  }
}

/** Runs a command of an operator: prints what it returns, or why it failed, which is status 2. */
export async function runCommand(command: () => Promise<string> | string): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(explainFailure(error, process.env.LOG_LEVEL));
    process.exitCode = 2;
  }
}
