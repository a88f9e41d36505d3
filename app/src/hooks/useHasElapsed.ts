import { useEffect, useState } from 'react';

/** True once `isOn` has lasted for `ms`: for "Still loading…" (RELIABILITY.md R1). */
export function useHasElapsed(isOn: boolean, ms: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [isOn, ms]);
  return isOn && isOver;
}
