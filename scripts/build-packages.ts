import { buildPackages } from './packages/build-package.ts';
import { PACKAGES } from './packages/manifest.ts';

/** Builds the published packages. `npm pack ./packages/ui/dist` packs one of them. */
await buildPackages();
for (const name of PACKAGES) console.log(`packages/${name}/dist`);
