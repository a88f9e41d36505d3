import { Button } from '../button/Button.tsx';
import { EmptyBlock, type EmptyBlockProps } from './EmptyBlock.tsx';

export type LoginBlockProps = Pick<EmptyBlockProps, 'icon' | 'message' | 'detail'> & { onLogin: () => void };

/** Shown to visitors in place of what only players have. */
export function LoginBlock({ onLogin, ...block }: LoginBlockProps) {
  return (
    <EmptyBlock
      {...block}
      action={
        <Button size="3" onPress={onLogin}>
          Log in
        </Button>
      }
    />
  );
}
