import { expect, test } from 'vitest';
import { documents } from '../index.ts';
import type { AnyTexts } from './describe.ts';
import { DESCRIPTIONS } from './index.ts';
import { SHARED } from './shared.ts';

const textsIn = (texts: AnyTexts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : [text[0], ...textsIn(text[1])]));

test('every description is in a document', () => {
  const published = JSON.stringify(documents());
  const texts = [...DESCRIPTIONS.flatMap(([, fields]) => textsIn(fields)), ...textsIn(SHARED)];
  expect(texts.filter((text) => !published.includes(JSON.stringify(text)))).toEqual([]);
});
