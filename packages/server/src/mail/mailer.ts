import { createAfterwards } from '../afterwards.ts';
import type { Logger } from '../http/log.ts';
import type { Mail, Transport } from './mail.ts';

export type Mailer = {
  /** Whether the mail was taken. Never throws. */
  send(mail: Mail): Promise<boolean>;
  /** The same for whoever cannot wait: a mail after the other. */
  post(mail: Mail): void;
  /** Resolves when nothing is left to post. */
  settled(): Promise<void>;
};

export function createMailer(transport: Transport, log: Logger): Mailer {
  const line = createAfterwards(log);

  async function send(mail: Mail): Promise<boolean> {
    try {
      await transport(mail);
      return true;
    } catch (error) {
      log.error({ error: reasonOf(error) }, 'a mail could not be sent');
      return false;
    }
  }

  return { send, post: (mail) => line.do(() => send(mail)), settled: line.settled };
}

/** Codes alone: in words, mail servers repeat the address (RELIABILITY.md S105). */
function reasonOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return { name, code, responseCode };
}
