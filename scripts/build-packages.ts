import { buildPackages } from './packages/build-package.ts';
import { PACKAGES } from './packages/manifest.ts';

/**
 * Builds the published packages. To release them, raise the version of every package, describe what users notice in its
 * CHANGELOG.md, run `npm install`, this script and `NIGHTLY=1 npx vitest run --project e2e e2e/packages.nightly.test.ts`,
 * and then `npm publish ./packages/<name>/dist`: with `--access restricted` until the root `package.json` has a
 * `repository`, `bugs` and `homepage`, which the build copies.
 */
await buildPackages();
for (const name of PACKAGES) console.log(`packages/${name}/dist`);
