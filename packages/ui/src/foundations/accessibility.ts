/** What is promised to everybody, and where each promise is checked. */
export const PROMISES = [
  {
    about: 'Names',
    promise: 'Each control has a name that holds the words one sees on it. A picture either has words or is left out.',
    checked: 'Axe, in every story, in dark and light',
  },
  {
    about: 'Focus',
    promise: 'It is seen, 2 px wide and 3 to 1, never under the header, and never lost: what goes away gives it on.',
    checked: 'The whole game, played by keys alone',
  },
  {
    about: 'Targets',
    promise: 'At least 24 by 24 px, and 44 px high where one points with a finger.',
    checked: 'Axe, in every story',
  },
  {
    about: 'Contrast',
    promise: '4.5 to 1 for texts; 3 to 1 for large ones, icons, and the edges of fields.',
    checked: 'Axe, the sheet of colors, and every text of every route',
  },
  {
    about: 'Color',
    promise: 'Never alone: right and wrong, gold, live, unread and chosen have a word or a glyph.',
    checked: 'Stories of each state, by their text',
  },
  {
    about: 'Motion',
    promise:
      'Only opacity, transform and colors change, in 200 ms at most but for the live mark; none for who asks for none.',
    checked: 'Every route, frame by frame, with and without',
  },
  {
    about: 'Zoom',
    promise: 'At 320 px, at 200 % text and with wide spacing nothing is lost and nothing scrolls sideways.',
    checked: 'Every route and overlay',
  },
  {
    about: 'System colors',
    promise: 'With forced colors each control keeps an edge, and the focus its ring.',
    checked: 'Every route',
  },
  {
    about: 'Structure',
    promise: 'One h1 a screen, landmarks once each, headings in order, and a link over them to the content.',
    checked: 'Every route',
  },
  {
    about: 'Errors',
    promise: 'A wrong field says so by its text, and the first of them takes the focus. A form keeps what was typed.',
    checked: 'Stories of each form',
  },
  {
    about: 'Time',
    promise:
      'Nothing has to be done quickly. A toast waits while one points at it, and says nothing that is not also on the page.',
    checked: 'Stories of toasts, with the clock in hand',
  },
] as const;

export const KEYS = [
  ['Everywhere', 'Tab, Shift+Tab', 'To the next or the last control; the first one skips to the content'],
  ['Everywhere', 'Enter', 'Follows a link, presses a button, sends a form'],
  ['Everywhere', 'F8', 'To the notices'],
  ['Notice', 'Escape', 'Closes it'],
  ['Dialog, side panel', 'Escape', 'Closes it; the focus goes back to what opened it'],
  ['Deletion of an account', 'Escape', 'Cancels; Cancel has the focus first'],
  ['Menu', 'Arrows, Home, End, letters', 'Moves; Enter chooses, Escape closes'],
  ['Tabs', 'Arrows, Home, End', 'Moves; Enter or Space chooses, because each tab asks the server'],
  ['Switch', 'Space, Enter', 'Turns it on or off'],
  ['People to write to', 'Arrow down', 'From the search to the list'],
  ['People to write to', 'Space', 'Chooses, or takes back'],
  ['People to write to', 'Backspace', 'In an empty search takes back the last one'],
  ['Message', 'Enter', 'Sends; the focus stays'],
  ['Message', 'Shift+Enter', 'A new line'],
  ['List of messages or plays', 'Arrows, Page up, Page down', 'Scrolls, once it has the focus'],
] as const;

/** What a live region says, and what it never does. */
export const HEARD = [
  ['A notice', 'At once when it is an error, else when there is a pause; title and sentence together, once'],
  ['A loading screen', 'Loading…, when it takes longer than a second'],
  ['A new prediction', 'Its title'],
  ['A match that begins', 'Match has started, once; the countdown itself never speaks'],
  ['A new message', 'Only what is new; a burst as one sentence, how many there are'],
  ['Search and boards', 'How many there are, when the typing rests'],
  ['Scores, plays and polls', 'Nothing: they are there to be read'],
] as const;
