import { expect, test } from 'vitest';
import { findKeyframes, findMotions } from './motions.ts';

const SHEETS = {
  '../primitives/Dialog.module.css': `
    .a { animation: rise 120ms ease-in reverse; } /* transition: all 9s; */
    .b { transition:
      color var(--duration),
      opacity var(--duration); }
    @media (prefers-reduced-motion: reduce) { * { animation: none !important; } }
    @keyframes rise { from { opacity: 0; transform: translateY(8px); } to { opacity: 1; } }
    @keyframes appear { from { opacity: 0; } }
  `,
};

test('finds transitions and animations, ignoring comments and none', () => {
  expect(findMotions(SHEETS)).toEqual([
    { component: 'Dialog', kind: 'animation', value: 'rise 120ms ease-in reverse' },
    { component: 'Dialog', kind: 'transition', value: 'color var(--duration), opacity var(--duration)' },
  ]);
});

test('lists the properties that each keyframe animation changes (X12)', () => {
  expect(findKeyframes(SHEETS)).toEqual([
    { component: 'Dialog', name: 'rise', properties: ['opacity', 'transform'] },
    { component: 'Dialog', name: 'appear', properties: ['opacity'] },
  ]);
});
