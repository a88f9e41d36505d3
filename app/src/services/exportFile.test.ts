import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openExport } from './exportFile.ts';

const JSON_TEXT = JSON.stringify({
  exportedAt: 'now',
  profile: { username: 'ada', edge: -0.4, rank: null },
  picks: [{ matchId: 'a', wasCorrect: true, text: '=1+1' }],
  receipts: [{ version: 1, path: ['x'] }],
  clubs: ['Arsenal'],
  shares: [],
});
const CSV = {
  account: 'field,value\r\nexportedAt,now\r\n',
  picks: 'matchId,text\r\na,\'=1+1\r\nb,"x,""y""\nz"\r\n',
  shares: '',
};
const zipOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [`${name}.csv`, strToU8(text)])));
const open = (name: string, ...parts: BlobPart[]) => openExport(new File(parts, name));
const zipFile = (files: Record<string, string>) => new Uint8Array(zipOf(files));

test('opens the JSON document', async () => {
  expect(await open('a.json', JSON_TEXT)).toEqual({
    kind: 'ready',
    tables: [
      {
        name: 'account',
        columns: ['field', 'value'],
        rows: [
          ['exportedAt', 'now'],
          ['profile.username', 'ada'],
          ['profile.edge', '-0.4'],
          ['profile.rank', ''],
        ],
      },
      { name: 'picks', columns: ['matchId', 'wasCorrect', 'text'], rows: [['a', 'true', '=1+1']] },
      { name: 'receipts', columns: ['version', 'path'], rows: [['1', '["x"]']] },
      { name: 'clubs', columns: ['clubs'], rows: [['Arsenal']] },
      { name: 'shares', columns: [], rows: [] },
    ],
  });
});

const PICKS = {
  name: 'picks',
  columns: ['matchId', 'text'],
  rows: [
    ['a', '=1+1'],
    ['b', 'x,"y"\nz'],
  ],
};

test('opens the ZIP file with a table for each list', async () => {
  const { account, ...lists } = CSV;
  expect(await open('export.zip', zipFile({ account, ...lists }))).toEqual({
    kind: 'ready',
    tables: [
      { name: 'account', columns: ['field', 'value'], rows: [['exportedAt', 'now']] },
      PICKS,
      { name: 'shares', columns: [], rows: [] },
    ],
  });
});

test('opens a CSV file under the name of its list', async () => {
  expect(await open('picks (1).csv', CSV.picks)).toEqual({ kind: 'ready', tables: [PICKS] });
});

test.each<[string, BlobPart]>([
  ['text', 'hello, world'],
  ['other JSON', '{"a":1}'],
  ['JSON without lists of rows', '{"exportedAt":"now","picks":[7]}'],
  ['broken JSON', '{"exportedAt":'],
  ['a list as JSON', '[1]'],
  ['a web page', '<!doctype html><script>alert(1)</script>'],
  ['CSV with an open quote', 'matchId,text\r\na,"x'],
  ['a broken ZIP', 'PK\u0003\u0004nothing'],
  ['a ZIP with other tables', zipFile({ budget: 'My money,€\r\n1,2\r\n' })],
  ['an empty ZIP', zipFile({})],
  ['bytes', new Uint8Array([0, 255, 254, 13])],
])('rejects %s', async (_, content) => {
  expect(await open('file.csv', content)).toEqual({ kind: 'rejected', reason: 'FOREIGN' });
});

test('rejects what is too large, also what a small ZIP contains', async () => {
  const tooLarge = { kind: 'rejected', reason: 'TOO_LARGE' };
  const max = 1_000;
  expect(await openExport(new File([JSON_TEXT.padEnd(max + 1)], 'a.json'), max)).toEqual(tooLarge);
  const bomb = zipFile({ picks: '0'.repeat(50 * max) });
  expect(bomb.length).toBeLessThan(max);
  expect(await openExport(new File([bomb], 'a.zip'), max)).toEqual(tooLarge);
});
