import { TOAST } from '@machine/contract/constants.ts';
import { Flex, Text } from '@radix-ui/themes';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../primitives/button/Button.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import styles from './Toast.module.css';

/** The region that toasts appear in. F8 moves focus to it, even while a dialog is open. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <RadixToast.Provider
      label="Notification"
      duration={TOAST.durationMs}
      swipeDirection="right"
      swipeThreshold={TOAST.swipePx}
    >
      {children}
      {/* React Aria makes everything else inert while a modal is open. */}
      <div data-react-aria-top-layer>
        <RadixToast.Viewport className={styles.viewport} style={{ maxWidth: TOAST.maxWidthPx }} label="Notification" />
      </div>
    </RadixToast.Provider>
  );
}

export type ToastProps = {
  /** `destructive` for failures. */
  kind: 'default' | 'destructive';
  /** Result in a few words: "Pick recorded". */
  title: string;
  /** A second sentence, for example what to do next. */
  description?: string;
  /** Dismissed toasts stay for a while, closed. */
  isOpen?: boolean;
  /** Called by the close button, Escape, a swipe and the timeout. */
  onClose: () => void;
};

/** A short message about the result of an action. Screen readers announce failures at once and successes politely. */
export function Toast({ kind, title, description, isOpen = true, onClose }: ToastProps) {
  const isFailure = kind === 'destructive';
  const Icon = isFailure ? CircleAlert : CircleCheck;
  return (
    <Flex asChild align="center" gap="3" pl="4" pr="2">
      <RadixToast.Root
        open={isOpen}
        className={styles.toast}
        data-toast
        type={isFailure ? 'foreground' : 'background'}
        onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      >
        <Text asChild color={isFailure ? 'tomato' : 'mint'}>
          <Icon size={18} strokeWidth={1.75} style={{ flexShrink: 0 }} aria-hidden />
        </Text>
        <Flex direction="column" flexGrow="1" minWidth="0" py="1">
          {/* The announcement is the text of all nodes: the space separates its two sentences. */}
          <Mono asChild size="2" weight="bold">
            <RadixToast.Title>{title}</RadixToast.Title>
          </Mono>{' '}
          {description && (
            <Text asChild size="2" color="gray">
              <RadixToast.Description>{description}</RadixToast.Description>
            </Text>
          )}
        </Flex>
        <IconButton label="Close" onPress={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </RadixToast.Root>
    </Flex>
  );
}
