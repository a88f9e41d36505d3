import { Button, type ButtonProps } from './Button.tsx';
import { ButtonLink, type ButtonLinkProps } from './Link.tsx';

/** A button for all but the main action of its block. */
export const QuietButton = (button: ButtonProps) => <Button variant="surface" color="gray" {...button} />;

/** A link styled as such a button. */
export const QuietButtonLink = (link: ButtonLinkProps) => <ButtonLink variant="surface" color="gray" {...link} />;
