import { useState } from 'react';
import { copyText } from '../services/clipboard.ts';

/** Copies a text to the clipboard. `isCopied` is null until the first attempt with this text has ended. */
export function useCopy(text: string | undefined) {
  const [last, setLast] = useState<{ text: string; isCopied: boolean } | null>(null);
  const copy = async () => {
    if (text !== undefined) setLast({ text, isCopied: await copyText(text) });
  };
  return { isCopied: last?.text === text ? (last?.isCopied ?? null) : null, copy: () => void copy() };
}
