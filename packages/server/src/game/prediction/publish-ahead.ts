import type { League } from '@machine/contract';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';

/** A prediction is published this long before the start of its match. */
export const PUBLISH_AHEAD_MS: Record<League, number> = { NBA: 36 * HOUR_MS, EPL: 7 * DAY_MS };
