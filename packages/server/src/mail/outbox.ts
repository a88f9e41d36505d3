import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Instant } from '../feed/feed.ts';
import type { Logger } from '../http/log.ts';
import type { Mail, Transport } from './mail.ts';

const folderIn = (dataDir: string) => resolve(dataDir, 'outbox');

/**
 * Writes each mail into a file that any mail program opens. The log names the files, not what is in them
 * (RELIABILITY.md S105).
 */
export function createOutbox(dataDir: string, compose: (mail: Mail) => SendMailOptions, log: Logger): Transport {
  const folder = folderIn(dataDir);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let isAnnounced = false;
  return async (mail) => {
    const { message } = await composer.sendMail({ ...compose(mail), text: '.' });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${mail.id}.eml`);
    // Under its own name it is whole, or not there.
    await writeFile(`${file}.part`, withText(String(message), mail.text), { mode: 0o600 });
    await rename(`${file}.part`, file);
    if (!isAnnounced) log.warn({ folder }, 'SMTP_URL is not set: mails are put into a folder');
    isAnnounced = true;
    log.info({ file }, 'a mail was put into the outbox');
  };
}

/** Lines are wrapped and encoded on their way over the wire; in a file a link is to stand as it is. */
function withText(message: string, text: string): string {
  const [head = ''] = message.split('\r\n\r\n', 1);
  const headers = head.replace(/^Content-Transfer-Encoding: 7bit$/m, 'Content-Transfer-Encoding: 8bit');
  return `${headers}\r\n\r\n${text.replaceAll(/\r?\n/g, '\r\n')}`;
}

/** Removes what was written before an instant: a mail says who it is to. */
export async function clearOutbox(dataDir: string, before: Instant): Promise<void> {
  const folder = folderIn(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const file of names.map((name) => join(folder, name))) {
    if ((await stat(file)).mtimeMs < before) await rm(file, { force: true });
  }
}
