import { readFileSync } from 'node:fs';
import type { Group, Report } from './report.ts';
import { review } from './review.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Returns the report as a page that needs no server and no other files than its images. */
export const reportPage = (report: Report): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${report.summary}</title>
<style>${readFileSync(new URL('report.css', import.meta.url), 'utf8')}</style>
<header>
<h1>Visual comparison</h1>
<p>${report.summary}, compared with <code>${escape(report.base)}</code></p>
${report.groups.length > 0 ? PROGRESS : '<p>Nothing to review.</p>'}
</header>
${report.groups.length > 0 ? `<nav aria-label="Changes">\n${report.groups.map(groupSection).join('\n')}\n</nav>\n${VIEWER}` : ''}
<script type="application/json" id="data">${JSON.stringify(report).replaceAll('<', '\\u003c')}</script>
<script>(${review.toString()})()</script>
</html>
`;

const PROGRESS = `<div class="row">
<progress id="progress" aria-label="Reviewed"></progress>
<span id="status" role="status"></span>
<button id="export">Export decisions</button>
<label><input type="checkbox" id="shortcuts" checked> Keyboard shortcuts</label>
</div>
<noscript><p>Reviewing needs JavaScript. The file summary.md lists the changes.</p></noscript>`;

const groupSection = ({ title, items }: Group, index: number) => `<details${index === 0 ? ' open' : ''}>
<summary>${escape(title)} <b>${items.length}</b></summary>
${items.length > 1 ? groupActions(index, items.length) : ''}
<ul>
${items.map(({ key, story, mode }) => `<li><a href="#${escape(key)}"><span>${escape(story).replaceAll('/', '/<wbr>')}</span> <small>${escape(mode)}</small></a></li>`).join('\n')}
</ul>
</details>`;

const groupActions = (index: number, size: number) => `<div class="row">
<button data-group="${index}" value="accepted">Accept all ${size}</button>
<button data-group="${index}" value="rejected">Reject all ${size}</button>
</div>`;

const figure = (name: string, caption: string) =>
  `<figure id="${name}"><figcaption>${caption}</figcaption><img alt="${caption}"></figure>`;

const VIEWER = `<main>
<div class="toolbar row">
<button id="previous" aria-keyshortcuts="k">← Previous <kbd>K</kbd></button>
<button id="next" aria-keyshortcuts="j">Next → <kbd>J</kbd></button>
<button class="decide" value="accepted" aria-keyshortcuts="a">Accept <kbd>A</kbd></button>
<button class="decide" value="rejected" aria-keyshortcuts="r">Reject <kbd>R</kbd></button>
</div>
<h2 id="story"></h2>
<p><span id="mode"></span> · <span id="kind"></span> · <a id="link" target="_blank" rel="noopener">Open in Storybook</a></p>
<pre id="detail"></pre>
<fieldset id="views" class="row">
<legend>View</legend>
<label><input type="radio" name="view" value="slider" checked> Slider</label>
<label><input type="radio" name="view" value="both"> Side by side</label>
<label><input type="radio" name="view" value="difference"> Difference</label>
</fieldset>
<div id="stage">
<label id="position">Before is left of the line, after is right of it <input type="range" value="50" step="0.5"></label>
${figure('before', 'Before')}
${figure('after', 'After')}
${figure('difference', 'Difference')}
</div>
</main>`;
