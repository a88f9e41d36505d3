import { PRODUCT_NAME } from '@machine/contract';

const two = (part: number) => String(part).padStart(2, '0');

/** The product's name and the day where the player is (SPEC.md §9): 'beat-the-machine-2025-10-14.json'. */
export function exportFileName(now: Date): string {
  const product = PRODUCT_NAME.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${product}-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.json`;
}

/** A browser reads the file after the press has been handled: only then may its address go. */
const REVOKE_AFTER_MS = 1_000;

/** Gives a text to the player as a file. */
export function saveJson(fileName: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
