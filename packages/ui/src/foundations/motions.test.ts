import { expect, test } from 'vitest';
import { motions, movements } from './motions.ts';

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

test('what moves is read from the style sheets, without comments and without what turns it off', () => {
  expect(motions(SHEETS)).toEqual([
    { part: 'Dialog', kind: 'animation', moves: 'rise 120ms ease-in reverse' },
    { part: 'Dialog', kind: 'transition', moves: 'color var(--duration), opacity var(--duration)' },
  ]);
});

test('X12: each named movement says what it changes', () => {
  expect(movements(SHEETS)).toEqual([
    { part: 'Dialog', name: 'rise', properties: ['opacity', 'transform'] },
    { part: 'Dialog', name: 'appear', properties: ['opacity'] },
  ]);
});
