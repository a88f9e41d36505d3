import * as endpoints from '@machine/contract/endpoints.ts';
import { PRODUCT_NAME } from '@machine/contract/constants.ts';
import { endpointUrl } from '@machine/contract/endpoint.ts';

const fileNamePart = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Returns the product name plus the local date, such as 'beat-the-machine-2025-10-14.json'. */
export function exportFileName(now: Date): string {
  return `${fileNamePart(PRODUCT_NAME)}-${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}.json`;
}

/** Returns a name such as 'receipt-nba-lal-bos.json'. */
export const receiptFileName = (matchId: string): string => `receipt-${fileNamePart(matchId)}.json`;

/** Browsers read the blob after the click handler, so the URL must not be revoked immediately. */
const REVOKE_AFTER_MS = 1_000;

/** Lets the browser download the export as CSV, under the name that the server gives it. */
export function saveCsvExport(): void {
  const link = document.createElement('a');
  link.href = endpointUrl(endpoints.exportData.path, {}, { format: 'csv' });
  link.download = '';
  link.click();
}

export function saveJson(fileName: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
