import { TOAST } from '@machine/contract';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import styles from './Toast.module.css';

export type ToastProviderProps = { children: ReactNode };

/** The place of toasts: a region that F8 reaches, also while a dialog is open. */
export function ToastProvider({ children }: ToastProviderProps) {
  return (
    <RadixToast.Provider
      label="Notification"
      duration={TOAST.durationMs}
      swipeDirection="right"
      swipeThreshold={TOAST.swipePx}
    >
      {children}
      {/* React Aria makes all else inert while a modal is open. */}
      <div data-react-aria-top-layer>
        <RadixToast.Viewport className={styles.viewport} label="Notification" />
      </div>
    </RadixToast.Provider>
  );
}

export type ToastProps = {
  /** `destructive` for what failed. */
  kind: 'default' | 'destructive';
  title: string;
  description?: string;
  onClose: () => void;
};

/** For how something went that leaves nothing else to see. Failures interrupt those who listen, successes wait. */
export function Toast({ kind, title, description, onClose }: ToastProps) {
  const isFailure = kind === 'destructive';
  const Icon = isFailure ? CircleAlert : CircleCheck;
  return (
    <RadixToast.Root
      open
      className={styles.toast}
      data-kind={kind}
      data-toast
      type={isFailure ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Icon className={styles.icon} size={18} strokeWidth={1.75} aria-hidden />
      <div>
        <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
        {description && <RadixToast.Description className={styles.description}>{description}</RadixToast.Description>}
      </div>
      <IconButton label="Close" className={styles.close} onPress={onClose}>
        <X size={16} aria-hidden />
      </IconButton>
    </RadixToast.Root>
  );
}
