import { expect, test } from 'vitest';
import { iconUses } from './icons.ts';
import * as iconSet from './iconSet.ts';
import { COMPONENTS } from './sourceFiles.ts';

test('an icon is listed once, by its own name, with every part that shows it', () => {
  const uses = iconUses({
    '../b/B.tsx': "import { Bell, Menu as MenuIcon } from 'lucide-react';",
    '../a/A.tsx':
      "import {\n  Bell,\n  type LucideProps,\n} from 'lucide-react';\nimport type { LucideIcon } from 'lucide-react';",
  });
  expect(uses).toEqual([
    { name: 'Bell', parts: ['A', 'B'] },
    { name: 'Menu', parts: ['B'] },
  ]);
});

test('every icon that a component imports can be drawn on the sheet, and no other stands there', () => {
  expect(Object.keys(iconSet).toSorted()).toEqual(
    iconUses(COMPONENTS)
      .map(({ name }) => name)
      .toSorted(),
  );
});
