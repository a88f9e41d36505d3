import type { Meta, StoryObj } from '@storybook/react-vite';
import { StyleGuideTable, StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';
import { GUIDE_PARAMETERS } from './guideDocs.tsx';

/** What is guaranteed to every user, and how each guarantee is tested. */
const GUARANTEES = [
  {
    Topic: 'Names',
    Guarantee: 'Every control has a name that contains its visible text. Images have alternative text or are hidden.',
    'Tested by': 'Axe, in every story, in dark and light',
  },
  {
    Topic: 'Focus',
    Guarantee:
      'Focus has a visible 2 px ring with a contrast of 3:1, is never covered by the header, and is never lost: when a focused element is removed, focus moves on.',
    'Tested by': 'An end-to-end test that plays the whole game with the keyboard alone',
  },
  {
    Topic: 'Targets',
    Guarantee: 'Controls measure at least 24 by 24 px, and are at least 44 px high on touch devices.',
    'Tested by': 'Axe, in every story',
  },
  {
    Topic: 'Contrast',
    Guarantee: 'At least 4.5:1 for text, and 3:1 for large text, icons and the borders of fields.',
    'Tested by': 'Axe, the Color page, and every text on every route',
  },
  {
    Topic: 'Color',
    Guarantee: 'Never the only cue: correct and wrong, gold, live, unread and selected also have a word or an icon.',
    'Tested by': 'Stories of each state, by their text',
  },
  {
    Topic: 'Motion',
    Guarantee:
      'Only opacity, transform and colors are animated, for at most 200 ms except for the live indicator, and not at all with reduced motion.',
    'Tested by': 'Every route, frame by frame, with and without reduced motion',
  },
  {
    Topic: 'Zoom',
    Guarantee: 'At 320 px, at 200% text and with wide text spacing, nothing is cut off or scrolls sideways.',
    'Tested by': 'Every route and overlay',
  },
  {
    Topic: 'Forced colors',
    Guarantee: 'In forced-colors mode every control keeps a border, and focus keeps its ring.',
    'Tested by': 'Every route',
  },
  {
    Topic: 'Structure',
    Guarantee: 'One h1 per screen, unique landmarks, headings in order, and a skip link to the content.',
    'Tested by': 'Every route',
  },
  {
    Topic: 'Errors',
    Guarantee: 'An invalid field has an error message, the first one gets focus, and a form keeps what was typed.',
    'Tested by': 'Stories of each form',
  },
  {
    Topic: 'Time',
    Guarantee:
      'Nothing has to be done quickly. A toast stays while the pointer is over it, and everything it says is also on the page.',
    'Tested by': 'Toast stories with a mocked clock',
  },
];

const KEYS = [
  ['Everywhere', 'Tab, Shift+Tab', 'Moves to the next or previous control; the first one skips to the content'],
  ['Everywhere', 'Enter', 'Follows a link, presses a button, submits a form'],
  ['Everywhere', 'F8', 'Moves to the toasts'],
  ['Toast', 'Escape', 'Closes it'],
  ['Dialog, side panel', 'Escape', 'Closes it and returns focus to the control that opened it'],
  ['Delete account dialog', 'Escape', 'Cancels; Cancel has the initial focus'],
  ['Menu', 'Arrows, Home, End, letters', 'Moves between entries; Enter selects, Escape closes'],
  ['Tabs', 'Arrows, Home, End', 'Moves between tabs; Enter or Space selects, because each tab loads data'],
  ['Switch', 'Space, Enter', 'Turns it on or off'],
  ['New message', 'Arrow down', 'Moves from the search field to the list'],
  ['New message', 'Space', 'Selects or deselects a player'],
  ['New message', 'Backspace', 'In an empty search field, removes the last selected player'],
  ['Message field', 'Enter', 'Sends the message and keeps focus'],
  ['Message field', 'Shift+Enter', 'Inserts a line break'],
  ['List of messages or plays', 'Arrows, Page up, Page down', 'Scrolls the focused list'],
] as const;

/** What live regions announce. */
const ANNOUNCEMENTS = [
  ['A toast', 'Its title and description, once: errors immediately, others when the screen reader is idle'],
  ['A loading screen', 'Loading…, if it takes longer than a second'],
  ['A new prediction', 'Its title'],
  ['A match starts', '“Match has started”, once; the countdown itself is not announced'],
  ['A new message', 'Only the new message; a burst is announced as a count'],
  ['Search and leaderboards', 'The number of results, once typing stops'],
  ['Scores, plays and background updates', 'Nothing; they can be read on the page'],
] as const;

/** What every user can rely on, whatever their vision, hearing or input device. */
function AccessibilityGuide() {
  return (
    <StyleGuidePage
      title="Accessibility"
      lead="WCAG 2.2 level AA on every screen, in both themes. The Accessibility panel of each story shows the axe results, which must be free of violations."
    >
      <StyleGuideSection title="Guarantees, and how they are tested">
        <StyleGuideTable caption="Guarantees" rows={GUARANTEES} />
      </StyleGuideSection>
      <StyleGuideSection title="Keyboard">
        <StyleGuideTable
          caption="Keyboard shortcuts"
          rows={KEYS.map(([Where, key, Action]) => ({ Where, Key: <kbd>{key}</kbd>, Action }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Screen reader announcements">
        <StyleGuideTable
          caption="Live regions"
          rows={ANNOUNCEMENTS.map(([Event, Announcement]) => ({ Event, Announcement }))}
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
