import { type SeasonKind, seasonLabel } from '@machine/contract';
import type { Transport } from './mail.ts';

/** Wraps a transport so that emails about a demo season say so in their last line. */
export function withSeasonFooter(transport: Transport, season: SeasonKind): Transport {
  const label = seasonLabel(season);
  if (label === null) return transport;
  return ({ text, html, ...mail }) =>
    transport({
      ...mail,
      text: `${text}\n${label}.\n`,
      ...(html !== undefined && { html: html.replace('</body>', `<p>${label}.</p></body>`) }),
    });
}
