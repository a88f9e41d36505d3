/** Copies a text. Returns false if the browser doesn't allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Throws where there is no clipboard: in older browsers, and on insecure pages.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
