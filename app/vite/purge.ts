import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Container, Plugin, Root } from 'postcss';
import { pruneVariables } from './pruneVariables.ts';
import { createIsUsed } from './usedSelectors.ts';

const SOURCE_FOLDERS = ['../../packages/ui/src', '../src'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
/** The style sheet that imports Radix Themes. Our own CSS modules are always used. */
const SHEET = 'theme/theme.css';

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|css)$/.test(name) && !/\.(?:stories|test)\./.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** Removes the Radix Themes rules whose class names do not appear in our sources. */
export function purge(): Plugin {
  const sources = SOURCE_FOLDERS.flatMap(sourcesIn);
  const isUsed = createIsUsed(sources);
  return {
    postcssPlugin: 'machine:purge',
    OnceExit(root) {
      if (!root.source?.input.file?.endsWith(SHEET)) return;
      root.walkRules((rule) => {
        if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
        const used = rule.selectors.filter(isUsed);
        if (used.length === 0) rule.remove();
        else if (used.length < rule.selectors.length) rule.selectors = used;
      });
      pruneKeyframes(root);
      pruneVariables(root, sources);
      while (removeEmpty(root));
    },
  };
}

function pruneKeyframes(root: Root): void {
  const animations: string[] = [];
  root.walkDecls(/^animation/, ({ value }) => void animations.push(value));
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.some((value) => value.includes(rule.params))) rule.remove();
  });
}

function removeEmpty(root: Root): boolean {
  const empty: Container[] = [];
  root.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) empty.push(node);
  });
  for (const node of empty) node.remove();
  return empty.length > 0;
}
