import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

type Delivered = { from: string; to: string[]; data: string };

export type SmtpServer = {
  url: string;
  delivered: Delivered[];
  /** What it answers to a whole message, from now on. */
  answer(line: string): void;
  connections(): { made: number; open: number };
  close(): Promise<void>;
};

/** A mail server that takes what it is told to take, and keeps it. It answers each message after `delayMs`. */
export async function openSmtp({ delayMs = 0 } = {}): Promise<SmtpServer> {
  const delivered: Delivered[] = [];
  let verdict = '250 taken';
  const open = new Set<Socket>();
  let made = 0;
  const server = createServer((socket) => {
    made += 1;
    open.add(socket.once('close', () => open.delete(socket)));
    void serve(socket, delivered, () => verdict, delayMs);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered,
    answer: (line) => void (verdict = line),
    connections: () => ({ made, open: open.size }),
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function serve(socket: Socket, delivered: Delivered[], verdict: () => string, delayMs: number): Promise<void> {
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
      if (verdict().startsWith('250')) delivered.push({ ...mail, data: body.join('\n') });
      body = undefined;
      if (delayMs > 0) await setTimeout(delayMs);
      say(verdict());
    } else {
      body.push(line);
    }
  }
}
