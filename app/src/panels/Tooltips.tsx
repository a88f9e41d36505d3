import { Tooltip } from '@machine/ui/primitives/tooltip/Tooltip.tsx';
import { useMemo } from 'react';
import { type Store, useStore } from '../services/store.ts';

/** Shows the tooltip of what the mouse or the keyboard is at: one for the whole page. */
export default function Tooltips({ store }: { store: Store<HTMLElement | null> }) {
  const target = useStore(store);
  const trigger = useMemo(() => ({ current: target }), [target]);
  const text = target?.isConnected ? target.dataset.tooltip : undefined;
  return text && <Tooltip text={text} triggerRef={trigger} />;
}
