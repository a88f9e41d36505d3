import { Settings } from 'lucide-react';
import { ClubPicker, type ClubPickerProps } from '../club/ClubPicker.tsx';
import { SharesSection, type SharesSectionProps } from '../share/SharesSection.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { RestrictedPlayersSection, type RestrictedPlayersSectionProps } from './RestrictedPlayersSection.tsx';
import { DeletionSection, type DeletionSectionProps } from './DeletionSection.tsx';
import { ExportSection, type ExportSectionProps } from './ExportSection.tsx';
import { HiddenResultsSection, type HiddenResultsSectionProps } from './HiddenResultsSection.tsx';
import { PreferenceSections, type PreferenceSectionsProps } from './PreferenceSections.tsx';
import { RemindersSection, type RemindersSectionProps } from './reminder/RemindersSection.tsx';
import { SecuritySection, type SecuritySectionProps } from './SecuritySection.tsx';
import { ScreenFrame } from '../layout/ScreenFrame.tsx';
import { SessionsSection, type SessionsSectionProps } from './SessionsSection.tsx';
import { SettingsGroup, SettingsIndex } from './SettingsGroup.tsx';
import { UsernameSection, type UsernameSectionProps } from './UsernameSection.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';
import { paths } from '@machine/contract/paths.ts';
import { QuietButtonLink } from '../primitives/button/QuietButton.tsx';
import { SettingsActions, SettingsSection } from './SettingsSection.tsx';
import { Switch } from '../primitives/form/Switch.tsx';
import type { Appearance } from '../theme/AppRoot.tsx';

/** `anonymous`: visitors see a login prompt. */
export type SettingsState =
  | Extract<Unloaded, { kind: 'loading' }>
  | { kind: 'anonymous'; onLogin: () => void }
  | {
      kind: 'ready';
      /** Dark or light mode. */
      appearance: AppearanceSectionProps;
      /** Keyboard shortcuts. */
      shortcuts: ShortcutsSectionProps;
      /** Null for an account without a password. */
      security: SecuritySectionProps | null;
      /** Null if the server doesn't change usernames. */
      username: UsernameSectionProps | null;
      /** Null if the server doesn't support listing sessions. */
      sessions: SessionsSectionProps | null;
      /** The clubs the player follows; null if the server doesn't have clubs. */
      clubs?: ClubPickerProps | null;
      /** Email and in-app notifications. */
      preferences: PreferenceSectionsProps;
      /** Null if the server doesn't remind players. */
      reminders: RemindersSectionProps | null;
      /** Null if the server can't hide results. */
      hiddenResults: HiddenResultsSectionProps | null;
      /** Absent if the server doesn't support blocking. */
      restricted?: RestrictedPlayersSectionProps;
      /** Absent if the server doesn't support sharing. */
      shares?: SharesSectionProps;
      /** Download of the player's data. */
      dataExport: ExportSectionProps;
      /** Deletion of the account. */
      deletion: DeletionSectionProps;
    };

export type SettingsScreenProps = {
  /** The props of all sections; null or absent for those that the server doesn't support. */
  state: SettingsState;
};

/** The /settings page: everything a player can change about their account. */
export function SettingsScreen({ state }: SettingsScreenProps) {
  return (
    <ScreenFrame
      title="Settings"
      lead="Appearance, notifications and your data."
      state={state}
      skeleton={<SettingsSkeleton />}
    >
      {(loaded) => <SettingsBody state={loaded} />}
    </ScreenFrame>
  );
}

function SettingsBody({ state }: { state: Exclude<SettingsState, Unloaded> }) {
  switch (state.kind) {
    case 'anonymous':
      return (
        <EmptyBlock
          icon={Settings}
          message="Log in to see your settings"
          detail="Settings are saved with your account."
          onLogin={state.onLogin}
        />
      );
    case 'ready':
      return (
        <>
          <SettingsIndex />
          <SettingsGroup id="game">
            <AppearanceSection {...state.appearance} />
            <ShortcutsSection {...state.shortcuts} />
            {state.clubs && (
              <SettingsSection
                title="Your clubs"
                lead="Their matches come first on Today, and the menu shows the next ones."
              >
                <ClubPicker {...state.clubs} />
              </SettingsSection>
            )}
            {state.hiddenResults && <HiddenResultsSection {...state.hiddenResults} />}
          </SettingsGroup>
          <SettingsGroup id="account">
            {state.security && <SecuritySection {...state.security} />}
            {state.username && <UsernameSection {...state.username} />}
            {state.sessions && <SessionsSection {...state.sessions} />}
          </SettingsGroup>
          <SettingsGroup id="notifications">
            <PreferenceSections {...state.preferences} />
            {state.reminders && <RemindersSection {...state.reminders} />}
          </SettingsGroup>
          <SettingsGroup id="privacy">
            <LegalSection />
            {state.restricted && <RestrictedPlayersSection {...state.restricted} />}
            {state.shares && <SharesSection {...state.shares} />}
            <ExportSection {...state.dataExport} />
          </SettingsGroup>
          <DeletionSection {...state.deletion} />
        </>
      );
  }
}

/** Links to the privacy page and the terms. */
function LegalSection() {
  return (
    <SettingsSection title="Privacy and terms" lead="What we store about you and why, and the rules of the game.">
      <SettingsActions>
        <QuietButtonLink href={paths.privacy}>Privacy</QuietButtonLink>
        <QuietButtonLink href={paths.terms}>Terms</QuietButtonLink>
      </SettingsActions>
    </SettingsSection>
  );
}

type AppearanceSectionProps = {
  /** The current appearance. */
  appearance: Appearance;
  /** Called with the other appearance. */
  onAppearance: (appearance: Appearance) => void;
};

/** Switches between dark and light mode. */
function AppearanceSection({ appearance, onAppearance }: AppearanceSectionProps) {
  return (
    <SettingsSection title="Appearance">
      <Switch
        label="Dark mode"
        description="Saved in this browser."
        isSelected={appearance === 'dark'}
        onChange={(isDark) => onAppearance(isDark ? 'dark' : 'light')}
      />
    </SettingsSection>
  );
}

type ShortcutsSectionProps = {
  /** True if single keys pick. */
  isOn: boolean;
  /** True if the server has the slate, which has keys, too. */
  hasSlate?: boolean;
  /** Called with the new value. */
  onChange: (isOn: boolean) => void;
};

const ON_HOME = 'On the home page: A to agree, D to disagree, N for the next prediction.';
const ON_SLATE = 'On Today: arrow keys to move between matches, A and D to pick.';

/** Switches the keyboard shortcuts off and on. */
function ShortcutsSection({ isOn, hasSlate = false, onChange }: ShortcutsSectionProps) {
  return (
    <SettingsSection title="Keyboard">
      <Switch
        label="Shortcuts"
        description={`${ON_HOME} ${hasSlate ? `${ON_SLATE} ` : ''}Saved in this browser.`}
        isSelected={isOn}
        onChange={onChange}
      />
    </SettingsSection>
  );
}
