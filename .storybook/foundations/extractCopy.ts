import { componentOf } from './sourceFiles.ts';

export type Block = { kind: 'empty' | 'error'; component: string; sentence: string; detail: string };
export type ToastCopy = { title: string; description: string };

const QUOTED = String.raw`(?:'([^']*)'|"([^"]*)")`;
const BLOCK = /<(Empty|Error)Block\b/;
const SENTENCE = /\bsentence=(?:"([^"]*)"|\{([^}]*)\})/;
const DETAIL = /\bdetail="([^"]*)"/;
const NOTE = /className=\{styles\.(?:note|hint)\}>([^<{]{12,})</g;

const collapseWhitespace = (source: string) => source.replace(/\s+/g, ' ');
const strings = (code: string) =>
  [...code.matchAll(new RegExp(QUOTED, 'g'))].map(([, one, other]) => one ?? other ?? '');

/** Extracts the messages of empty and error blocks. */
export function findBlocks(sources: Record<string, string>): Block[] {
  return Object.entries(sources).flatMap(([file, source]) => {
    const [, ...pieces] = collapseWhitespace(source).split(BLOCK);
    return pieces.flatMap((piece, index) => {
      if (index % 2 === 0) return [];
      const [, plain, code = ''] = SENTENCE.exec(piece) ?? [];
      const detail = DETAIL.exec(piece)?.[1] ?? '';
      const kind: Block['kind'] = pieces[index - 1] === 'Empty' ? 'empty' : 'error';
      return (plain ? [plain] : strings(code)).map((sentence) => ({
        kind,
        component: componentOf(file),
        sentence,
        detail,
      }));
    });
  });
}

/** Extracts inline notes and hints. */
export const findNotes = (sources: Record<string, string>) =>
  Object.entries(sources).flatMap(([file, source]) =>
    [...collapseWhitespace(source).matchAll(NOTE)].map(([, text = '']) => ({
      component: componentOf(file),
      text: text.trim(),
    })),
  );

/** The app's functions that take an error and a fallback message. */
const ERROR_MESSAGE = '(?:errorMessage|shown)';
const FALLBACK = new RegExp(
  String.raw`(\w+) = \(error: unknown\) => (?:[^;]* : )?${ERROR_MESSAGE}\(error, (${QUOTED})\)`,
  'g',
);
const TOAST = new RegExp(
  String.raw`title: ${QUOTED}(?!, description[ ,])(?:, description: (?:${QUOTED}|${ERROR_MESSAGE}\(error, ${QUOTED}\)|(\w+)\(error\)))?`,
  'g',
);

/** Extracts toast messages. If the server's message takes precedence, the description is the fallback. */
export function findToasts(sources: Record<string, string>): ToastCopy[] {
  return Object.values(sources).flatMap((source) => {
    const code = collapseWhitespace(source);
    const fallbacks = new Map([...code.matchAll(FALLBACK)].map(([, name, text = '']) => [name, text.slice(1, -1)]));
    return [...code.matchAll(TOAST)].map(([, ...found]) => {
      const [title = '', description = ''] = [found.slice(0, 2), found.slice(2, 6)].map((it) => it.find(Boolean));
      return { title, description: description || (fallbacks.get(found[6]) ?? '') };
    });
  });
}

const FALLBACK_MESSAGE = new RegExp(
  String.raw`(?:errorMessage|shown|tellWhenGone|toastIfLoggedOut)\(\w+, (${QUOTED})`,
  'g',
);

/** Extracts the messages shown for failed calls if the server sends none. */
export const findFallbackMessages = (sources: Record<string, string>) => [
  ...new Set(
    Object.values(sources).flatMap((source) =>
      [...collapseWhitespace(source).matchAll(FALLBACK_MESSAGE)].map(([, text = '']) => text.slice(1, -1)),
    ),
  ),
];
