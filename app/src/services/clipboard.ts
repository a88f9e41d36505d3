/** Copies a text. Rejects if the browser doesn't allow it. */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text);
