import { expect, test } from 'vitest';
import { iconUses } from './icons.ts';
import * as iconSet from './iconSet.ts';
import { COMPONENTS } from './sourceFiles.ts';

test('lists each icon once, by its original name, with every component that uses it', () => {
  const uses = iconUses({
    '../b/B.tsx': "import { Bell, Menu as MenuIcon } from 'lucide-react';",
    '../a/A.tsx':
      "import {\n  Bell,\n  type LucideProps,\n} from 'lucide-react';\nimport type { LucideIcon } from 'lucide-react';",
  });
  expect(uses).toEqual([
    { name: 'Bell', components: ['A', 'B'] },
    { name: 'Menu', components: ['B'] },
  ]);
});

test('the icon set contains exactly the icons that components import', () => {
  expect(Object.keys(iconSet).toSorted()).toEqual(
    iconUses(COMPONENTS)
      .map(({ name }) => name)
      .toSorted(),
  );
});
