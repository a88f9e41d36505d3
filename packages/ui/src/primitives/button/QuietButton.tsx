import { Button, type ButtonProps } from './Button.tsx';
import { ButtonLink, type ButtonLinkProps } from './Link.tsx';

/** A button for all but the main action of its block. */
export function QuietButton(button: ButtonProps) {
  return <Button variant="surface" color="gray" {...button} />;
}

/** A link styled as such a button. */
export function QuietButtonLink(link: ButtonLinkProps) {
  return <ButtonLink variant="surface" color="gray" {...link} />;
}
