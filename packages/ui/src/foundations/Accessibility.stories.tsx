import type { Meta, StoryObj } from '@storybook/react-vite';
import { HEARD, KEYS, PROMISES } from './accessibility.ts';
import { Facts, Sheet, SheetSection } from './Sheet.tsx';
import { SHEET } from './sheetDocs.tsx';

/** What everybody can rely on, however they see, hear, point or type. */
function AccessibilitySheet() {
  return (
    <Sheet
      title="Accessibility"
      lead="WCAG 2.2 at level AA, on every screen, in both themes. The panel Accessibility beside each story shows what is found there; here it is always nothing."
    >
      <SheetSection title="What is promised, and where it is checked">
        <Facts
          caption="Promises"
          rows={PROMISES.map(({ about, promise, checked }) => ({
            id: about,
            cells: { About: about, Promise: promise, 'Checked by': checked },
          }))}
        />
      </SheetSection>
      <SheetSection title="Keys">
        <Facts
          caption="Keys and what they do"
          rows={KEYS.map(([where, key, does]) => ({
            id: where + key,
            cells: { Where: where, Key: <kbd>{key}</kbd>, Does: does },
          }))}
        />
      </SheetSection>
      <SheetSection title="What is heard">
        <Facts
          caption="Live regions"
          rows={HEARD.map(([what, says]) => ({ id: what, cells: { What: what, Says: says } }))}
        />
      </SheetSection>
      <SheetSection title="What is not checked yet">
        <p>
          No screen reader has been used by a person. What it would say is read from the tree that browsers give it, and
          from the live regions while a match is played.
        </p>
      </SheetSection>
    </Sheet>
  );
}

const meta = { component: AccessibilitySheet, parameters: SHEET } satisfies Meta<typeof AccessibilitySheet>;

export default meta;

export const Accessibility: StoryObj<typeof meta> = {};
