import { TOAST } from '@machine/contract';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../button/Button.tsx';
import styles from './Toast.module.css';

export type ToastProviderProps = { children: ReactNode };

/** The region that toasts appear in. F8 moves focus to it, even while a dialog is open. */
export function ToastProvider({ children }: ToastProviderProps) {
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
        <RadixToast.Viewport className={styles.viewport} style={WIDTH} label="Notification" />
      </div>
    </RadixToast.Provider>
  );
}

const WIDTH = { maxWidth: TOAST.maxWidthPx };

export type ToastProps = {
  /** `destructive` for failures. */
  kind: 'default' | 'destructive';
  title: string;
  description?: string;
  isOpen?: boolean;
  onClose: () => void;
};

/** A short message about the result of an action. Screen readers announce failures at once and successes politely. */
export function Toast({ kind, title, description, isOpen = true, onClose }: ToastProps) {
  const isFailure = kind === 'destructive';
  const Icon = isFailure ? CircleAlert : CircleCheck;
  return (
    <RadixToast.Root
      open={isOpen}
      className={styles.toast}
      data-kind={kind}
      data-toast
      type={isFailure ? 'foreground' : 'background'}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
    >
      <Icon className={styles.icon} size={18} strokeWidth={1.75} aria-hidden />
      <div>
        {/* The announcement is the text of all nodes: the space separates its two sentences. */}
        <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>{' '}
        {description && <RadixToast.Description className={styles.description}>{description}</RadixToast.Description>}
      </div>
      <IconButton label="Close" onPress={onClose}>
        <X size={16} aria-hidden />
      </IconButton>
    </RadixToast.Root>
  );
}
