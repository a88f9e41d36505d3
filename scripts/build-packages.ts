import { readCommandLine } from '../packages/server/src/command-line.ts';

readCommandLine({
  call: 'npx node scripts/build-packages.ts',
  does: 'Builds the published packages into their dist folders.',
  more: `To release them, raise the version of every package, describe what users notice in its CHANGELOG.md, run npm install,
this script and NIGHTLY=1 npx vitest run --project e2e e2e/packages.nightly.test.ts, and then
npm publish ./packages/<name>/dist: with --access restricted until the root package.json has a repository, bugs and
homepage, which the build copies.`,
});

const [{ buildPackages }, { PACKAGES }] = await Promise.all([
  import('./packages/build-package.ts'),
  import('./packages/manifest.ts'),
]);
await buildPackages();
for (const name of PACKAGES) console.log(`packages/${name}/dist`);
