/** What is guaranteed to every user, and how each guarantee is tested. */
export const GUARANTEES = [
  {
    topic: 'Names',
    guarantee: 'Every control has a name that contains its visible text. Images have alternative text or are hidden.',
    testedBy: 'Axe, in every story, in dark and light',
  },
  {
    topic: 'Focus',
    guarantee:
      'Focus has a visible 2 px ring with a contrast of 3:1, is never covered by the header, and is never lost: when a focused element is removed, focus moves on.',
    testedBy: 'An end-to-end test that plays the whole game with the keyboard alone',
  },
  {
    topic: 'Targets',
    guarantee: 'Controls measure at least 24 by 24 px, and are at least 44 px high on touch devices.',
    testedBy: 'Axe, in every story',
  },
  {
    topic: 'Contrast',
    guarantee: 'At least 4.5:1 for text, and 3:1 for large text, icons and the borders of fields.',
    testedBy: 'Axe, the Color page, and every text on every route',
  },
  {
    topic: 'Color',
    guarantee: 'Never the only cue: correct and wrong, gold, live, unread and selected also have a word or an icon.',
    testedBy: 'Stories of each state, by their text',
  },
  {
    topic: 'Motion',
    guarantee:
      'Only opacity, transform and colors are animated, for at most 200 ms except for the live indicator, and not at all with reduced motion.',
    testedBy: 'Every route, frame by frame, with and without reduced motion',
  },
  {
    topic: 'Zoom',
    guarantee: 'At 320 px, at 200% text and with wide text spacing, nothing is cut off or scrolls sideways.',
    testedBy: 'Every route and overlay',
  },
  {
    topic: 'Forced colors',
    guarantee: 'In forced-colors mode every control keeps a border, and focus keeps its ring.',
    testedBy: 'Every route',
  },
  {
    topic: 'Structure',
    guarantee: 'One h1 per screen, unique landmarks, headings in order, and a skip link to the content.',
    testedBy: 'Every route',
  },
  {
    topic: 'Errors',
    guarantee: 'An invalid field has an error message, the first one gets focus, and a form keeps what was typed.',
    testedBy: 'Stories of each form',
  },
  {
    topic: 'Time',
    guarantee:
      'Nothing has to be done quickly. A toast stays while the pointer is over it, and everything it says is also on the page.',
    testedBy: 'Toast stories with a mocked clock',
  },
] as const;

export const KEYS = [
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
export const ANNOUNCEMENTS = [
  ['A toast', 'Its title and description, once: errors immediately, others when the screen reader is idle'],
  ['A loading screen', 'Loading…, if it takes longer than a second'],
  ['A new prediction', 'Its title'],
  ['A match starts', '“Match has started”, once; the countdown itself is not announced'],
  ['A new message', 'Only the new message; a burst is announced as a count'],
  ['Search and leaderboards', 'The number of results, once typing stops'],
  ['Scores, plays and background updates', 'Nothing; they can be read on the page'],
] as const;
