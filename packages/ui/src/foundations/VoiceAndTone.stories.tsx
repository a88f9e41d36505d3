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
import { Facts, Sheet, SheetSection } from './Sheet.tsx';
import { SHEET } from './sheetDocs.tsx';
import { APP_SOURCES, COMPONENTS } from './sources.ts';
import { VOICE } from './voice.ts';
import { type Block, blocks, notes, toasts, withoutReason } from './words.ts';

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
function VoiceSheet() {
  return (
    <Sheet
      title="Voice and tone"
      lead={`${PRODUCT_NAME} speaks like a calm terminal that takes sport seriously: short sentences, plain words, the facts first.`}
    >
      <SheetSection title="Rules">
        <Facts
          caption="Rules of voice"
          rows={VOICE.map(({ rule, says, never }) => ({
            id: rule,
            cells: { Rule: rule, 'We say': says, 'We never say': never },
          }))}
        />
      </SheetSection>
      <SheetSection title="Names">
        <Facts
          caption="Names and how they are written"
          rows={NAMES.map(([name, meaning]) => ({ id: name, cells: { Name: name, Meaning: meaning } }))}
        />
      </SheetSection>
      <SheetSection title="Where there is nothing">
        <Facts
          caption="Empty states"
          rows={[...ofKind('empty'), ...LISTS].map(({ part, sentence, detail }) => ({
            id: part + sentence,
            cells: { Sentence: sentence, 'And then': detail, 'Said by': part },
          }))}
        />
      </SheetSection>
      <SheetSection title="Where something could not be loaded">
        <p>Each of them stands where the content would, with a button that tries again.</p>
        <Facts
          caption="Errors in place"
          rows={ofKind('error').map(({ part, sentence }) => ({
            id: part + sentence,
            cells: { Sentence: sentence, 'Said by': part },
          }))}
        />
      </SheetSection>
      <SheetSection title="In place of a part">
        <Facts
          caption="Notes in place"
          rows={notes(COMPONENTS).map(({ text, part }) => ({
            id: part + text,
            cells: { Text: text, 'Said by': part },
          }))}
        />
      </SheetSection>
      <SheetSection title="Toasts">
        <p>
          One at a time, and nothing is told by a toast alone. A sentence of the server comes first, if it sent one.
        </p>
        <Facts
          caption="Toasts"
          rows={toasts(APP_SOURCES).map(({ title, description }) => ({
            id: title + description,
            cells: { Title: title, Sentence: description },
          }))}
        />
      </SheetSection>
      <SheetSection title="When the server gives no reason">
        <Facts
          caption="Failures without a reason"
          rows={withoutReason(APP_SOURCES).map((sentence) => ({ id: sentence, cells: { Sentence: sentence } }))}
        />
      </SheetSection>
      <SheetSection title="What forms refuse">
        <Facts
          caption="Messages of forms"
          rows={REFUSALS.map(({ message, field, form }) => ({
            id: form + field + message,
            cells: { Message: message, Field: field, Form: form },
          }))}
        />
      </SheetSection>
      <SheetSection title="What a status means for the game">
        <Facts
          caption="Statuses"
          rows={STATUSES.map((status) => ({ id: status, cells: { Status: status, Said: statusNote(status) } }))}
        />
      </SheetSection>
    </Sheet>
  );
}

const meta = { title: 'Voice and tone', component: VoiceSheet, parameters: SHEET } satisfies Meta<typeof VoiceSheet>;

export default meta;

export const VoiceAndTone: StoryObj<typeof meta> = {};
