import * as fc from 'fast-check';

// Properties try the same values in every run, and new ones at night. A failure prints its seed.
if (process.env.NIGHTLY === undefined) fc.configureGlobal({ seed: 1 });
