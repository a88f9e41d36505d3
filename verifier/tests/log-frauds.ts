import { createWorld, honestAdditions, seasonOf, secretOf, tamperEntry } from './fake-server.ts';
import { hours, noteOf, predictionOf } from './log-maker.ts';
import { honest, replaceNote, type ServerFraud, stranger, withLog, withResponse } from './server-fraud.ts';

/** Servers that cheat with the log. */
export const LOG_FRAUDS: ServerFraud[] = [
  // The key and the newest checkpoint.
  {
    name: 'another key than at the last visit',
    check: 'key',
    problem: /The key has changed/,
    make: () => ({ key: stranger.key.text }),
  },
  {
    name: 'two keys',
    check: 'key',
    problem: /different keys/,
    make: withResponse('/proof/key', () => stranger.key.text),
  },
  {
    name: 'no key',
    check: 'key',
    problem: /names no key/,
    make: withResponse('/api/audit', (body: object) => ({ ...body, key: null })),
  },
  {
    name: 'a newest checkpoint by a stranger',
    check: 'newest',
    problem: /is signed by/,
    make: withResponse('/api/audit', (body: object) =>
      'key' in body ? { ...body, checkpoint: stranger.newest.note } : body,
    ),
  },
  {
    name: 'an older checkpoint for visitors of the file',
    check: 'newest',
    problem: /different checkpoints/,
    make: () => ({
      change: (path, body) => (path === '/proof/checkpoint' ? honest.log.checkpoints[3]?.note : body),
    }),
  },

  // The log since the last visit.
  {
    name: 'a rolled-back log',
    check: 'growth',
    problem: /has shrunk from 26 to 21 entries/,
    make: () => ({ world: createWorld(honestAdditions().slice(0, 20)), kept: [honest.log.newest.note] }),
  },
  {
    name: 'a forked log of the same size',
    check: 'growth',
    problem: /are not those of the last visit/,
    make: () => ({
      world: createWorld(honestAdditions().with(5, [{ ...predictionOf(5), text: 'Changed.' }])),
      kept: [honest.log.newest.note],
    }),
  },
  {
    name: 'a prediction changed after the last visit',
    check: 'growth',
    problem: /first 21 entries are not/,
    make: () => ({
      world: createWorld(honestAdditions().with(5, [{ ...predictionOf(5), text: 'Changed.' }])),
      kept: [honest.log.checkpoints[19]?.note ?? ''],
    }),
  },
  {
    name: 'a prediction dropped after the last visit',
    check: 'growth',
    problem: /are not those of the last visit/,
    make: () => ({
      world: createWorld(honestAdditions().toSpliced(5, 1)),
      kept: [honest.log.checkpoints[19]?.note ?? ''],
    }),
  },
  {
    name: 'a checkpoint of the last visit that is not its own',
    check: 'growth',
    problem: /signed by/,
    make: () => ({ kept: [stranger.newest.note] }),
  },

  // The tree.
  {
    name: 'a text edited in the database',
    check: 'checkpoints',
    problem: /don't have the root of the checkpoint of 11 entries/,
    make: () => ({ world: tamperEntry(createWorld(), 10, (text) => text.replace('home', 'away')) }),
  },
  {
    name: 'a leaf dropped from the list of entries',
    check: 'entries',
    problem: /has entry 10 in place of 9/,
    make: withResponse('/audit/entries', (body: { entries: { index: number }[] }) => ({
      ...body,
      entries: body.entries.filter(({ index }) => index !== 9),
    })),
  },
  {
    name: 'a list of entries that ends early',
    check: 'entries',
    problem: /ends after 7 of 26/,
    make: withResponse('/audit/entries', (body: object) => ({ ...body, next: null })),
  },
  {
    name: 'a list of checkpoints that ends early',
    check: 'checkpoints',
    problem: /ends at 8 of 26/,
    make: withResponse('/audit/checkpoints', (body: object) => ({ ...body, next: null })),
  },
  {
    name: 'a list of checkpoints without an end',
    check: 'checkpoints',
    problem: /has 2 entries after 8/,
    make: () => ({
      change: (path, body) =>
        path.startsWith('/api/audit/checkpoints?after=8')
          ? { checkpoints: [{ size: 2, checkpoint: honest.log.checkpoints[0]?.note }], next: 8 }
          : body,
    }),
  },
  {
    name: 'a checkpoint signed for other entries',
    check: 'checkpoints',
    problem: /don't have the root of the checkpoint of 2 entries/,
    make: () => {
      const world = createWorld();
      const [first] = world.log.checkpoints;
      const text = `${first?.note.split('\n\n')[0]}\n`.replace(first?.root ?? '', stranger.newest.root);
      return { change: (path, body) => replaceNote(path, body, first?.note ?? '', noteOf(world.log.key, text)) };
    },
  },
  {
    name: 'a clock that goes back',
    check: 'checkpoints',
    problem: /older than the one before it/,
    make: withLog((additions) => additions.toSpliced(20, 0, [predictionOf(99, hours(3))])),
  },
  {
    name: 'a backdated entry',
    check: 'entries',
    problem: /Entry 22 is from .*16:00:00.000Z, but was added at/,
    make: withLog((additions) => additions.with(20, [predictionOf(20), predictionOf(99, hours(4))])),
  },
  {
    name: 'an entry that is not canonical',
    check: 'entries',
    problem: /Entry 26 isn't in the canonical form/,
    make: () => {
      const world = createWorld();
      world.log.addTexts([JSON.stringify(predictionOf(99, hours(50)), null, 1)], hours(50));
      return { world };
    },
  },
  {
    name: 'another file than the listed checkpoint',
    check: 'files',
    problem: /\/proof\/checkpoints\/3 is not/,
    make: withResponse('/proof/checkpoints/3', (note: string) => note.replace('\n3\n', '\n4\n')),
  },
  {
    name: 'wrong inclusion paths',
    check: 'proofs',
    problem: /inclusion path/,
    make: withResponse('/inclusion', () => ({ path: [] })),
  },
  {
    name: 'wrong consistency proofs',
    check: 'proofs',
    problem: /consistency proof/,
    make: withResponse('/consistency', () => ({ path: [] })),
  },

  // What the log commits to.
  {
    name: 'two predictions of one match',
    check: 'predictions',
    problem: /"m5" has two predictions: entries 6 and 21/,
    make: withLog((additions) => additions.with(20, [{ ...predictionOf(5), at: hours(20) }])),
  },
  {
    name: 'a prediction after the start',
    check: 'predictions',
    problem: /"m5" at .*, after its start/,
    make: withLog((additions) => additions.toSpliced(5, 1).toSpliced(20, 0, [{ ...predictionOf(5), at: hours(20) }])),
  },
  {
    name: 'another secret than the committed',
    check: 'secrets',
    problem: /is not the committed one/,
    make: withLog((additions) => [...additions.slice(0, -1), [secretOf(hours(29), 'A'.repeat(43))]]),
  },
  {
    name: 'a secret revealed before the last match',
    check: 'secrets',
    problem: /was revealed before match "m22"/,
    make: withLog((additions) => [...additions.slice(0, -1), [secretOf(hours(24))]]),
  },
  {
    name: 'a season committed after its first prediction',
    check: 'secrets',
    problem: /"m0" was predicted before its season/,
    make: withLog((additions) => additions.with(0, [predictionOf(0), seasonOf(Buffer.alloc(32))]).slice(0, -1)),
  },
  {
    name: 'two secrets for one season',
    check: 'secrets',
    problem: /has two secrets/,
    make: withLog((additions) => [[seasonOf(Buffer.alloc(32))], ...additions]),
  },
];
