import type { Known, StepName } from '../receipt/verify-receipt.mjs';
import {
  base64,
  canonicalOf,
  createKey,
  hours,
  leafHashOf,
  LogMaker,
  noteOf,
  predictionOf,
  type Receipt,
} from './log-maker.ts';

/*
 * Receipts that must not be accepted. In most of them the server itself cheats: it has the key and signs what it likes.
 */

export const PLAYER = 'player-1';
export const INDEX = 4;
export const COUNT = 13;
/** An hour after the prediction of match 4. */
export const PICK = { userId: PLAYER, choice: 'AGREE', at: hours(INDEX + 1) } as const;

type Case = { receipt: unknown } & Partial<Known>;
/** Frauds by the step at which they are found, and by name. */
export type Frauds = Partial<Record<StepName, Record<string, (honest: Honest) => Case>>>;
export type Honest = { log: LogMaker; receipt: Receipt };

/** Makes a log of 13 predictions; `change` replaces texts of entries before they are added. */
export function makeLog(
  change: (text: string, index: number) => string | null = (text) => text,
  count = COUNT,
): LogMaker {
  const log = new LogMaker();
  for (let index = 0; index < count; index += 1) {
    const text = change(canonicalOf(predictionOf(index)), index);
    if (text !== null) log.addTexts([text], hours(index));
  }
  return log;
}

export function makeHonest(): Honest {
  const log = makeLog();
  return { log, receipt: log.receipt(INDEX, PICK) };
}

/** The history of the honest log for an honest receipt. */
export const historyOf = ({ log }: Honest) => log.history(INDEX + 1);

/** A receipt from a server whose log has another text in place of the entry, and that signs it all again. */
export function signedEntry(change: (text: string) => string): Case {
  const log = makeLog((text, index) => (index === INDEX ? change(text) : text));
  const { match, stakes } = predictionOf(INDEX);
  const honest = { matchId: match.id, stakes, startTime: match.startTime };
  const pick = { v: 1, kind: 'pick', leaf: base64(leafHashOf(log.entries[INDEX] ?? '')), ...honest, ...PICK };
  const note = noteOf(log.key, `${log.key.origin}/picks\n${canonicalOf(pick)}\n`);
  const checkpoint = log.checkpoints[INDEX];
  return {
    receipt: {
      version: 1,
      entry: log.entries[INDEX],
      index: INDEX,
      path: log.inclusion(INDEX, INDEX + 1),
      checkpoint: checkpoint?.note,
      pick: note,
    },
    history: log.history(INDEX + 1),
  };
}

export const withEntry = (change: (text: string) => string) => () => signedEntry(change);
/** The server signs a pick with other fields. */
export const withPick =
  (changes: object) =>
  ({ log, receipt }: Honest): Case => ({ receipt: { ...receipt, pick: log.pickNote(INDEX, PICK, changes) } });
/** The server signs other lines in the place of a note. */
export const withText =
  (field: 'pick' | 'checkpoint', change: (text: string) => string) =>
  ({ log, receipt }: Honest): Case => ({
    receipt: { ...receipt, [field]: noteOf(log.key, change(textOf(receipt[field]))) },
  });
/** Somebody without the key edits a field. */
export const edited =
  <Field extends keyof Receipt>(field: Field, change: (value: Receipt[Field], honest: Honest) => unknown) =>
  (honest: Honest): Case => ({ receipt: { ...honest.receipt, [field]: change(honest.receipt[field], honest) } });
/** The server shows another log today. */
export const withLog =
  (log: LogMaker) =>
  ({ receipt }: Honest): Case => ({ receipt, history: log.history(Math.min(INDEX + 1, log.newest.size)) });

export const textOf = (note: string) => `${note.split('\n\n')[0]}\n`;
export const signatureOf = (note: string) => note.split('\n\n')[1] ?? '';
export const stranger = createKey(2);

/** Writes the last character before the padding with other bits that decoders ignore. */
export const otherBits = (text: string) => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  return text.replace(
    /([^=\n])(=+\n?)$/,
    (_, last: string, end: string) => `${alphabet[alphabet.indexOf(last) + 1]}${end}`,
  );
};

export const keepPick = (receipt: Receipt) => ({
  receipt: {
    ...(signedEntry((text) => text.replace('home side', 'away side')).receipt as Receipt),
    pick: receipt.pick,
  },
});
