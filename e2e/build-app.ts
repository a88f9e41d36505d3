import { buildWhenStale } from '../scripts/build.ts';

export default buildWhenStale;
