import { parseArgs } from 'node:util';

/**
 * @typedef {import('node:util').ParseArgsOptionDescriptor & { does: string, value?: string }} Option
 * @typedef {Record<string, Option>} Options
 */

/**
 * A command of the terminal, from which its help text and what it accepts follow.
 *
 * @template {Options} [O=Options]
 * @typedef {{ call: string, does: string, argument: { name: string, does: string }, options: O, more: string }} Command
 */

/** @type {Option} */
const HELP = { type: 'boolean', does: 'prints this text' };

/** Returns what a command accepts, for people. @param {Command} command */
function helpOf({ call, does, argument, options, more }) {
  const rows = [
    [argument.name, argument.does],
    ...Object.entries({ ...options, help: HELP }).map(([name, option]) => [
      `--${name}${option.type === 'string' ? ` ${option.value ?? 'TEXT'}` : ''}`,
      option.does,
    ]),
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  const lines = rows.map(([name = '', text]) => `  ${name.padEnd(width)}  ${text}`);
  return `${does}\n\n  ${call} ${argument.name} [OPTIONS]\n\n${lines.join('\n')}\n\n${more}`;
}

/**
 * Reads the command line of this process: its one argument and its options. Ends it after `--help`, and with status 2
 * after one sentence for what the command doesn't know.
 *
 * @template {Options} O
 * @param {Command<O>} command
 * @returns {{ argument: string, values: ReturnType<typeof parseArgs<{ options: O, allowPositionals: true }>>['values'] }}
 */
export function readCommandLine(command) {
  try {
    if (process.argv.includes('--help')) {
      console.log(helpOf(command));
      process.exit(0);
    }
    const { values, positionals } = parseArgs({ allowPositionals: true, options: command.options });
    const [argument, extra] = positionals;
    if (argument === undefined) throw new Error(`Missing argument ${command.argument.name}`);
    if (extra !== undefined) throw new Error(`Unknown argument '${extra}'`);
    return { argument, values };
  } catch (error) {
    // Node adds hints for developers of commands.
    const [sentence] = error instanceof Error ? error.message.split(/\.\s|\n/) : [];
    console.error(`${sentence}; see --help.`);
    process.exit(2);
  }
}
