import { partOf } from './sourceFiles.ts';

export type Block = { kind: 'empty' | 'error'; part: string; sentence: string; detail: string };
export type ToastWords = { title: string; description: string };

const QUOTED = String.raw`(?:'([^']*)'|"([^"]*)")`;
const BLOCK = /<(Empty|Error)Block\b/;
const SENTENCE = /\bsentence=(?:"([^"]*)"|\{([^}]*)\})/;
const DETAIL = /\bdetail="([^"]*)"/;
const NOTE = /className=\{styles\.(?:note|hint)\}>([^<{]{12,})</g;

const flat = (source: string) => source.replace(/\s+/g, ' ');
const strings = (code: string) =>
  [...code.matchAll(new RegExp(QUOTED, 'g'))].map(([, one, other]) => one ?? other ?? '');

/** What is said where there is nothing, and where something could not be loaded. */
export function blocks(components: Record<string, string>): Block[] {
  return Object.entries(components).flatMap(([file, source]) => {
    const [, ...pieces] = flat(source).split(BLOCK);
    return pieces.flatMap((piece, index) => {
      if (index % 2 === 0) return [];
      const [, plain, code = ''] = SENTENCE.exec(piece) ?? [];
      const detail = DETAIL.exec(piece)?.[1] ?? '';
      const kind: Block['kind'] = pieces[index - 1] === 'Empty' ? 'empty' : 'error';
      return (plain ? [plain] : strings(code)).map((sentence) => ({ kind, part: partOf(file), sentence, detail }));
    });
  });
}

/** Short texts in place of what is not there. */
export const notes = (components: Record<string, string>) =>
  Object.entries(components).flatMap(([file, source]) =>
    [...flat(source).matchAll(NOTE)].map(([, text = '']) => ({ part: partOf(file), text: text.trim() })),
  );

const FALLBACK = new RegExp(String.raw`(\w+) = \(error: unknown\) => (?:[^;]* : )?shown\(error, (${QUOTED})\)`, 'g');
const TOAST = new RegExp(
  String.raw`title: ${QUOTED}(?!, description[ ,])(?:, description: (?:${QUOTED}|shown\(error, ${QUOTED}\)|(\w+)\(error\)))?`,
  'g',
);

/** What toasts say; where the server's own sentence comes first, what is said when it has none. */
export function toasts(sources: Record<string, string>): ToastWords[] {
  return Object.values(sources).flatMap((source) => {
    const code = flat(source);
    const fallbacks = new Map([...code.matchAll(FALLBACK)].map(([, name, text = '']) => [name, text.slice(1, -1)]));
    return [...code.matchAll(TOAST)].map(([, ...found]) => {
      const [title = '', description = ''] = [found.slice(0, 2), found.slice(2, 6)].map((it) => it.find(Boolean));
      return { title, description: description || (fallbacks.get(found[6]) ?? '') };
    });
  });
}

const WITHOUT_REASON = new RegExp(String.raw`(?:shown|tellWhenGone)\(\w+, (${QUOTED})`, 'g');

/** What is said of a failed call when the server gives no sentence for people. */
export const withoutReason = (sources: Record<string, string>) => [
  ...new Set(
    Object.values(sources).flatMap((source) =>
      [...flat(source).matchAll(WITHOUT_REASON)].map(([, text = '']) => text.slice(1, -1)),
    ),
  ),
];
