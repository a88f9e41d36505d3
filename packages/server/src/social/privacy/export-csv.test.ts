import { parse } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { openGame } from '../../testing/game.ts';
import { signUpUser } from '../../testing/test-users.ts';
import { exportAsCsv } from './export-csv.ts';

async function* pages(...lists: object[][]) {
  yield* lists;
}

async function filesOf(chunks: AsyncIterable<Uint8Array>): Promise<Record<string, string>> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return tablesIn(Buffer.concat(parts));
}

const tablesIn = (zip: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [parse(name).name, strFromU8(bytes)]));

it('writes a table for each list, and one for the facts', async () => {
  const files = await filesOf(
    exportAsCsv({
      facts: { exportedAt: 'now', profile: { id: 'u1', edge: -0.4, rank: null } },
      lists: {
        messages: pages([{ text: 'a,"b"\nc', isRead: true }], [{ text: '', isRead: false }]),
        receipts: pages([{ receipt: { version: 1 } }]),
        shares: pages(),
      },
    }),
  );
  expect(files).toEqual({
    account: 'field,value\r\nexportedAt,now\r\nprofile.id,u1\r\nprofile.edge,-0.4\r\nprofile.rank,\r\n',
    messages: 'text,isRead\r\n"a,""b""\nc",true\r\n,false\r\n',
    receipts: 'receipt\r\n"{""version"":1}"\r\n',
    shares: '',
  });
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠SUM(A1)'])(
  'does not let spreadsheets run %j',
  async (text) => {
    const { messages } = await filesOf(exportAsCsv({ facts: {}, lists: { messages: pages([{ text, edge: -1 }]) } }));
    expect(messages?.replaceAll('"', '')).toBe(`text,edge\r\n'${text},-1\r\n`);
  },
);

it('sends the content of the JSON export as a file, to its owner', async () => {
  const game = await openGame();
  const ada = await signUpUser(game, 'ada');
  const json = (await ada.get('/api/user/export-data')).body as Record<string, unknown>;
  const response = await game.app.request('/api/user/export-data?format=csv', { headers: { cookie: ada.cookie() } });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="beat-the-machine-2026-11-20.zip"',
    'cache-control': 'no-store',
  });
  const tables = tablesIn(new Uint8Array(await response.arrayBuffer()));
  const { exportedAt, profile, preferences, reminders, hiddenResults, ...lists } = json;
  expect(Object.keys(tables).toSorted()).toEqual(['account', ...Object.keys(lists)].toSorted());
  const lines = tables.account?.trim().split('\r\n') ?? [];
  const fields = [profile, preferences, reminders, hiddenResults].flatMap((facts) => Object.keys(facts as object));
  expect(lines).toHaveLength(2 + fields.length);
  expect(lines).toContain(`exportedAt,${String(exportedAt)}`);
  const [session] = json.sessions as object[];
  expect(tables.sessions).toBe(`device,createdAt,lastSeenAt\r\n${Object.values(session ?? {}).join()}\r\n`);
  expect((await game.app.request('/api/user/export-data?format=csv')).status).toBe(401);
});
