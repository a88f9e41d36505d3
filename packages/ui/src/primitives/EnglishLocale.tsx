import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/**
 * Our texts are English, whatever the browser's language is: around what searches, sorts or moves by it. Not around
 * the whole page, because to know of languages costs a slow phone a tenth of a second.
 */
export function EnglishLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale="en-US">{children}</I18nProvider>;
}
