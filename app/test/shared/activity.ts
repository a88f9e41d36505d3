/** Changes of the document and replies so far, which tell whether the page has settled. */
let changes = 0;
let reading = 0;

new MutationObserver(() => {
  changes += 1;
}).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });

/** Counts a reply until its body has been read. */
export async function whileReading<Result>(read: () => Promise<Result>): Promise<Result> {
  reading += 1;
  changes += 1;
  return read().finally(() => {
    reading -= 1;
    changes += 1;
  });
}

/** Differs from the last one if something has happened meanwhile. */
export const pageActivity = (): number | 'reading' => (reading > 0 ? 'reading' : changes);
