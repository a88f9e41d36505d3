import { useCallback, useState } from 'react';

/** What the browser makes of an element, once it is on the page: tokens have no value but there. */
export function useMeasured<Value>(read: (element: HTMLElement) => Value) {
  const [value, setValue] = useState<Value | null>(null);
  const ref = useCallback((element: HTMLElement | null) => setValue(element && read(element)), [read]);
  return [ref, value] as const;
}
