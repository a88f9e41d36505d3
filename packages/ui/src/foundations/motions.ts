import { partOf } from './sourceFiles.ts';

export type Motion = { part: string; kind: 'transition' | 'animation'; moves: string };

const COMMENT = /\/\*[\s\S]*?\*\//g;
const MOTION = /\b(transition|animation):\s*([^;}]+)/g;
/** What turns motion off moves nothing. */
const isOff = (value: string) => value.startsWith('none');

/** What moves, as the style sheets say it, by part. */
export function motions(sheets: Record<string, string>): Motion[] {
  return Object.entries(sheets).flatMap(([file, sheet]) =>
    [...sheet.replace(COMMENT, '').matchAll(MOTION)]
      .map(([, kind, value = '']) => ({ kind, moves: value.replace(/\s+/g, ' ').trim() }))
      .filter(({ moves }) => !isOff(moves))
      .map(({ kind, moves }) => ({ part: partOf(file), kind: kind as Motion['kind'], moves })),
  );
}

const KEYFRAMES = /@keyframes (\S+) \{((?:[^{}]*\{[^{}]*\})*)/g;
const PROPERTY = /([a-z-]+):/g;

/** The properties that each named movement changes: "rise" of a dialog changes its opacity and its transform. */
export function movements(sheets: Record<string, string>): { part: string; name: string; properties: string[] }[] {
  return Object.entries(sheets).flatMap(([file, sheet]) =>
    [...sheet.replace(COMMENT, '').matchAll(KEYFRAMES)].map(([, name = '', body = '']) => ({
      part: partOf(file),
      name,
      properties: [...new Set([...body.matchAll(PROPERTY)].map(([, property = '']) => property))],
    })),
  );
}
