import { checkFeed } from './feed/check-feed.ts';

/**
 * `npx node scripts/feed.ts check` asks the configured providers for the next seven days and says what needs attention;
 * `npx node scripts/feed.ts stand-in` starts a local provider that speaks the formats of both. See docs/operations.md.
 */
const [command] = process.argv.slice(2);
if (command === 'check') {
  const { code, lines } = await checkFeed(process.env);
  for (const line of lines) (code === 0 ? console.log : console.error)(line);
  process.exitCode = code;
} else if (command === 'stand-in') {
  process.argv.splice(2, 1);
  await import('../packages/server/src/season/live/stand-in/main.ts');
} else {
  console.error(
    'Usage: npx node scripts/feed.ts check   or   npx node scripts/feed.ts stand-in [--port 4000] [--speed 500]',
  );
  process.exitCode = 2;
}
