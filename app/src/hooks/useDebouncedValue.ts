import { useEffect, useState } from 'react';

/** Debounces a value by `ms`; an empty value applies immediately. */
export function useDebouncedValue(value: string, ms: number): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    if (value === '') return;
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value === '' ? '' : debounced;
}
