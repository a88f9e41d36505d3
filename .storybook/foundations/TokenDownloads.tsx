import { StyleGuideSection } from './StyleGuide.tsx';

const FILES = [
  ['tokens.css', 'CSS custom properties, dark and light'],
  ['dark.tokens.json', 'Design tokens (DTCG) in dark'],
  ['light.tokens.json', 'Design tokens (DTCG) in light'],
] as const;

/** Links to the token files. A unit test compares them with the theme. */
export function TokenDownloads() {
  return (
    <StyleGuideSection title="Downloads">
      <p>
        All colors, sizes and fonts as files. Design tools import the JSON files, one per theme: in Figma, as modes of
        one collection of variables.
      </p>
      <ul>
        {FILES.map(([file, content]) => (
          <li key={file}>
            <a href={`./tokens/${file}`} download>
              {file}
            </a>{' '}
            {content}
          </li>
        ))}
      </ul>
    </StyleGuideSection>
  );
}
