import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Instant } from '../../platform/clock/time.ts';
import type { Logger } from '../../platform/http/log.ts';
import type { Mail, Transport } from './mail.ts';

const folderIn = (dataDir: string) => resolve(dataDir, 'outbox');

/** Writes each email to an `.eml` file, which mail programs can open, and its HTML to a file for a browser. Logs the file names but not the contents. */
export function createOutbox(dataDir: string, compose: (mail: Mail) => SendMailOptions, log: Logger): Transport {
  const folder = folderIn(dataDir);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let hasWarned = false;
  return async (mail) => {
    const { message } = await composer.sendMail({ ...compose({ ...mail, html: undefined }), text: '.' });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${mail.id}.eml`);
    // Renamed when complete, so that no one reads a partial file.
    await writeFile(`${file}.part`, withText(String(message), mail.text), { mode: 0o600 });
    await rename(`${file}.part`, file);
    if (mail.html !== undefined) await writeFile(join(folder, `${mail.id}.html`), mail.html, { mode: 0o600 });
    if (!hasWarned) log.warn({ folder }, 'SMTP_URL is not set: emails are written to a folder');
    hasWarned = true;
    log.info({ file }, 'email written to the outbox');
  };
}

/** Inserts the text without the line wrapping and encoding of SMTP, so that links stay intact. */
function withText(message: string, text: string): string {
  const [head = ''] = message.split('\r\n\r\n', 1);
  const headers = head.replace(/^Content-Transfer-Encoding: 7bit$/m, 'Content-Transfer-Encoding: 8bit');
  return `${headers}\r\n\r\n${text.replaceAll(/\r?\n/g, '\r\n')}`;
}

/** Deletes emails written before an instant, because they contain personal data. */
export async function clearOutbox(dataDir: string, before: Instant): Promise<void> {
  const folder = folderIn(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const file of names.map((name) => join(folder, name))) {
    if ((await stat(file)).mtimeMs < before) await rm(file, { force: true });
  }
}
