import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

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
  let reply = '250 accepted';
  const open = new Set<Socket>();
  let made = 0;
  const server = createServer((socket) => {
    made += 1;
    open.add(socket.once('close', () => open.delete(socket)));
    void serve(socket, delivered, () => reply, delayMs);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered,
    setReply: (line) => void (reply = line),
    connections: () => ({ made, open: open.size }),
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function serve(socket: Socket, delivered: Delivered[], reply: () => string, delayMs: number): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let mail: Delivered = { from: '', to: [], data: '' };
  let body: string[] | undefined;
  socket.on('error', () => {});
  say('220 ready');
  for await (const line of createInterface(socket)) {
    if (body === undefined) {
      const [verb = ''] = line.toUpperCase().split(/[ :]/);
      if (verb === 'MAIL') mail = { from: line, to: [], data: '' };
      if (verb === 'RCPT') mail.to.push(line);
      if (verb === 'DATA') body = [];
      say(verb === 'DATA' ? '354 go on' : '250 fine');
    } else if (line === '.') {
      if (reply().startsWith('250')) delivered.push({ ...mail, data: body.join('\n') });
      body = undefined;
      if (delayMs > 0) await setTimeout(delayMs);
      say(reply());
    } else {
      body.push(line);
    }
  }
}
