import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button, type ButtonProps } from '../button/Button.tsx';

export type FileButtonProps = Pick<ButtonProps, 'variant' | 'tone' | 'size' | 'isPending'> & {
  /** Types or extensions of files: '.json'. */
  accepts: readonly string[];
  /** Called with the chosen file; not called if the player cancels. */
  onFile: (file: File) => void;
  children: ReactNode;
};

/** Lets the player choose a file on their device. Nothing is uploaded by that. */
export function FileButton({ accepts, onFile, children, ...button }: FileButtonProps) {
  const choose = (files: FileList | null) => {
    const file = files?.item(0);
    if (file) onFile(file);
  };
  return (
    <FileTrigger acceptedFileTypes={accepts} onSelect={choose}>
      <Button {...button}>{children}</Button>
    </FileTrigger>
  );
}
