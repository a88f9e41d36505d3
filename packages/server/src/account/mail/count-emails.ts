import { Counter, type Registry } from 'prom-client';
import type { Transport } from './mail.ts';

/** Wraps a transport to count its emails. */
export function countEmails(transport: Transport, registry: Registry): Transport {
  const emails = new Counter({
    name: 'emails_total',
    help: 'Emails sent to, or rejected by, the mail server',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  return async (mail) => {
    try {
      await transport(mail);
      emails.inc({ outcome: 'sent' });
    } catch (error) {
      emails.inc({ outcome: 'failed' });
      throw error;
    }
  };
}
