import type { Recap } from '@machine/contract';
import { Disclosure } from '../primitives/panel/Disclosure.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { RecapList } from './RecapList.tsx';
import { stripBidiControls } from '../format/text.ts';

type Source = NonNullable<Recap['prediction']>['sources'][number];

export type SourcesProps = { sources: readonly Source[] };

/** Collapsible list of the sources of the analysis. */
export function Sources({ sources }: SourcesProps) {
  if (sources.length === 0) return null;
  return (
    <Panel tone="quiet">
      <Disclosure title={`Sources (${sources.length.toLocaleString('en-US')})`}>
        <RecapList rows={sources.map(sourceLine)} />
      </Disclosure>
    </Panel>
  );
}

const sourceLine = ({ title, kind }: Source) => stripBidiControls([title, kind].filter(Boolean).join(' · '));
