import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documents } from '@machine/contract/openapi';
import { readCommandLine } from '../packages/server/src/command-line.ts';

/** Writes the OpenAPI, AsyncAPI and JSON Schema documents of the contract into a folder. */
export function writeDocuments(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, document] of Object.entries(documents())) {
    writeFileSync(join(folder, name), `${JSON.stringify(document, null, 2)}\n`);
  }
}

if (import.meta.main) {
  const { positionals } = readCommandLine({
    call: 'npx node scripts/contract.ts',
    does: 'Writes the OpenAPI, AsyncAPI and JSON Schema documents of the contract.',
    arguments: [{ name: '[FOLDER]', does: 'where to (default: packages/contract/documents)' }],
  });
  writeDocuments(positionals[0] ?? 'packages/contract/documents');
}
