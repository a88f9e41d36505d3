import { SCALES, STEPS, SURFACES } from './scales.ts';

type ValueOf = (token: string) => string;
type Token = { $type: string; $value: unknown; $description?: string };
type Group = { [name: string]: Token | Group | string };

const SIZES = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => `--space-${step}`),
  '--touch',
  '--header-height',
  '--label-size',
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((step) => `--font-size-${step}`),
];
const FACES = ['--mono', '--sans'];

/** Returns red, green, blue and alpha from 0 to 1. */
function parseColor(value: string): number[] {
  const hex = /^#([\da-f]{3,8})$/i.exec(value)?.[1];
  const digits = hex && (hex.length < 6 ? hex.replaceAll(/./g, '$&$&') : hex).padEnd(8, 'f');
  const parts = digits
    ? digits.match(/../g)?.map((pair) => Number.parseInt(pair, 16) / 255)
    : /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/
        .exec(value)
        ?.slice(1)
        .map((part, index) => Number(part) / (index < 3 ? 255 : 1));
  if (!parts) throw new Error(`Not a color: ${value}`);
  return parts;
}

/** Returns the size of `16px`, `1rem` or `calc(4px * 1)`. */
function parseSize(value: string): { value: number; unit: string } {
  const [, number, unit] = /^(?:calc\(|min\()?([\d.]+)(px|rem)(?: \* 1\)|, \d+vw\))?$/.exec(value) ?? [];
  if (number === undefined || unit === undefined) throw new Error(`Not a size: ${value}`);
  return { value: Number(number), unit };
}

const round = (part: number) => Math.round(part * 1e4) / 1e4;
const byte = (part: number) => Math.round(part * 255).toString(16);

function colorToken(value: string, use?: string): Token {
  const parts = parseColor(value);
  const components = parts.slice(0, 3);
  const hex = `#${components.map((part) => byte(part).padStart(2, '0')).join('')}`;
  const color = { colorSpace: 'srgb', components: components.map(round), alpha: round(parts[3] ?? 1), hex };
  return { $type: 'color', $value: color, ...(use !== undefined && { $description: use }) };
}

const nameOf = (token: string) => token.replace(/^--(color-)?/, '');
const group = (tokens: readonly string[], create: (token: string) => Token): Group =>
  Object.fromEntries(tokens.map((token) => [nameOf(token), create(token)]));

/** Returns the tokens that designs use, in the format of the W3C design tokens group (2025.10). */
export function createTokens(valueOf: ValueOf): Group {
  const color: Group = {};
  for (const [scale, meaning] of Object.entries(SCALES)) {
    const steps = STEPS.map((step) => [step, colorToken(valueOf(`--${scale}-${step}`))] as const);
    color[scale] = { $description: meaning, ...Object.fromEntries(steps) };
  }
  for (const [token, use] of Object.entries(SURFACES)) color[nameOf(token)] = colorToken(valueOf(token), use);
  return {
    color,
    size: group(SIZES, (token) => ({ $type: 'dimension', $value: parseSize(valueOf(token)) })),
    font: group(FACES, (token) => ({ $type: 'fontFamily', $value: valueOf(token).replaceAll("'", '').split(', ') })),
    duration: { $type: 'duration', $value: { value: Number.parseFloat(valueOf('--duration')), unit: 'ms' } },
  };
}

/** Returns tokens as JSON with a line for each, so that a changed one is a changed line. */
export function printTokens(tokens: Group, indent = ''): string {
  const lines = Object.entries(tokens).map(([name, value]) => {
    const isGroup = typeof value === 'object' && !('$value' in value);
    return `${indent}  ${JSON.stringify(name)}: ${isGroup ? printTokens(value, `${indent}  `) : JSON.stringify(value)}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** Returns the same tokens as custom properties: both appearances in one style sheet. */
export function createStyleSheet(themes: { dark: ValueOf; light: ValueOf }): string {
  const scales = Object.keys(SCALES).flatMap((scale) => STEPS.map((step) => `--${scale}-${step}`));
  const lines = [
    ...SIZES.map((token) => {
      const { value, unit } = parseSize(themes.dark(token));
      return `${token}: ${value}${unit};`;
    }),
    ...[...FACES, '--duration'].map((token) => `${token}: ${themes.dark(token)};`),
    ...[...scales, ...Object.keys(SURFACES)].map(
      (token) => `${token}: light-dark(${themes.light(token)}, ${themes.dark(token)});`,
    ),
  ];
  return `:root {\n  color-scheme: dark;\n  ${lines.join('\n  ')}\n}\n\n.light {\n  color-scheme: light;\n}\n`;
}
