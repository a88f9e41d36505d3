import { IconButton, type IconButtonProps } from './Button.tsx';

export type PanelButtonProps = {
  isOpen: boolean;
  onPress: () => void;
  /** Called on hover and focus, to preload the panel. */
  onIntent?: () => void;
};

type Props = PanelButtonProps & Pick<IconButtonProps, 'label' | 'children'>;

/** A header button that opens a panel. Its children are the icon and an optional badge. */
export const PanelButton = ({ isOpen, onIntent, ...button }: Props) => (
  <IconButton {...button} aria-haspopup="dialog" aria-expanded={isOpen} onPointerEnter={onIntent} onFocus={onIntent} />
);
