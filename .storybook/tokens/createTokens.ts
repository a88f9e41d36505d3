import { COLORS } from '../foundations/colors.ts';

type Theme = ReadonlyMap<string, string>;
type Token = { $type: string; $value: unknown; $description?: string };
type Group = { [name: string]: Token | Group };

const DIMENSION = /^--(space-\d|font-size-\d|label-size|touch|header-height)$/;
const FONTS = ['--mono', '--sans'];
const SCALE = /^--(accent|mint|tomato|amber|gray|focus)-(\w+)$/;

/** Returns red, green, blue and alpha from 0 to 1. */
function parseColor(value: string): [number, number, number, number] {
  if (value === 'white') return [1, 1, 1, 1];
  const hex = /^#([\da-f]+)$/i.exec(value)?.[1];
  if (hex) {
    const digits = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const [red = 0, green = 0, blue = 0, alpha = 1] = (digits.match(/../g) ?? []).map(
      (pair) => Number.parseInt(pair, 16) / 255,
    );
    return [red, green, blue, alpha];
  }
  const [red, green, blue, alpha = 1] = (/^rgba?\((.*)\)$/.exec(value)?.[1]?.match(/[\d.]+/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`Not a color: ${value}`);
  return [red / 255, green / 255, blue / 255, alpha];
}

/** Returns the size of `16px`, `1rem` or `calc(4px * 1)`. */
function parseDimension(value: string): { value: number; unit: string } {
  const [, number, unit, factor = 1] = /^(?:calc\()?([\d.]+)(px|rem)(?: \* ([\d.]+)\))?$/.exec(value) ?? [];
  if (number === undefined || unit === undefined) throw new Error(`Not a size: ${value}`);
  return { value: Number(number) * Number(factor), unit };
}

const round = (part: number) => Math.round(part * 1e4) / 1e4;

function colorToken(value: string, use: string): Token {
  const [red, green, blue, alpha] = parseColor(value);
  const hex = [red, green, blue].map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return {
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: [red, green, blue].map(round),
      alpha: round(alpha),
      hex: `#${hex.join('')}`,
    },
    $description: use,
  };
}

/** Returns the tokens that designs use, in the format of the W3C design tokens group (2025.10). */
export function createTokens(theme: Theme): Group {
  const valueOf = (token: string) => {
    const value = theme.get(token);
    if (value === undefined) throw new Error(`The theme has no ${token}.`);
    return value;
  };
  const color: Group = {};
  for (const { token, use } of COLORS.flatMap(({ colors }) => colors)) {
    const [, scale, step] = SCALE.exec(token) ?? [];
    const group = scale === undefined ? color : ((color[scale] ??= {}) as Group);
    group[step ?? token.replace(/^--(color-)?/, '')] = colorToken(valueOf(token), use);
  }
  const size: Group = {};
  for (const token of [...theme.keys()].filter((name) => DIMENSION.test(name)).toSorted())
    size[token.slice(2)] = { $type: 'dimension', $value: parseDimension(valueOf(token)) };
  const font: Group = {};
  for (const token of FONTS) {
    const families = valueOf(token)
      .split(',')
      .map((family) => family.trim().replaceAll("'", ''));
    font[token.slice(2)] = { $type: 'fontFamily', $value: families };
  }
  const duration: Token = {
    $type: 'duration',
    $value: { value: Number.parseFloat(valueOf('--duration')), unit: 'ms' },
  };
  return { color, size, font, duration };
}

const block = (selector: string, lines: string[]) => `${selector} {\n  ${lines.join('\n  ')}\n}\n`;

/** Returns the same tokens as custom properties: both appearances in one style sheet. */
export function createStyleSheet(themes: { dark: Theme; light: Theme }): string {
  const colors = COLORS.flatMap((group) => group.colors).map(({ token }) => token);
  const shared = [...themes.dark.keys()].filter((name) => DIMENSION.test(name)).toSorted();
  const colorsOf = (theme: Theme) => colors.map((token) => `${token}: ${theme.get(token)};`);
  return [
    block(':root', [
      ...shared.map((token) => {
        const { value, unit } = parseDimension(themes.dark.get(token) ?? '');
        return `${token}: ${value}${unit};`;
      }),
      ...[...FONTS, '--duration'].map((token) => `${token}: ${themes.dark.get(token)};`),
    ]),
    block(':root,\n.dark', colorsOf(themes.dark)),
    block('.light', colorsOf(themes.light)),
  ].join('\n');
}
