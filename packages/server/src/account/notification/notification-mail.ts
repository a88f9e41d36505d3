import { type Mail, paragraphs } from '../mail/mail.ts';

type NotificationMail = { id: string; to: string; username: string; message: string; unsubscribeUrl: string };

/** `origin` comes from the configuration, never from a request. */
export const notificationMail = (
  { id, to, username, message, unsubscribeUrl }: NotificationMail,
  origin: string,
): Mail => ({
  id: `news-${id}`,
  to,
  subject: message,
  text: paragraphs(
    `Hi ${username},`,
    `${message}.`,
    `Play now: ${origin}/`,
    `You're receiving this because email notifications are on. Change this in your settings: ${origin}/settings\nTurn off all email notifications without logging in: ${unsubscribeUrl}`,
  ),
  unsubscribeUrl,
});
