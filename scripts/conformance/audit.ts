import { endpoints } from '@machine/contract';
import type { Client, Run } from './client.ts';
import { UNKNOWN } from './rejections.ts';

/** Checks what anyone can check a server with, which a server doesn't need to have. */
export async function checkAudit(run: Run, client: Client): Promise<void> {
  const elsewhere = await fetch(run.origin + endpoints.audit.path, {
    headers: { Origin: 'https://elsewhere.example' },
  });
  await elsewhere.body?.cancel();
  if (elsewhere.status === 404 || elsewhere.status === 501) return;
  const isOpen = elsewhere.headers.get('access-control-allow-origin') === '*';
  run.report.expect('audit', isOpen, "pages of other sites can't read it");
  await checkLog(run, client, sizeIn((await client.read('audit'))?.checkpoint ?? null));
  await checkGrades(run, client);
}

/** The number of entries is the second line of a checkpoint. */
const sizeIn = (checkpoint: string | null) => Number(checkpoint?.split('\n')[1] ?? 0);

async function checkLog({ report }: Run, client: Client, size: number): Promise<void> {
  const checkpoints = (await client.read('auditCheckpoints'))?.checkpoints ?? [];
  const wrong = checkpoints.find((row) => sizeIn(row.checkpoint) !== row.size);
  report.expect('auditCheckpoints', !wrong, `the checkpoint of ${wrong?.size} entries says another number`);
  const entries = (await client.read('auditEntries', { query: { from: '0' } }))?.entries ?? [];
  report.expect('auditEntries', entries.length > 0 === size > 0, `${entries.length} entries of ${size}`);
  const [all, more] = [String(size), String(size + 1_000_000)];
  const consistency = (from: string, to: string, expected: number) =>
    client.call('auditConsistency', { query: { from, to } }, expected);
  const inclusion = (index: string, of: string, expected: number) =>
    client.call('auditInclusion', { query: { index, size: of } }, expected);
  await consistency(all, all, 200);
  await consistency('0', more, 404);
  await consistency(more, '0', 400);
  await inclusion('0', more, 404);
  await inclusion(all, all, 400);
  if (size > 0) await inclusion('0', all, 200);
}

async function checkGrades({ report }: Run, client: Client): Promise<void> {
  const final = (await client.read('auditResults'))?.results.find(({ status }) => status === 'FINAL');
  if (final === undefined) report.skip('auditPicks', 'the server has no final match');
  else await client.call('auditPicks', { query: { matchId: final.matchId } });
  await client.call('auditPicks', { query: { matchId: UNKNOWN } }, 404);
}
