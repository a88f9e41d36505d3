import type { Meta, StoryObj } from '@storybook/react-vite';
import { HEARD, KEYS, PROMISES } from './accessibility.ts';
import { StyleGuideTable, StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';
import { GUIDE_PARAMETERS } from './guideDocs.tsx';

/** What everybody can rely on, however they see, hear, point or type. */
function AccessibilityGuide() {
  return (
    <StyleGuidePage
      title="Accessibility"
      lead="WCAG 2.2 at level AA, on every screen, in both themes. The panel Accessibility beside each story shows what is found there; here it is always nothing."
    >
      <StyleGuideSection title="What is promised, and where it is checked">
        <StyleGuideTable
          caption="Promises"
          rows={PROMISES.map(({ about, promise, checked }) => ({
            id: about,
            cells: { About: about, Promise: promise, 'Checked by': checked },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Keys">
        <StyleGuideTable
          caption="Keys and what they do"
          rows={KEYS.map(([where, key, does]) => ({
            id: where + key,
            cells: { Where: where, Key: <kbd>{key}</kbd>, Does: does },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="What is heard">
        <StyleGuideTable
          caption="Live regions"
          rows={HEARD.map(([what, says]) => ({ id: what, cells: { What: what, Says: says } }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="What is not checked yet">
        <p>
          No screen reader has been used by a person. What it would say is read from the tree that browsers give it, and
          from the live regions while a match is played.
        </p>
      </StyleGuideSection>
    </StyleGuidePage>
  );
}

const meta = { component: AccessibilityGuide, parameters: GUIDE_PARAMETERS } satisfies Meta<typeof AccessibilityGuide>;

export default meta;

export const Accessibility: StoryObj<typeof meta> = {};
