import { type SeasonKind, seasonLabel } from '@machine/contract';
import type { Transport } from './mail.ts';

/** Wraps a transport so that emails about a demo season say so in their last line. */
export function withSeasonFooter(transport: Transport, season: SeasonKind): Transport {
  const label = seasonLabel(season);
  return label === null ? transport : (mail) => transport({ ...mail, text: `${mail.text}\n${label}.\n` });
}
