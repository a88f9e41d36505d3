import {
  changePasswordForm,
  forgotPasswordPayload,
  loginPayload,
  PRODUCT_NAME,
  resetPasswordForm,
  signupForm,
} from '@machine/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { statusNote } from '../format/match.ts';
import { FOLLOW_LISTS } from '../profile/followLists.ts';
import { StyleGuideTable, StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';
import { GUIDE_PARAMETERS } from './guideDocs.tsx';
import { APP_SOURCES, COMPONENTS } from './sourceFiles.ts';
import { VOICE_RULES } from './voiceRules.ts';
import { type Block, blocks, notes, toasts, withoutReason } from './extractCopy.ts';

const BLOCKS = blocks(COMPONENTS);
const ofKind = (kind: Block['kind']) => BLOCKS.filter((block) => block.kind === kind);
const LISTS = Object.values(FOLLOW_LISTS).map(({ empty, title }): Block => ({
  kind: 'empty',
  part: `${title} dialog`,
  sentence: empty,
  detail: '',
}));
const STATUSES = ['PROVISIONAL', 'VOID', 'POSTPONED'];

const NAMES = [
  [PRODUCT_NAME, 'The product.'],
  ['the Machine', 'Who predicts. It has a capital, and it is an it.'],
  ['pick', 'What a player does with a prediction: agree or disagree. A pick is locked, never submitted.'],
  ['stars', 'What a right pick earns. Never points, never coins: nothing here is worth money.'],
  ['player', 'Who plays. A user is a word of the wire.'],
] as const;

/** Each form, and something that it refuses. */
const FORMS = [
  ['Login', loginPayload, { email: 'ada', password: '' }],
  ['Sign up', signupForm, { firstName: '', lastName: '', email: '', password: '', confirmPassword: 'other' }],
  ['Forgot password', forgotPasswordPayload, { email: '' }],
  ['Reset password', resetPasswordForm, { token: '', password: '', confirmPassword: '' }],
  ['Change password', changePasswordForm, { currentPassword: '', newPassword: '1', confirmPassword: '2' }],
] as const;

const REFUSALS = FORMS.flatMap(([form, schema, input]) =>
  (schema.safeParse(input).error?.issues ?? []).map(({ message, path }) => ({ message, field: path.join('.'), form })),
);

/** How the product speaks, and what it really says: read from the sources, asked of the forms, never copied. */
function VoiceGuide() {
  return (
    <StyleGuidePage
      title="Voice and tone"
      lead={`${PRODUCT_NAME} speaks like a calm terminal that takes sport seriously: short sentences, plain words, the facts first.`}
    >
      <StyleGuideSection title="Rules">
        <StyleGuideTable
          caption="Rules of voice"
          rows={VOICE_RULES.map(({ rule, says, never }) => ({
            id: rule,
            cells: { Rule: rule, 'We say': says, 'We never say': never },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Names">
        <StyleGuideTable
          caption="Names and how they are written"
          rows={NAMES.map(([name, meaning]) => ({ id: name, cells: { Name: name, Meaning: meaning } }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Where there is nothing">
        <StyleGuideTable
          caption="Empty states"
          rows={[...ofKind('empty'), ...LISTS].map(({ part, sentence, detail }) => ({
            id: part + sentence,
            cells: { Sentence: sentence, 'And then': detail, 'Said by': part },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Where something could not be loaded">
        <p>Each of them stands where the content would, with a button that tries again.</p>
        <StyleGuideTable
          caption="Errors in place"
          rows={ofKind('error').map(({ part, sentence }) => ({
            id: part + sentence,
            cells: { Sentence: sentence, 'Said by': part },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="In place of a part">
        <StyleGuideTable
          caption="Notes in place"
          rows={notes(COMPONENTS).map(({ text, part }) => ({
            id: part + text,
            cells: { Text: text, 'Said by': part },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Toasts">
        <p>
          One at a time, and nothing is told by a toast alone. A sentence of the server comes first, if it sent one.
        </p>
        <StyleGuideTable
          caption="Toasts"
          rows={toasts(APP_SOURCES).map(({ title, description }) => ({
            id: title + description,
            cells: { Title: title, Sentence: description },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="When the server gives no reason">
        <StyleGuideTable
          caption="Failures without a reason"
          rows={withoutReason(APP_SOURCES).map((sentence) => ({ id: sentence, cells: { Sentence: sentence } }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="What forms refuse">
        <StyleGuideTable
          caption="Messages of forms"
          rows={REFUSALS.map(({ message, field, form }) => ({
            id: form + field + message,
            cells: { Message: message, Field: field, Form: form },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="What a status means for the game">
        <StyleGuideTable
          caption="Statuses"
          rows={STATUSES.map((status) => ({ id: status, cells: { Status: status, Said: statusNote(status) } }))}
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
