import { type NotificationTarget, notificationPath, paths } from '@machine/contract';
import { escapeMarkup } from '../../platform/http/page-head.ts';
import { type Mail, paragraphs } from '../mail/mail.ts';

export type DigestItem = { message: string; target?: NotificationTarget | undefined };

type DigestMail = {
  id: string;
  to: string;
  username: string;
  /** At least one. */
  items: readonly DigestItem[];
  unsubscribeUrl: string;
};

const INTRO = "Here's what happened since your last digest:";
const WHY = "You're receiving this because email notifications are on. We send at most one a day.";

/** Builds a digest in text and in HTML. `origin` comes from the configuration, never from a request. */
export const digestMail = (digest: DigestMail, origin: string): Mail => ({
  id: `digest-${digest.id}`,
  to: digest.to,
  subject: subjectOf(digest.items),
  text: textOf(digest, origin),
  html: htmlOf(digest, origin),
  unsubscribeUrl: digest.unsubscribeUrl,
});

const textOf = ({ username, items, unsubscribeUrl }: DigestMail, origin: string) =>
  paragraphs(
    `Hi ${username},`,
    INTRO,
    items.map(({ message }) => `- ${message}`).join('\n'),
    `Play now: ${origin}/`,
    `${WHY} Change this in your settings: ${origin}${paths.settings}\nTurn off all email notifications without logging in: ${unsubscribeUrl}`,
  );

/** Styles stand at the elements: mail programs drop style sheets. */
const htmlOf = ({ username, items, unsubscribeUrl }: DigestMail, origin: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>${escapeMarkup(subjectOf(items))}</title>
<meta name="viewport" content="width=device-width" /></head>
<body style="margin:0 auto;padding:24px;max-width:560px;font:16px/1.5 sans-serif;color:#17201c;background:#ffffff">
<p style="font:bold 14px monospace;letter-spacing:1px">BEAT THE MACHINE</p>
<p>Hi ${escapeMarkup(username)},</p>
<p>${INTRO}</p>
<ul style="padding-left:20px">
${items.map((item) => `<li style="margin-bottom:8px">${itemOf(item, origin)}</li>`).join('\n')}
</ul>
<p><a href="${escapeMarkup(origin)}/" style="display:inline-block;padding:12px 20px;font-weight:bold;color:#0b0d0c;background:#86ead4;text-decoration:none">Play now</a></p>
<p style="font-size:13px;color:#5f6b66">${WHY} ${link(origin + paths.settings, 'Change this in your settings')}, or ${link(unsubscribeUrl, 'turn off all email notifications')} without logging in.</p>
</body></html>
`;

/** Links to what an item speaks of. */
function itemOf({ message, target }: DigestItem, origin: string): string {
  const path = target && notificationPath(target);
  return path ? link(origin + path, message) : escapeMarkup(message);
}

const link = (url: string, text: string) =>
  `<a href="${escapeMarkup(url)}" style="color:#0a7a63">${escapeMarkup(text)}</a>`;

function subjectOf([first, ...others]: readonly DigestItem[]): string {
  const subject = first?.message ?? '';
  return others.length === 0 ? subject : `${subject}, and ${others.length} more`;
}
