import { IconButton, type IconButtonProps } from './Button.tsx';

export type PanelButtonProps = {
  /** True while its panel is open, which screen readers announce. */
  isOpen: boolean;
  /** Opens or closes the panel. */
  onPress: () => void;
};

type Props = PanelButtonProps & Pick<IconButtonProps, 'label' | 'children'>;

/** A header button that opens a panel. Its children are the icon and an optional badge. */
export const PanelButton = ({ isOpen, ...button }: Props) => (
  <IconButton {...button} aria-haspopup="dialog" aria-expanded={isOpen} />
);
