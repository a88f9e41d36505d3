import {
  createWorld,
  honestAdditions,
  seasonOf,
  secretOf,
  type ServerFrauds,
  tamperEntry,
  withResponse,
} from './fake-server.ts';
import { createKey, hours, LogMaker, noteOf, predictionOf } from './log-maker.ts';

/** A world with other additions to its log, and the checkpoints that are known from the last visit. */
const withLog =
  (change: (additions: { at: string }[][]) => { at: string }[][], ...kept: string[]) =>
  () => ({ world: createWorld(change(honestAdditions())), kept });

const { log } = createWorld();
const NEWEST = log.newest.note;
const [FIRST = log.newest] = log.checkpoints;
const EARLIER = log.checkpoints[19]?.note ?? '';
const CHANGED = [{ ...predictionOf(5), text: 'Changed.' }];
const stranger = new LogMaker(createKey(2));
stranger.add([predictionOf(0)]);

/** Servers that cheat with the log. */
export const LOG_FRAUDS: ServerFrauds = {
  key: {
    'another key than at the last visit': [/The key has changed/, () => ({ key: stranger.key.text })],
    'two keys': [/different keys/, withResponse('/proof/key', () => stranger.key.text)],
    'no key': [/names no key/, withResponse('/api/audit', (body: object) => ({ ...body, key: null }))],
  },
  newest: {
    'a newest checkpoint by a stranger': [
      /is signed by/,
      withResponse('/api/audit', (body: object) =>
        'key' in body ? { ...body, checkpoint: stranger.newest.note } : body,
      ),
    ],
    'an older checkpoint for visitors of the file': [
      /different checkpoints/,
      () => ({ change: (path, body) => (path === '/proof/checkpoint' ? log.checkpoints[3]?.note : body) }),
    ],
  },
  growth: {
    'a rolled-back log': [/has shrunk from 26 to 21 entries/, withLog((additions) => additions.slice(0, 20), NEWEST)],
    'a forked log of the same size': [
      /are not those of the last visit/,
      withLog((additions) => additions.with(5, CHANGED), NEWEST),
    ],
    'a prediction changed after the last visit': [
      /first 21 entries are not/,
      withLog((additions) => additions.with(5, CHANGED), EARLIER),
    ],
    'a checkpoint of the last visit that is not its own': [/signed by/, () => ({ kept: [stranger.newest.note] })],
  },
  checkpoints: {
    'a text edited in the database': [
      /don't have the root of the checkpoint of 11 entries/,
      () => ({ world: tamperEntry(createWorld(), 10, (text) => text.replace('home', 'away')) }),
    ],
    'a list of checkpoints that ends early': [
      /ends at 8 of 26/,
      withResponse('/audit/checkpoints', (body: object) => ({ ...body, next: null })),
    ],
    'a list of checkpoints without an end': [
      /has 2 entries after 8/,
      withResponse('/api/audit/checkpoints?after=8', () => ({
        checkpoints: [{ size: 2, checkpoint: FIRST.note }],
        next: 8,
      })),
    ],
    'a checkpoint signed for other entries': [
      /don't have the root of the checkpoint of 2 entries/,
      withResponse('/api/audit/checkpoints', (body) => {
        const text = `${FIRST.note.split('\n\n')[0]}\n`.replace(FIRST.root, stranger.newest.root);
        const [note, forged] = [FIRST.note, noteOf(log.key, text)].map((each) => JSON.stringify(each));
        return JSON.parse(JSON.stringify(body).replace(note ?? '', () => forged ?? ''));
      }),
    ],
    'a clock that goes back': [
      /older than the one before it/,
      withLog((additions) => additions.toSpliced(20, 0, [predictionOf(99, hours(3))])),
    ],
  },
  entries: {
    'a leaf dropped from the list of entries': [
      /has entry 10 in place of 9/,
      withResponse('/audit/entries', (body: { entries: { index: number }[] }) => ({
        ...body,
        entries: body.entries.filter(({ index }) => index !== 9),
      })),
    ],
    'a list of entries that ends early': [
      /ends after 7 of 26/,
      withResponse('/audit/entries', (body: object) => ({ ...body, next: null })),
    ],
    'a backdated entry': [
      /Entry 22 is from .*16:00:00.000Z, but was added at/,
      withLog((additions) => additions.with(20, [predictionOf(20), predictionOf(99, hours(4))])),
    ],
    'an entry that is not canonical': [
      /Entry 26 isn't in the canonical form/,
      () => {
        const world = createWorld();
        world.log.addTexts([JSON.stringify(predictionOf(99, hours(50)), null, 1)], hours(50));
        return { world };
      },
    ],
  },
  files: {
    'another file than the listed checkpoint': [
      /\/proof\/checkpoints\/3 is not/,
      withResponse('/proof/checkpoints/3', (note: string) => note.replace('\n3\n', '\n4\n')),
    ],
  },
  proofs: {
    'wrong inclusion paths': [/inclusion path/, withResponse('/inclusion', () => ({ path: [] }))],
    'wrong consistency proofs': [/consistency proof/, withResponse('/consistency', () => ({ path: [] }))],
  },
  predictions: {
    'two predictions of one match': [
      /"m5" has two predictions: entries 6 and 21/,
      withLog((additions) => additions.with(20, [{ ...predictionOf(5), at: hours(20) }])),
    ],
    'a prediction after the start': [
      /"m5" at .*, after its start/,
      withLog((additions) => additions.toSpliced(5, 1).toSpliced(20, 0, [{ ...predictionOf(5), at: hours(20) }])),
    ],
  },
  secrets: {
    'another secret than the committed': [
      /is not the committed one/,
      withLog((additions) => [...additions.slice(0, -1), [secretOf(hours(29), 'A'.repeat(43))]]),
    ],
    'a secret revealed before the last match': [
      /was revealed before match "m22"/,
      withLog((additions) => [...additions.slice(0, -1), [secretOf(hours(24))]]),
    ],
    'a season committed after its first prediction': [
      /"m0" was predicted before its season/,
      withLog((additions) => additions.with(0, [predictionOf(0), seasonOf(Buffer.alloc(32))]).slice(0, -1)),
    ],
    'two secrets for one season': [
      /has two secrets/,
      withLog((additions) => [[seasonOf(Buffer.alloc(32))], ...additions]),
    ],
  },
};
