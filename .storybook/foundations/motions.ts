import { componentOf } from './sourceFiles.ts';

export type Motion = { component: string; kind: 'transition' | 'animation'; value: string };

const COMMENT = /\/\*[\s\S]*?\*\//g;
const MOTION = /\b(transition|animation):\s*([^;}]+)/g;
/** Whether a declaration turns motion off. */
const isOff = (value: string) => value.startsWith('none');

/** Finds all transition and animation declarations in style sheets. */
export function findMotions(sheets: Record<string, string>): Motion[] {
  return Object.entries(sheets).flatMap(([file, sheet]) =>
    [...sheet.replace(COMMENT, '').matchAll(MOTION)]
      .map(([, kind, value = '']) => ({ kind, value: value.replace(/\s+/g, ' ').trim() }))
      .filter(({ value }) => !isOff(value))
      .map(({ kind, value }) => ({ component: componentOf(file), kind: kind as Motion['kind'], value })),
  );
}

const KEYFRAMES = /@keyframes (\S+) \{((?:[^{}]*\{[^{}]*\})*)/g;
const PROPERTY = /([a-z-]+):/g;

type KeyframeAnimation = { component: string; name: string; properties: string[] };

/** Finds all @keyframes in style sheets, with the properties they change. */
export function findKeyframes(sheets: Record<string, string>): KeyframeAnimation[] {
  return Object.entries(sheets).flatMap(([file, sheet]) =>
    [...sheet.replace(COMMENT, '').matchAll(KEYFRAMES)].map(([, name = '', body = '']) => ({
      component: componentOf(file),
      name,
      properties: [...new Set([...body.matchAll(PROPERTY)].map(([, property = '']) => property))],
    })),
  );
}
