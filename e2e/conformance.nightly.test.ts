import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mutation, serveMutated } from '../scripts/conformance/proxy.ts';
import { startReferenceServer } from '../scripts/conformance/reference-server.ts';
import type { Report } from '../scripts/conformance/report.ts';
import { checkServer } from '../scripts/conformance/run.ts';
import { WRONG_SERVERS } from '../scripts/conformance/wrong-servers.ts';

let reference: Awaited<ReturnType<typeof startReferenceServer>>;
beforeAll(async () => {
  reference = await startReferenceServer();
});
afterAll(() => reference.close());

async function reportOn(mutation: Mutation): Promise<Report> {
  const proxy = await serveMutated(reference.url, mutation);
  const report = await checkServer(proxy.url);
  await proxy.close();
  return report;
}

test('the reference server keeps the contract, and nothing is left unchecked', async () => {
  const report = await reportOn({});
  expect(report.problems()).toEqual([]);
  expect(report.text()).not.toMatch(/skipped|not checked|\b0 checks/);
});

test('an interrupted check deletes its accounts', async () => {
  const interrupted = new AbortController();
  const deletions: number[] = [];
  const proxy = await serveMutated(reference.url, {
    request: (name) => name === 'lockPick' && interrupted.abort(new Error('Interrupted.')),
    response: ({ name, hasSession, status }) => name === 'deleteAccount' && hasSession && deletions.push(status),
  });
  await expect(checkServer(proxy.url, { signal: interrupted.signal })).rejects.toThrow('Interrupted.');
  await proxy.close();
  expect(deletions).toEqual([200, 200, 200]);
});

describe.concurrent('a server is caught with', () => {
  test.each(Object.entries(WRONG_SERVERS))('%s', async (_, { problem, ...mutation }) => {
    const report = await reportOn(mutation);
    expect(report.problems()).toContainEqual(expect.stringMatching(problem));
  });
});
