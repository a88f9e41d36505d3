import { paths } from '@machine/contract';
import { Flex, Strong, Text } from '@radix-ui/themes';
import { MailCheck } from 'lucide-react';
import { Button } from '../primitives/button/Button.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { AuthPage } from './AuthPage.tsx';

export type ForgotPasswordDoneProps = { email: string; onUseAnotherEmail: () => void };

/** Notice after the form. The text is the same whether or not an account exists. */
export function ForgotPasswordDone({ email, onUseAnotherEmail }: ForgotPasswordDoneProps) {
  return (
    <AuthPage title="Check your email">
      <MailCheck size={32} strokeWidth={1.5} aria-hidden />
      <Text as="p">
        If there&apos;s an account for{' '}
        <Strong>
          <UserText>{email}</UserText>
        </Strong>
        , we&apos;ve sent instructions for resetting your password.
      </Text>
      <Text as="p" size="2" color="gray">
        Nothing after a few minutes? Check your spam folder.
      </Text>
      <Flex wrap="wrap" gap="3">
        <ButtonLink href={paths.home}>Go to home</ButtonLink>
        <Button variant="surface" color="gray" onPress={onUseAnotherEmail}>
          Use another email
        </Button>
      </Flex>
    </AuthPage>
  );
}
