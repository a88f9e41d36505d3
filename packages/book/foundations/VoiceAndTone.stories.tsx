import { forgotPasswordPayload, loginPayload } from '@machine/contract/auth.ts';
import { PRODUCT_NAME } from '@machine/contract/constants.ts';
import { changePasswordForm, resetPasswordForm, signupForm } from '@machine/contract/forms.ts';
import { Text } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { statusNote } from '@machine/ui/format/match.ts';
import { ERRORS } from '../spec/errors.ts';
import { TitledSection } from '@machine/ui/primitives/text/TitledSection.tsx';
import { StyleGuideTable, StyleGuidePage } from './StyleGuide.tsx';
import { VOICE_RULES } from './voiceRules.ts';

const STATUSES = ['PROVISIONAL', 'VOID', 'POSTPONED'];

const NAMES = [
  [PRODUCT_NAME, 'The product.'],
  ['the Machine', 'Makes the predictions. Capitalized, and referred to as “it”.'],
  ['pick', 'A player’s response to a prediction: agree or disagree. A pick is locked, never submitted.'],
  ['stars', 'Earned with correct picks. Never points or coins: nothing here is worth money.'],
  ['player', 'A person who plays. “User” is the term in the API.'],
] as const;

/** Each form with invalid input. */
const FORMS = [
  ['Login', loginPayload, { email: 'ada', password: '' }],
  ['Sign up', signupForm, { firstName: '', lastName: '', email: '', password: '', confirmPassword: 'other' }],
  ['Forgot password', forgotPasswordPayload, { email: '' }],
  ['Reset password', resetPasswordForm, { token: '', password: '', confirmPassword: '' }],
  ['Change password', changePasswordForm, { currentPassword: '', newPassword: '1', confirmPassword: '2' }],
] as const;

const VALIDATION_MESSAGES = FORMS.flatMap(([Form, schema, input]) =>
  (schema.safeParse(input).error?.issues ?? []).map(({ message, path }) => ({
    Message: message,
    Field: path.join('.'),
    Form,
  })),
);

/** The product's voice, with the messages of the specification and the form schemas. */
function VoiceGuide() {
  return (
    <StyleGuidePage
      title="Voice and tone"
      lead={`${PRODUCT_NAME} sounds like a calm terminal that takes sports seriously: short sentences, plain words, facts first.`}
    >
      <TitledSection title="Rules">
        <StyleGuideTable
          caption="Voice rules"
          rows={VOICE_RULES.map(([Rule, Do, Dont]) => ({ Rule, Do, 'Don’t': Dont }))}
        />
      </TitledSection>
      <TitledSection title="Terms">
        <StyleGuideTable caption="Terms and their meaning" rows={NAMES.map(([Term, Meaning]) => ({ Term, Meaning }))} />
      </TitledSection>
      <TitledSection title="Messages">
        <Text as="p">
          The messages that the specification prescribes, as title and description. The state coverage page shows each
          one in a story.
        </Text>
        <StyleGuideTable
          caption="Messages"
          rows={ERRORS.map(({ screen, description }) => ({ Where: screen, Message: description }))}
        />
      </TitledSection>
      <TitledSection title="Form validation">
        <StyleGuideTable caption="Validation messages" rows={VALIDATION_MESSAGES} />
      </TitledSection>
      <TitledSection title="Match status notes">
        <StyleGuideTable
          caption="Match status notes"
          rows={STATUSES.map((status) => ({ Status: status, Note: statusNote(status) }))}
        />
      </TitledSection>
    </StyleGuidePage>
  );
}

const meta = { tags: ['!autodocs', '!manifest'], title: 'Voice and Tone', component: VoiceGuide } satisfies Meta<
  typeof VoiceGuide
>;

export default meta;

export const VoiceAndTone: StoryObj<typeof meta> = { name: 'Voice and Tone' };
