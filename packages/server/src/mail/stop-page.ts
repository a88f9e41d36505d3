import { PRODUCT_NAME } from '@machine/contract';
import type { ServerPage, Shown } from '../http/page.ts';
import type { Services } from '../services.ts';
import { STOP_PATH, stopMails } from './stop.ts';

/** Where a mail's last link leads: opening it changes nothing, its button does, and nobody has to log in. */
export const stopPage = ({ db, stopLinks }: Pick<Services, 'db' | 'stopLinks'>): ServerPage => ({
  path: STOP_PATH,
  show: async ({ userId = '', proof = '' }) => ((await stopLinks.isFor(userId, proof)) ? ASK : UNKNOWN),
  async press({ userId = '', proof = '' }) {
    if (!(await stopLinks.isFor(userId, proof))) return UNKNOWN;
    await stopMails(db, userId);
    return DONE;
  },
});

const UNKNOWN = shown(404, 'This link is not valid', '<p>Which e-mails you get is in your settings, too.</p>');
const DONE = shown(200, 'E-mail notifications are off', '<p>In your settings they can be turned on again.</p>');
const ASK = shown(
  200,
  'Turn off all e-mail notifications?',
  '<p>Mails about your password still reach you.</p><form method="post"><button>Turn off</button></form>',
);

function shown(status: 200 | 404, title: string, content: string): Shown {
  return {
    status,
    html: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · ${PRODUCT_NAME}</title>
<style>
:root { color-scheme: light dark }
body { margin: 15vh auto; max-width: 32rem; padding: 0 1rem; font: 1.1rem/1.5 system-ui, sans-serif }
button { min-height: 44px; padding: 0 1.25rem; font: inherit }
</style>
<main>
<h1>${title}</h1>
${content}
<p><a href="/">${PRODUCT_NAME}</a></p>
</main>
</html>
`,
  };
}
