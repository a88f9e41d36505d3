import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documents } from '@machine/contract/openapi';

/** Writes the OpenAPI, AsyncAPI and JSON Schema documents of the contract into a folder. */
export function writeDocuments(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, document] of Object.entries(documents())) {
    writeFileSync(join(folder, name), `${JSON.stringify(document, null, 2)}\n`);
  }
}

// `npx node scripts/contract.ts [FOLDER]`
if (import.meta.main) writeDocuments(process.argv[2] ?? 'packages/contract/documents');
