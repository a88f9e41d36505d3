import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/http/log.ts';
import type { Mail } from './mail.ts';
import { createMailer } from './mailer.ts';
import { clearOutbox } from './outbox.ts';
import { openTransport } from './transport.ts';
import { afterTest, temporaryFolder } from '../../testing/after-test.ts';
import { SMTPServer } from 'smtp-server';

const MAIL: Mail = {
  id: 'news-1',
  to: 'ada@example.org',
  subject: 'Rank up',
  text: 'Hello Ada,\n\nsecret-text of some length.\n',
  unsubscribeUrl: 'https://play.test/unsubscribe',
};

let lines: string[] = [];
const log = createLogger('trace', { write: (line) => void lines.push(line) });
const origin = () => 'https://play.test';
beforeEach(() => {
  lines = [];
});

const headersOf = (message: string) => {
  const [head = ''] = message.replaceAll('\r\n', '\n').split('\n\n');
  return head.split(/\n(?!\s)/).map((line) => line.replace(/\n\s+/g, ' '));
};

/** Emails that try to inject a header. */
const HOSTILE: Mail[] = [
  { ...MAIL, subject: 'Hello\r\nBcc: all@example.org' },
  { ...MAIL, subject: 'Hello\nBcc: all@example.org\n\nbody' },
  { ...MAIL, to: 'ada@example.org\r\nBcc: all@example.org' },
  { ...MAIL, text: '\r\n.\r\nBcc: all@example.org\r\n.\r\n' },
  { ...MAIL, subject: '=?utf-8?q?=0D=0ABcc:_all@example.org?=' },
];

describe('SMTP', () => {
  let smtp: Awaited<ReturnType<typeof openSmtp>>;
  beforeEach(async () => {
    smtp = await openSmtp();
  });
  function openPool() {
    const config = { smtpUrl: smtp.url, mailFrom: 'Game <game@play.test>', dataDir: '/nowhere' };
    const opened = openTransport(config, origin, log);
    afterTest(opened.close);
    return opened;
  }
  const open = () => openPool().transport;

  it('delivers plain text with the configured sender and an unsubscribe link', async () => {
    await open()(MAIL);
    const [{ from, to, data } = { from: '', to: [], data: '' }] = smtp.delivered;
    expect([from, to]).toEqual(['game@play.test', ['ada@example.org']]);
    expect(headersOf(data)).toEqual(
      expect.arrayContaining([
        'From: Game <game@play.test>',
        'To: ada@example.org',
        'Subject: Rank up',
        'Message-ID: <news-1@play.test>',
        'Auto-Submitted: auto-generated',
        'List-Unsubscribe: <https://play.test/unsubscribe>',
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
        'Content-Type: text/plain; charset=utf-8',
      ]),
    );
    expect(data).toMatch(/\n\nHello Ada,\n\nsecret-text of some length.$/);
    expect(data).not.toMatch(/html/i);
  });

  it('delivers HTML beside the text', async () => {
    await open()({ ...MAIL, html: '<p>Hello <b>Ada</b></p>' });
    const { data = '' } = smtp.delivered[0] ?? {};
    expect(data).toMatch(
      /multipart\/alternative;[\s\S]+text\/plain[\s\S]+Hello Ada,[\s\S]+text\/html[\s\S]+<p>Hello <b>/,
    );
  });

  it.each([undefined, 'http://192.168.0.2:3000/unsubscribe'])(
    'offers no one-click unsubscribe for the URL %s',
    async (unsubscribeUrl) => {
      await open()({ ...MAIL, unsubscribeUrl });
      const headers = headersOf(smtp.delivered[0]?.data ?? '').filter((line) => line.startsWith('List-'));
      expect(headers).toEqual(unsubscribeUrl === undefined ? [] : [`List-Unsubscribe: <${unsubscribeUrl}>`]);
    },
  );

  it('sends over five parallel connections, and closes them', async () => {
    const { transport, close } = openPool();
    await Promise.all(Array.from({ length: 50 }, (_, index) => transport({ ...MAIL, id: `news-${index}` })));
    expect(new Set(smtp.delivered.map(({ data }) => /^Message-ID: (.*)$/im.exec(data)?.[1])).size).toBe(50);
    expect(smtp.connections()).toEqual({ made: 5, open: 5 });
    close();
    await expect.poll(() => smtp.connections().open).toBe(0);
  });

  it('says whether an email or the server failed, logs only codes, and sends the next email over the same connection', async () => {
    const mailer = createMailer(open(), log);
    smtp.setReply('550 5.1.1 <ada@example.org> secret-reason');
    expect(await mailer.send(MAIL)).toBe('rejected');
    mailer.sendInBackground(MAIL);
    await mailer.settled();
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('"responseCode":550');
    expect(lines.join('')).not.toMatch(/ada|secret|example/);
    smtp.setReply('250 taken');
    expect(await mailer.send(MAIL)).toBe('sent');
    smtp.setReply('421 4.3.2 closing');
    expect(await mailer.send(MAIL)).toBe('unavailable');
  });

  it.each(HOSTILE)('does not let an email inject headers or recipients: case %#', async (mail) => {
    await open()(mail).catch(() => {});
    for (const { to, data } of smtp.delivered) {
      expect(to).toHaveLength(1);
      expect(headersOf(data).filter((line) => /^bcc/i.test(line))).toEqual([]);
    }
    expect(smtp.delivered.length).toBeLessThan(2);
  });

  it('reports an unreachable server as unavailable', async () => {
    const unreachable = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'a@play.test', dataDir: '/nowhere' };
    expect(await createMailer(openTransport(unreachable, origin, log).transport, log).send(MAIL)).toBe('unavailable');
    expect(lines.join('')).toContain('"code":"E');
  });
});

