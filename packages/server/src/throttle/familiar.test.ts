import { expect, it } from 'vitest';
import { createFamiliar } from './familiar.ts';

it('S60: remembers who has logged in from where, the newest places only', () => {
  const { add, has } = createFamiliar(2);
  add('ada', 'home');
  add('ada', 'work');
  expect([has('ada', 'home'), has('ada', 'work'), has('bob', 'home')]).toEqual([true, true, false]);
  add('ada', 'home');
  add('bob', 'home');
  expect([has('ada', 'home'), has('ada', 'work'), has('bob', 'home')]).toEqual([true, false, true]);
});
