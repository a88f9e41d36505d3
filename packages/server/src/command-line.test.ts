import { describe, expect, test } from 'vitest';
import { helpOf, parseCommandLine } from './command-line.ts';

const COMMAND = {
  call: 'npm run paint',
  does: 'Paints files.',
  arguments: [
    { name: 'COLOR', does: 'the color', choices: ['red', 'blue'] },
    { name: '[FILE…]', does: 'what is painted' },
  ],
  options: {
    layers: { type: 'string', value: 'COUNT', default: '2', isNumber: true, does: 'how often' },
    finish: { type: 'string', choices: ['matte', 'gloss'], does: 'the surface' },
    dry: { type: 'boolean', does: 'only says what it would do' },
  },
  more: 'Exit status: 0 painted.',
} as const;

test('lists arguments and options with their defaults', () => {
  expect(helpOf(COMMAND)).toBe(`Paints files.

  npm run paint -- COLOR [FILE…] [OPTIONS]

  COLOR                 the color
  FILE…                 what is painted
  --layers COUNT        how often (default: 2)
  --finish matte|gloss  the surface
  --dry                 only says what it would do
  --help                prints this text

Exit status: 0 painted.`);
  expect(helpOf({ call: 'npm run size', does: 'Prints sizes.' })).toContain('\n  npm run size\n');
});

test('reads options and arguments', () => {
  const { values, positionals } = parseCommandLine(COMMAND, ['red', 'a', 'b', '--finish', 'gloss', '--dry']);
  expect(values).toEqual({ layers: '2', finish: 'gloss', dry: true });
  expect(positionals).toEqual(['red', 'a', 'b']);
});

describe('says in one sentence what it does not know', () => {
  test.each([
    [['red', '--loud'], "Unknown option '--loud'; see --help."],
    [['red', '--layers'], "Option '--layers <value>' argument missing; see --help."],
    [['red', '--dry=yes'], "Option '--dry' does not take an argument; see --help."],
    [['red', '--layers', 'many'], "--layers takes a number, not 'many'; see --help."],
    [['red', '--finish', 'oily'], "--finish knows matte, gloss, not 'oily'; see --help."],
    [['green'], "COLOR knows red, blue, not 'green'; see --help."],
    [[], 'Missing argument COLOR; see --help.'],
  ])('%j', (args, sentence) => {
    expect(() => parseCommandLine(COMMAND, args)).toThrow(sentence);
  });

  test('an argument too many', () => {
    expect(() => parseCommandLine({ call: 'npm run size', does: 'Prints sizes.' }, ['x'])).toThrow(
      "Unknown argument 'x'; see --help.",
    );
  });
});
