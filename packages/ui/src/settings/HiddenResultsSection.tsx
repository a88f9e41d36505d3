import {
  clubOf,
  HIDDEN_CLUBS_MAX,
  type HiddenResults,
  HIDDEN_RESULT_DAYS,
  type HiddenResultsChoice,
} from '@machine/contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';
import { Skeleton } from '../primitives/feedback/Skeleton.tsx';
import { focusFallback } from '../primitives/focus/focusFallback.ts';
import { Switch } from '../primitives/form/Switch.tsx';
import { TextField } from '../primitives/form/TextField.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { Crest } from '../team/Crest.tsx';
import { clubsMatching } from '../team/clubSearch.ts';
import styles from './HiddenResultsSection.module.css';
import { SettingsSection } from './SettingsSection.tsx';
import { type Unloaded, UnloadedBlock } from '../primitives/feedback/UnloadedBlock.tsx';

export type HiddenResultsState =
  | Unloaded
  | {
      kind: 'ready';
      hidden: Pick<HiddenResults, 'all' | 'clubs'>;
      /** The choice is being saved. */
      isSaving?: boolean;
      /** The last choice failed to save; the server's is shown again. */
      hasFailed?: boolean;
      /** Rate-limited: temporarily read-only. */
      isRateLimited?: boolean;
    };

export type HiddenResultsSectionProps = {
  state: HiddenResultsState;
  onChoose: (choice: HiddenResultsChoice) => void;
};

/** Settings section for spoiler-free mode: whose results are hidden until the player chooses to see them. */
export function HiddenResultsSection({ state, onChoose }: HiddenResultsSectionProps) {
  return (
    <SettingsSection
      title="Spoiler-free"
      lead={`Scores, marks, stars and streaks stay hidden until you tap to see them, for at most ${HIDDEN_RESULT_DAYS} days. Your notifications and emails don't tell results either.`}
    >
      <div className={styles.body} aria-busy={state.kind === 'loading'}>
        <SectionBody state={state} onChoose={onChoose} />
      </div>
    </SettingsSection>
  );
}

function SectionBody({ state, onChoose }: HiddenResultsSectionProps) {
  switch (state.kind) {
    case 'loading':
    case 'failed':
      return (
        <UnloadedBlock state={state} failure="Couldn't load this setting.">
          <Skeleton width="100%" height="3.5rem" />
        </UnloadedBlock>
      );
    case 'ready': {
      const { hidden, isSaving, hasFailed, isRateLimited } = state;
      return (
        <>
          <Switch
            label="Hide all results"
            description="Starts with the results of the last 24 hours."
            isSelected={hidden.all}
            isSaving={isSaving}
            isReadOnly={isRateLimited}
            onChange={(all) => onChoose({ all, clubs: hidden.clubs })}
          />
          {!hidden.all && (
            <Clubs
              codes={hidden.clubs}
              isLocked={isSaving === true || isRateLimited === true}
              onChange={(clubs) => onChoose({ all: false, clubs })}
            />
          )}
          <InlineStatus tone="failed">{hasFailed && 'Failed to update the setting. Please try again.'}</InlineStatus>
        </>
      );
    }
  }
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
    <div className={styles.clubs} {...focusFallback}>
      <h3 className={styles.heading}>Or only those of some clubs</h3>
      {codes.length > 0 && (
        <ul className={styles.chips} aria-label="Clubs with hidden results">
          {codes.slice(0, HIDDEN_CLUBS_MAX).map((code) => (
            <li key={code}>
              <HiddenClub
                code={code}
                isLocked={isLocked}
                onRemove={() => onChange(codes.filter((other) => other !== code))}
              />
            </li>
          ))}
        </ul>
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
        <ul className={styles.chips} aria-label="Matching clubs">
          {suggestions.slice(0, SUGGESTIONS_MAX).map(({ code, name }) => (
            <li key={code}>
              <Button
                variant="outline"
                tone="gray"
                className={styles.chip}
                isPending={isLocked}
                onPress={() => add(code)}
              >
                <Crest team={name} code={code} size={18} />
                <span className={styles.name}>{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <InlineStatus tone="done">{text.trim() !== '' && suggestions.length === 0 && 'No club found.'}</InlineStatus>
    </div>
  );
}

type HiddenClubProps = { code: string; isLocked: boolean; onRemove: () => void };

function HiddenClub({ code, isLocked, onRemove }: HiddenClubProps) {
  const name = clubOf('', code).name || code;
  return (
    <Button variant="soft" tone="accent" className={styles.chip} isPending={isLocked} onPress={onRemove}>
      <Crest team={name} code={code} size={18} />
      <span className={styles.name}>
        <VisuallyHidden>Remove </VisuallyHidden>
        <UserText lines={2}>{name}</UserText>
      </span>
      <X className={styles.remove} size={14} strokeWidth={1.75} aria-hidden />
    </Button>
  );
}
