import { useState } from 'react';

/** Copies text to the clipboard. `isCopied` is null until the first attempt has ended. */
export function useCopy() {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const copy = (text: string) => {
    // Missing on insecure origins, and rejected without permission.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('There is no clipboard.'));
    written.then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return { isCopied, copy };
}
