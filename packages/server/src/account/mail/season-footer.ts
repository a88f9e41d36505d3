import { type SeasonKind, seasonLabel } from '@machine/contract';
import type { Transport } from './mail.ts';

/** Wraps a transport so that emails about a demo season say so in their last line. */
export function withSeasonFooter(transport: Transport, season: SeasonKind): Transport {
  const label = seasonLabel(season);
  if (label === null) return transport;
  const note = `<p style="font-size:13px;color:#5f6b66">${label}.</p>`;
  return ({ text, html, ...mail }) =>
    transport({
      ...mail,
      text: `${text}\n${label}.\n`,
      ...(html !== undefined && { html: html.replace('</body>', `${note}</body>`) }),
    });
}
