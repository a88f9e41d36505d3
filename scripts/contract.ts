import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from '../packages/server/src/command-line.ts';

/** Writes the OpenAPI, AsyncAPI and JSON Schema documents of the contract into a folder, with examples of the mocks. */
export async function writeDocuments(folder: string): Promise<void> {
  const [{ documents }, { responseExamples }] = await Promise.all([
    import('@machine/contract/openapi'),
    import('@machine/mocks/responseExamples.ts'),
  ]);
  mkdirSync(folder, { recursive: true });
  for (const [name, document] of Object.entries(documents(await responseExamples()))) {
    writeFileSync(join(folder, name), `${JSON.stringify(document, null, 2)}\n`);
  }
}

if (import.meta.main) {
  const { positionals } = readCommandLine({
    call: 'npx node scripts/contract.ts',
    does: 'Writes the OpenAPI, AsyncAPI and JSON Schema documents of the contract.',
    arguments: [{ name: '[FOLDER]', does: 'where to (default: packages/contract/documents)' }],
  });
  await writeDocuments(positionals[0] ?? 'packages/contract/documents');
}
