import type { Meta, StoryObj } from '@storybook/react-vite';
import { ANNOUNCEMENTS, GUARANTEES, KEYS } from './accessibility.ts';
import { StyleGuideTable, StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';
import { GUIDE_PARAMETERS } from './guideDocs.tsx';

/** What every user can rely on, whatever their vision, hearing or input device. */
function AccessibilityGuide() {
  return (
    <StyleGuidePage
      title="Accessibility"
      lead="WCAG 2.2 level AA on every screen, in both themes. The Accessibility panel of each story shows the axe results, which must be free of violations."
    >
      <StyleGuideSection title="Guarantees, and how they are tested">
        <StyleGuideTable
          caption="Guarantees"
          rows={GUARANTEES.map(({ topic, guarantee, testedBy }) => ({
            id: topic,
            cells: { Topic: topic, Guarantee: guarantee, 'Tested by': testedBy },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Keyboard">
        <StyleGuideTable
          caption="Keyboard shortcuts"
          rows={KEYS.map(([where, key, action]) => ({
            id: where + key,
            cells: { Where: where, Key: <kbd>{key}</kbd>, Action: action },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Screen reader announcements">
        <StyleGuideTable
          caption="Live regions"
          rows={ANNOUNCEMENTS.map(([event, announcement]) => ({
            id: event,
            cells: { Event: event, Announcement: announcement },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Not tested yet">
        <p>
          No one has tested with a real screen reader yet. The tests check the browsers' accessibility tree and the live
          regions during a match.
        </p>
      </StyleGuideSection>
    </StyleGuidePage>
  );
}

const meta = { component: AccessibilityGuide, parameters: GUIDE_PARAMETERS } satisfies Meta<typeof AccessibilityGuide>;

export default meta;

export const Accessibility: StoryObj<typeof meta> = {};
