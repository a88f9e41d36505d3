import { type ComponentProps, lazy, Suspense } from 'react';

const ThemedDocs = lazy(async () => ({ default: (await import('./docs.tsx')).ThemedDocs }));
const ComponentDocs = lazy(async () => ({ default: (await import('./docsPage.tsx')).ComponentDocs }));

/** Loads what docs pages are made of with the first of them: no story needs it. */
export const DocsPageContainer = (props: ComponentProps<typeof ThemedDocs>) => (
  <Suspense>
    <ThemedDocs {...props} />
  </Suspense>
);

export const DocsPage = () => <ComponentDocs />;
