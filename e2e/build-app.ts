import { buildWhenStale } from '../scripts/build.ts';

/** Builds the app once, before the tests start servers in parallel. */
export default buildWhenStale;
