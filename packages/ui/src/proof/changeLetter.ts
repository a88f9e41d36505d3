/** Changes the second letter of the first longer word, which is easy to overlook. A text without one gets a dot. */
export function changeLetter(text: string): string {
  const word = /\p{L}[a-z]\p{L}{2}/u.exec(text);
  if (word === null) return `${text}.`;
  const at = word.index + String.fromCodePoint(text.codePointAt(word.index) ?? 0).length;
  const letter = text.charAt(at);
  const other = letter === 'z' ? 'a' : String.fromCharCode(letter.charCodeAt(0) + 1);
  return text.slice(0, at) + other + text.slice(at + 1);
}

const WORD_MAX = 40;

/** Returns the first word that differs, before and after. Null for equal texts. */
export function firstChange(before: string, after: string): { from: string; to: string } | null {
  if (before === after) return null;
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const start = before.slice(0, at).search(/\S*$/);
  const wordAt = (text: string) => /^\S*/.exec(text.slice(start, start + WORD_MAX))?.[0] ?? '';
  return { from: wordAt(before), to: wordAt(after) };
}
