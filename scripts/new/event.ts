import type { Names, Plan } from './plan.ts';

/** Plans a socket event, either about a match, sent to everyone, or without data, sent to the users concerned. */
export function planEvent({ kebab }: Names, isAboutMatch: boolean): Plan {
  const type = kebab.replaceAll('-', '_');
  const data = isAboutMatch ? '{ matchId }' : '{}';
  const to = isAboutMatch ? '' : ', userIds';
  return {
    files: {},
    edits: [
      {
        path: 'packages/contract/src/events.ts',
        at: { after: `export const ${isAboutMatch ? 'MATCH' : 'USER'}_EVENTS = [` },
        text: `'${type}', `,
      },
      {
        path: 'app/src/live/refresh.ts',
        at: { after: 'switch (event.type) {' },
        text: `\n    case '${type}':\n      /* FILL IN: the keys of the queries that it makes stale. */\n      return [];`,
      },
    ],
    steps: [
      `Send it from the server with services.bus.publish({ type: '${type}', data: ${data} }${to}), after the commit.`,
      'Add the keys to LIVE_KEYS in app/src/live/refresh.ts too: they are refetched after a reconnect.',
      'Add a case to app/src/live/refresh.test.ts and the event to docs/specification.md.',
      'Write the API documents with npm run contract.',
    ],
  };
}
