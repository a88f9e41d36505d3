import { mkdirSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { documents } from '@machine/contract/openapi';
import { ROOT } from './build.ts';

/** Writes the OpenAPI, AsyncAPI and JSON Schema documents of the contract. */
const FOLDER = join(ROOT, 'packages/contract/documents');

mkdirSync(FOLDER, { recursive: true });
for (const [name, document] of Object.entries(documents())) {
  writeFileSync(join(FOLDER, name), JSON.stringify(document, null, 2));
}
process.exitCode = spawnSync('oxfmt', [FOLDER], { stdio: 'inherit' }).status ?? 1;
