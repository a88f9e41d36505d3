import { type Mail, paragraphs } from '../mail/mail.ts';

type DigestMail = {
  id: string;
  to: string;
  username: string;
  /** At least one. */
  messages: readonly string[];
  unsubscribeUrl: string;
};

/** `origin` comes from the configuration, never from a request. */
export const digestMail = ({ id, to, username, messages, unsubscribeUrl }: DigestMail, origin: string): Mail => ({
  id: `digest-${id}`,
  to,
  subject: subjectOf(messages),
  text: paragraphs(
    `Hi ${username},`,
    `Here's what happened since your last digest:`,
    messages.map((message) => `- ${message}`).join('\n'),
    `Play now: ${origin}/`,
    `You're receiving this because email notifications are on. We send at most one a day. Change this in your settings: ${origin}/settings\nTurn off all email notifications without logging in: ${unsubscribeUrl}`,
  ),
  unsubscribeUrl,
});

function subjectOf([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  return `${first}, and ${others.length} more`;
}
