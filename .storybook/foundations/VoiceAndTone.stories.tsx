import {
  changePasswordForm,
  forgotPasswordPayload,
  loginPayload,
  PRODUCT_NAME,
  resetPasswordForm,
  signupForm,
} from '@machine/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { statusNote } from '../../packages/ui/src/format/match.ts';
import { FOLLOW_LISTS } from '../../packages/ui/src/profile/follow/followLists.ts';
import { StyleGuideTable, StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';
import { GUIDE_PARAMETERS } from './guideDocs.tsx';
import { APP_SOURCES, COMPONENTS } from './sourceFiles.ts';
import { VOICE_RULES } from './voiceRules.ts';
import { type Block, findBlocks, findFallbackMessages, findNotes, findToasts } from './extractCopy.ts';

const BLOCKS = findBlocks(COMPONENTS);
const ofKind = (kind: Block['kind']) => BLOCKS.filter((block) => block.kind === kind);
const LISTS = Object.values(FOLLOW_LISTS).map(({ empty, title }): Block => ({
  kind: 'empty',
  component: `${title} dialog`,
  sentence: empty,
  detail: '',
}));
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

const VALIDATION_MESSAGES = FORMS.flatMap(([form, schema, input]) =>
  (schema.safeParse(input).error?.issues ?? []).map(({ message, path }) => ({ message, field: path.join('.'), form })),
);

/** The product's voice, with all messages read from the source and the form schemas. */
function VoiceGuide() {
  return (
    <StyleGuidePage
      title="Voice and tone"
      lead={`${PRODUCT_NAME} sounds like a calm terminal that takes sports seriously: short sentences, plain words, facts first.`}
    >
      <StyleGuideSection title="Rules">
        <StyleGuideTable
          caption="Voice rules"
          rows={VOICE_RULES.map(({ rule, example, counterexample }) => ({
            id: rule,
            cells: { Rule: rule, Do: example, 'Don’t': counterexample },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Terms">
        <StyleGuideTable
          caption="Terms and their meaning"
          rows={NAMES.map(([name, meaning]) => ({ id: name, cells: { Term: name, Meaning: meaning } }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Empty states">
        <StyleGuideTable
          caption="Empty states"
          rows={[...ofKind('empty'), ...LISTS].map(({ component, sentence, detail }) => ({
            id: component + sentence,
            cells: { Message: sentence, Detail: detail, Component: component },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Error states">
        <p>Shown in place of the content, with a button to try again.</p>
        <StyleGuideTable
          caption="Error states"
          rows={ofKind('error').map(({ component, sentence }) => ({
            id: component + sentence,
            cells: { Message: sentence, Component: component },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Inline notes">
        <StyleGuideTable
          caption="Inline notes"
          rows={findNotes(COMPONENTS).map(({ text, component }) => ({
            id: component + text,
            cells: { Text: text, Component: component },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Toasts">
        <p>
          Only one toast is shown at a time, and its information is always visible elsewhere too. If the server sent a
          message, it replaces the description.
        </p>
        <StyleGuideTable
          caption="Toasts"
          rows={findToasts(APP_SOURCES).map(({ title, description }) => ({
            id: title + description,
            cells: { Title: title, Description: description },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Fallback messages">
        <StyleGuideTable
          caption="Messages used if the server sends none"
          rows={findFallbackMessages(APP_SOURCES).map((message) => ({ id: message, cells: { Message: message } }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Form validation">
        <StyleGuideTable
          caption="Validation messages"
          rows={VALIDATION_MESSAGES.map(({ message, field, form }) => ({
            id: form + field + message,
            cells: { Message: message, Field: field, Form: form },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Match status notes">
        <StyleGuideTable
          caption="Match status notes"
          rows={STATUSES.map((status) => ({ id: status, cells: { Status: status, Note: statusNote(status) } }))}
        />
      </StyleGuideSection>
    </StyleGuidePage>
  );
}

const meta = { title: 'Voice and tone', component: VoiceGuide, parameters: GUIDE_PARAMETERS } satisfies Meta<
  typeof VoiceGuide
>;

export default meta;

export const VoiceAndTone: StoryObj<typeof meta> = {};