describe('outbox', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = temporaryFolder();
  });
  const open = () => openTransport({ smtpUrl: null, mailFrom: null, dataDir }, origin, log).transport;
  const inOutbox = () => readdirSync(join(dataDir, 'outbox'));
  const read = (name: string) => readFileSync(join(dataDir, 'outbox', name), 'utf8');

  it('writes private files, which a repeat overwrites, and logs their names but not their contents', async () => {
    await open()({ ...MAIL, html: '<p>Hello</p>' });
    expect(inOutbox()).toEqual(['news-1.eml', 'news-1.html']);
    const file = join(dataDir, 'outbox', 'news-1.eml');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(headersOf(read('news-1.eml'))).toContain('From: Beat the Machine <no-reply@play.test>');
    expect(read('news-1.eml')).toContain('secret-text');
    expect(read('news-1.html')).toBe('<p>Hello</p>');
    expect(lines.map((line) => JSON.parse(line).level)).toEqual([40, 30]);
    expect(lines.join('')).toContain(file);
    expect(lines.join('')).not.toMatch(/secret|example/);
    await open()(MAIL);
    expect(inOutbox()).toEqual(['news-1.eml', 'news-1.html']);
  });

  it('keeps long links intact', async () => {
    const link = `https://play.test/${'x'.repeat(200)}`;
    await open()({ ...MAIL, text: `Žofie,\n\n${link}\n` });
    expect(read('news-1.eml')).toMatch(new RegExp(`\r\n\r\nŽofie,\r\n\r\n${link}\r\n$`));
    expect(headersOf(read('news-1.eml'))).toContain('Content-Transfer-Encoding: 8bit');
  });

  it('deletes old files', async () => {
    await clearOutbox(dataDir, Date.now());
    for (const id of ['old', 'new']) await open()({ ...MAIL, id });
    utimesSync(join(dataDir, 'outbox', 'old.eml'), 1_000, 1_000);
    await clearOutbox(dataDir, 1_001_000);
    expect(inOutbox()).toEqual(['new.eml']);
  });
});

/** Starts a mail server that stores accepted messages until the end of the test. */
async function openSmtp() {
  const delivered: { from: string; to: string[]; data: string }[] = [];
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
      const [, code = '', message = ''] = /^(\d+) (.*)$/.exec(reply) ?? [];
      if (code !== '250') return callback(Object.assign(new Error(message), { responseCode: Number(code) }));
      delivered.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), data });
      return callback(null, message);
    },
  });
  smtp.on('error', () => {});
  const server = smtp.listen(0, '127.0.0.1');
  if (!server.listening) await once(server, 'listening');
  afterTest(() => new Promise<void>((resolve) => void smtp.close(resolve)));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered,
    /** Sets the reply to each complete message. */
    setReply: (line: string) => void (reply = line),
    connections: () => ({ made, open: open.size }),
  };
}
