import type { Logger } from '../http/log.ts';
import type { Mail, Transport } from './mail.ts';

/**
 * What became of a mail: `refused` is about this mail, such as a mailbox that doesn't exist; `unavailable` is about the
 * mail server, so the next mail would fail, too.
 */
type Delivery = 'sent' | 'refused' | 'unavailable';

export type Mailer = {
  /** Sends a mail. Never throws. */
  send(mail: Mail): Promise<Delivery>;
  /** Sends a mail in the background, once. */
  post(mail: Mail): void;
  /** Resolves when no posted mail is left. */
  settled(): Promise<void>;
};

export function createMailer(transport: Transport, log: Logger): Mailer {
  const posted = new Set<Promise<unknown>>();

  async function send(mail: Mail): Promise<Delivery> {
    try {
      await transport(mail);
      return 'sent';
    } catch (error) {
      log.error({ error: reasonOf(error) }, 'a mail could not be sent');
      return isRefusal(error) ? 'refused' : 'unavailable';
    }
  }

  return {
    send,
    post(mail) {
      const sending: Promise<unknown> = send(mail).finally(() => posted.delete(sending));
      posted.add(sending);
    },
    async settled() {
      while (posted.size > 0) await Promise.all(posted);
    },
  };
}

const CLOSING = 421;

/** Whether a mail server that works has refused a recipient or a message. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode, command } = detailsOf(error);
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && command !== 'MAIL FROM' && responseCode !== CLOSING;
}

/** Codes alone: in words, mail servers repeat the address (RELIABILITY.md S105). */
function reasonOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, responseCode } = detailsOf(error);
  return { name: error.name, code, responseCode };
}

type Details = { code?: unknown; responseCode?: unknown; command?: unknown };
const detailsOf = (error: unknown): Details => (error instanceof Error ? (error as Details) : {});
