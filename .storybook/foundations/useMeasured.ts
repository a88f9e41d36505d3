import { useCallback, useState } from 'react';

/** Measures an element once it is mounted, because tokens only have computed values on the page. */
export function useMeasured<Value>(read: (element: HTMLElement) => Value) {
  const [value, setValue] = useState<Value | null>(null);
  const ref = useCallback((element: HTMLElement | null) => setValue(element && read(element)), [read]);
  return [ref, value] as const;
}
