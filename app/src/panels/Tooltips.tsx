import { Tooltip } from '@machine/ui';
import { useEffect, useRef, useState } from 'react';
import { createTooltipTimer } from '../services/tooltipTimer.ts';

/** Returns what a tooltip explains at a place in the page. */
const targetOf = (place: EventTarget | null) =>
  place instanceof Element ? place.closest<HTMLElement>('[data-tooltip]') : null;

/** Shows the tooltip of what the mouse or the keyboard is at: one for the whole page. */
export default function Tooltips() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const trigger = useRef<HTMLElement>(null);
  useEffect(() => {
    const timer = createTooltipTimer<HTMLElement>((shown) => {
      trigger.current = shown;
      setTarget(shown);
    });
    const onEnter = (place: EventTarget | null) => {
      const found = targetOf(place);
      if (found) timer.enter(found);
      else timer.leave();
    };
    const onPointer = ({ target: place, pointerType }: PointerEvent) => pointerType !== 'touch' && onEnter(place);
    const onFocus = ({ target: place }: FocusEvent) =>
      onEnter(place instanceof Element && place.matches(':focus-visible') ? place : null);
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', timer.leave);
    document.addEventListener('keydown', timer.leave);
    return () => {
      timer.leave();
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', timer.leave);
      document.removeEventListener('keydown', timer.leave);
    };
  }, []);
  const text = target?.isConnected ? target.dataset.tooltip : undefined;
  return text && <Tooltip text={text} triggerRef={trigger} />;
}
