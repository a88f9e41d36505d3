import { Flex, Heading, VisuallyHidden } from '@radix-ui/themes';
import { clubOf } from '@machine/contract/clubOf.ts';
import {
  HIDDEN_CLUBS_MAX,
  HIDDEN_RESULT_DAYS,
  type HiddenResults,
  type HiddenResultsChoice,
} from '@machine/contract/hiddenResults.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { QuietButton } from '../primitives/button/QuietButton.tsx';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';
import { type ActionState, isHeld } from '../behavior/actionState.ts';
import { focusFallback } from '../behavior/focusFallback.ts';
import { Switch } from '../primitives/form/Switch.tsx';
import { TextField } from '../primitives/form/TextField.tsx';
import { List } from '../primitives/list/List.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Crest } from '../team/Crest.tsx';
import { clubsMatching } from '../team/clubSearch.ts';
import styles from './HiddenResultsSection.module.css';
import { SettingsSection } from './SettingsSection.tsx';

export type HiddenResultsSectionProps = {
  /** The choice that is saved: all results, or those of some clubs. */
  hidden: Pick<HiddenResults, 'all' | 'clubs'>;
  /** Of saving the last choice. If it fails, the server's is shown again. */
  state: ActionState;
  /** Called with the whole new choice, which is saved at once. */
  onChoose: (choice: HiddenResultsChoice) => void;
};

/** Settings section for spoiler-free mode: whose results are hidden until the player chooses to see them. */
export function HiddenResultsSection({ hidden, state, onChoose }: HiddenResultsSectionProps) {
  return (
    <SettingsSection
      title="Spoiler-free"
      lead={`Scores, marks, stars and streaks stay hidden until you tap to see them, for at most ${HIDDEN_RESULT_DAYS} days. Your notifications and emails don't tell results either.`}
    >
      <Flex direction="column" gap="3">
        <Switch
          label="Hide all results"
          description="Starts with the results of the last 24 hours."
          isSelected={hidden.all}
          isSaving={state.kind === 'busy'}
          isReadOnly={state.kind === 'failed' && state.isRateLimited}
          onChange={(all) => onChoose({ all, clubs: hidden.clubs })}
        />
        {!hidden.all && (
          <Clubs codes={hidden.clubs} isLocked={isHeld(state)} onChange={(clubs) => onChoose({ all: false, clubs })} />
        )}
        <InlineStatus tone="failed">
          {state.kind === 'failed' && 'Failed to update the setting. Please try again.'}
        </InlineStatus>
      </Flex>
    </SettingsSection>
  );
}

type ClubsProps = { codes: readonly string[]; isLocked: boolean; onChange: (codes: string[]) => void };

const SUGGESTIONS_MAX = 5;

/** The clubs whose results are hidden, and a field to add one. */
function Clubs({ codes, isLocked, onChange }: ClubsProps) {
  const [text, setText] = useState('');
  const suggestions = clubsMatching(text).filter(({ code }) => !codes.includes(code));
  const add = (code: string) => {
    setText('');
    onChange([...codes, code]);
  };
  return (
    <Flex direction="column" gap="3" {...focusFallback}>
      <Heading as="h3" size="2" weight="medium">
        Or only those of some clubs
      </Heading>
      {codes.length > 0 && (
        <List direction="row" wrap="wrap" gap="2" aria-label="Clubs with hidden results">
          {codes.slice(0, HIDDEN_CLUBS_MAX).map((code) => {
            const name = clubOf('', code).name || code;
            const remove = () => onChange(codes.filter((other) => other !== code));
            return (
              <li key={code}>
                <Button variant="soft" className={styles.chip} isPending={isLocked} onPress={remove}>
                  <Crest team={name} code={code} size={18} />
                  <span>
                    <VisuallyHidden>Remove </VisuallyHidden>
                    <UserText lines={2}>{name}</UserText>
                  </span>
                  <X size={14} strokeWidth={1.75} aria-hidden />
                </Button>
              </li>
            );
          })}
        </List>
      )}
      <TextField
        label="Add a club"
        type="search"
        placeholder="Search for a club..."
        autoComplete="off"
        value={text}
        onChange={setText}
      />
      {suggestions.length > 0 && (
        <List direction="row" wrap="wrap" gap="2" aria-label="Matching clubs">
          {suggestions.slice(0, SUGGESTIONS_MAX).map(({ code, name }) => (
            <li key={code}>
              <QuietButton className={styles.chip} isPending={isLocked} onPress={() => add(code)}>
                <Crest team={name} code={code} size={18} />
                {name}
              </QuietButton>
            </li>
          ))}
        </List>
      )}
      <InlineStatus tone="done">{text.trim() !== '' && suggestions.length === 0 && 'No club found.'}</InlineStatus>
    </Flex>
  );
}
