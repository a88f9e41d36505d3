import { endpoints } from '@machine/contract';
import type { Client, Run } from './client.ts';

/** Checks what anyone can check a server with, which a server doesn't need to have. */
export async function checkAudit({ report, origin }: Run, client: Client): Promise<void> {
  const elsewhere = await fetch(origin + endpoints.audit.path, { headers: { Origin: 'https://elsewhere.example' } });
  await elsewhere.body?.cancel();
  if (elsewhere.status === 404 || elsewhere.status === 501) {
    return;
  }
  const isOpen = elsewhere.headers.get('access-control-allow-origin') === '*';
  report.expect('audit', isOpen, "pages of other sites can't read it");
  const { data } = await client.call('audit', {}, 200);
  await checkLog({ report }, client, sizeIn(data?.checkpoint ?? null));
  await checkGrades({ report }, client);
}

/** The number of entries is the second line of a checkpoint. */
const sizeIn = (checkpoint: string | null) => Number(checkpoint?.split('\n')[1] ?? 0);

async function checkLog({ report }: Pick<Run, 'report'>, client: Client, size: number): Promise<void> {
  const checkpoints = (await client.call('auditCheckpoints', {}, 200)).data?.checkpoints ?? [];
  const wrong = checkpoints.find((row) => sizeIn(row.checkpoint) !== row.size);
  report.expect('auditCheckpoints', !wrong, `the checkpoint of ${wrong?.size} entries says another number`);
  const entries = (await client.call('auditEntries', { query: { from: '0' } }, 200)).data?.entries ?? [];
  report.expect('auditEntries', entries.length > 0 === size > 0, `${entries.length} entries of ${size}`);
  const [all, more] = [String(size), String(size + 1_000_000)];
  await client.call('auditConsistency', { query: { from: all, to: all } }, 200);
  await client.call('auditConsistency', { query: { from: '0', to: more } }, 404);
  await client.call('auditConsistency', { query: { from: more, to: '0' } }, 400);
  await client.call('auditInclusion', { query: { index: '0', size: more } }, 404);
  await client.call('auditInclusion', { query: { index: all, size: all } }, 400);
  if (size > 0) await client.call('auditInclusion', { query: { index: '0', size: all } }, 200);
}

async function checkGrades({ report }: Pick<Run, 'report'>, client: Client): Promise<void> {
  const results = (await client.call('auditResults', {}, 200)).data?.results ?? [];
  const final = results.find(({ status }) => status === 'FINAL');
  if (final === undefined) report.skip('auditPicks', 'the server has no final match');
  else await client.call('auditPicks', { query: { matchId: final.matchId } }, 200);
  await client.call('auditPicks', { query: { matchId: 'no-such-id' } }, 404);
}
