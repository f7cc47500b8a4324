import { safe } from './report-plots.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1c2733, #eef1ff); --soft: light-dark(#3f4e61, #b9c2ea);
  --paper: light-dark(#fffdf7, #121a42); --ground: light-dark(#d3e6f2, #070b22); --line: light-dark(#cfd3c6, #36437f);
  --one: light-dark(#17624a, #8fe3c0); --two: light-dark(#a3202b, #ff9d8f); --three: light-dark(#1f4f8b, #ffd98a);
  --four: light-dark(#6b3fa0, #cdb4ff); --five: light-dark(#8a6100, #8ecbff); --six: light-dark(#4a5560, #c9ccd6); }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
section { margin: 1rem 0; padding: 1rem; border-radius: .9rem; background: var(--paper); }
h2 { margin: 0 0 .5rem; font-size: 1.25rem; }
p { margin: 0 0 .5rem; } .note { color: var(--soft); font-size: .9rem; }
.frame { overflow-x: auto; } table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .45rem; text-align: right; white-space: nowrap; } th:first-child, td:first-child { padding-left: 0; text-align: left; white-space: normal; }
thead th { vertical-align: bottom; white-space: normal; }
.words { display: inline-block; min-width: 9rem; white-space: normal; }
tbody tr { border-top: 1px solid var(--line); }
svg { display: block; width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 12px; } .plot { max-width: 36rem; } .bar { min-width: 8rem; }
.grid { stroke: var(--line); } .half { stroke: var(--soft); stroke-dasharray: 5 4; } .doubt { stroke: var(--ink); stroke-width: 2; }
.side-0 { color: var(--one); } .side-1 { color: var(--two); } .side-2 { color: var(--three); }
.side-3 { color: var(--four); } .side-4 { color: var(--five); } .side-5 { color: var(--six); }
.fill { fill: currentColor; } .line { fill: none; stroke: currentColor; stroke-width: 2.5; } .side-1 .line { stroke-dasharray: 7 4; } .side-3 .line { stroke-dasharray: 2 3; }
.whisker { stroke: currentColor; stroke-width: 1.5; }
`;

/** A self-contained HTML file. The content is HTML. */
export const htmlPage = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title><style>${STYLE}</style></head><body>
<h1>${safe(title)}</h1>
${content}
</body></html>
`;

export const section = (title: string, source: string, content: string): string =>
  `<section><h2>${safe(title)}</h2><p class="note">${safe(source)}</p>${content}</section>`;
/** Cells are HTML. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="frame"><table><thead><tr>${head.map((cell) => `<th scope="col">${safe(cell)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;
