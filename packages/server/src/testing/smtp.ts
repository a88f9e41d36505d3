import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Delivered = { from: string; to: string[]; data: string };

export type SmtpServer = {
  url: string;
  delivered: Delivered[];
  /** Sets the reply to each complete message. */
  setReply(line: string): void;
  connections(): { made: number; open: number };
  close(): Promise<void>;
};

/** Starts a mail server that stores accepted messages and replies to each after `delayMs`. */
export async function openSmtp({ delayMs = 0 } = {}): Promise<SmtpServer> {
  const delivered: Delivered[] = [];
  const open = new Set<string>();
  let made = 0;
  let reply = '250 accepted';
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect({ id }, callback) {
      made += 1;
      open.add(id);
      callback();
    },
    onClose: ({ id }) => void open.delete(id),
    async onData(stream, { envelope: { mailFrom, rcptTo } }, callback) {
      const data = (await text(stream)).replaceAll('\r\n', '\n').trimEnd();
      if (delayMs > 0) await setTimeout(delayMs);
      const [, code = '', message = ''] = /^(\d+) (.*)$/.exec(reply) ?? [];
      if (code !== '250') return callback(Object.assign(new Error(message), { responseCode: Number(code) }));
      delivered.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), data });
      return callback(null, message);
    },
  });
  smtp.on('error', () => {});
  const server = smtp.listen(0, '127.0.0.1');
  if (!server.listening) await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered,
    setReply: (line) => void (reply = line),
    connections: () => ({ made, open: open.size }),
    close: () => new Promise((resolve) => smtp.close(resolve)),
  };
}
