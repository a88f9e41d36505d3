import { dayOf, type SharedEdge, luckText, sharedAhead } from '@machine/contract';
import { column, drawing, type Element, row } from './element.ts';
import { COLORS, frame, heading, label } from './look.ts';

/** An edge over the Machine: its number, how it compares with luck in words, and where it lies. */
export const edgePicture = (edge: SharedEdge, username: string): Element =>
  frame(
    edge.asOf === null ? 'Against the Machine' : `As of ${dayOf(edge.asOf)}`,
    username,
    row(
      { justifyContent: 'space-between', alignItems: 'flex-end', width: '100%' },
      column(
        { gap: 0 },
        label('Stars ahead of the Machine'),
        edge.ahead === null ? heading('?', 136) : heading(sharedAhead(edge.ahead), 136, colorOf(edge.ahead)),
      ),
      column(
        { gap: 2, alignItems: 'flex-end', paddingBottom: 22 },
        label('Disagreements'),
        heading(edge.disagreements.toLocaleString('en-US'), 58),
      ),
    ),
    column(
      { width: '100%', gap: 18, borderTop: `2px dashed ${COLORS.line}`, paddingTop: 24 },
      heading(shownLuck(edge), shownLuck(edge).length > 28 ? 34 : 46),
      bar(edge),
    ),
  );

const colorOf = (ahead: number) => (ahead < 0 ? COLORS.tomato : COLORS.mint);

const shownLuck = (edge: SharedEdge) => (edge.ahead === null ? 'WHO IS AHEAD?' : `[ ${luckText(edge).toUpperCase()} ]`);

const WIDTH = 1_048;
const HEIGHT = 56;
/** Further from luck than this looks the same. */
const SHARE_MAX = 1.5;
const toX = (share: number) => WIDTH / 2 + (share / SHARE_MAX) * (WIDTH / 2 - 6);

/** The place of the edge, compared with the band that luck explains. */
function bar({ ahead, luck }: SharedEdge): Element {
  const share = ahead === null || luck === null ? null : Math.min(SHARE_MAX, Math.max(-SHARE_MAX, ahead / luck)) || 0;
  return drawing(WIDTH, HEIGHT, `0 0 ${WIDTH} ${HEIGHT}`, [
    { type: 'path', d: `M0 28H${WIDTH}`, stroke: '#4a5651', 'stroke-width': 3 },
    { type: 'rect', x: toX(-1), y: 12, width: toX(1) - toX(-1), height: 32, fill: '#24302c' },
    { type: 'path', d: `M${toX(0)} 6V50`, stroke: COLORS.soft, 'stroke-width': 3 },
    ...(share === null
      ? []
      : [{ type: 'rect' as const, x: toX(share) - 7, y: 0, width: 14, height: 56, fill: colorOf(share) }]),
  ]);
}
