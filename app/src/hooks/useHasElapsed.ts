import { useEffect, useState } from 'react';

/** Returns true once `isOn` has been true for `ms`. */
export function useHasElapsed(isOn: boolean, ms: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setHasElapsed(true), ms);
    return () => {
      clearTimeout(timer);
      setHasElapsed(false);
    };
  }, [isOn, ms]);
  return isOn && hasElapsed;
}
