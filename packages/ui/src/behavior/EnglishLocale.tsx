import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/**
 * Sets React Aria's locale to English, whatever the browser's language, for components that search, sort or navigate
 * by it. Not used around the whole page, because loading locales costs a slow phone 100 ms.
 */
export function EnglishLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale="en-US">{children}</I18nProvider>;
}
