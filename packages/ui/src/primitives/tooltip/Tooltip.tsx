import type { RefObject } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components';
import styles from './Tooltip.module.css';

export type TooltipProps = {
  /** One short sentence, without markup. */
  text: string;
  /** What it explains. */
  triggerRef: RefObject<Element | null>;
};

const noop = () => {};
const OPEN = { isOpen: true, shouldSkipAnimation: true, open: noop, close: noop };

/** Explains a short mark, such as an icon or a tag. The parent decides when it is shown. */
export function Tooltip({ text, triggerRef }: TooltipProps) {
  return (
    <TooltipTriggerStateContext value={OPEN}>
      <AriaTooltip triggerRef={triggerRef} offset={6} className={styles.tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}
