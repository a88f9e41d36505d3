import type { Logger } from '../../platform/http/log.ts';
import type { Mail, Transport } from './mail.ts';

/**
 * The result of sending an email. `rejected` concerns only this email, for example an unknown mailbox. `unavailable`
 * concerns the mail server, so the next email would fail, too.
 */
type Delivery = 'sent' | 'rejected' | 'unavailable';

export type Mailer = ReturnType<typeof createMailer>;

export function createMailer(transport: Transport, log: Logger) {
  const pending = new Set<Promise<unknown>>();

  async function send(mail: Mail): Promise<Delivery> {
    try {
      await transport(mail);
      return 'sent';
    } catch (error) {
      const { name, code, responseCode, command } = detailsOf(error);
      // Only codes, because the messages of mail servers contain the recipient's address.
      log.error({ error: { name, code, responseCode } }, 'email could not be sent');
      // A working mail server has rejected a recipient or a message.
      const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
      return isAboutMail && responseCode !== SERVICE_CLOSING ? 'rejected' : 'unavailable';
    }
  }

  return {
    /** Sends an email. Never throws. */
    send,
    /** Sends an email in the background. Doesn't retry. */
    sendInBackground(mail: Mail) {
      const sending: Promise<unknown> = send(mail).finally(() => pending.delete(sending));
      pending.add(sending);
    },
    /** Resolves when no email is being sent in the background. */
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}

const SERVICE_CLOSING = 421;

type Details = { name?: string; code?: unknown; responseCode?: unknown; command?: unknown };
const detailsOf = (error: unknown): Details => (error instanceof Error ? error : { name: typeof error });
