import { Settings } from 'lucide-react';
import { ClubsSection, type ClubsSectionProps } from '../club/ClubsSection.tsx';
import { SharesSection, type SharesSectionProps } from '../share/SharesSection.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { AppearanceSection, type AppearanceSectionProps } from './AppearanceSection.tsx';
import { AvoidedPlayersSection, type AvoidedPlayersSectionProps } from './AvoidedPlayersSection.tsx';
import { DeletionSection, type DeletionSectionProps } from './DeletionSection.tsx';
import { ExportSection, type ExportSectionProps } from './ExportSection.tsx';
import { HiddenResultsSection, type HiddenResultsSectionProps } from './HiddenResultsSection.tsx';
import { LegalSection } from './LegalSection.tsx';
import { PreferenceSections, type PreferenceSectionsProps } from './PreferenceSections.tsx';
import { RemindersSection, type RemindersSectionProps } from './reminder/RemindersSection.tsx';
import { SecuritySection, type SecuritySectionProps } from './SecuritySection.tsx';
import { ScreenFrame } from '../layout/ScreenFrame.tsx';
import { ShortcutsSection, type ShortcutsSectionProps } from './ShortcutsSection.tsx';
import { SessionsSection, type SessionsSectionProps } from './SessionsSection.tsx';
import { SettingsGroup, SettingsIndex } from './SettingsGroup.tsx';
import { UsernameSection, type UsernameSectionProps } from './UsernameSection.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';

export type SettingsState =
  | Extract<Unloaded, { kind: 'loading' }>
  | { kind: 'anonymous'; onLogin: () => void }
  | {
      kind: 'ready';
      appearance: AppearanceSectionProps;
      shortcuts: ShortcutsSectionProps;
      /** Null for an account without a password. */
      security: SecuritySectionProps | null;
      /** Null if the server doesn't change usernames. */
      username: UsernameSectionProps | null;
      /** Null if the server doesn't support listing sessions. */
      sessions: SessionsSectionProps | null;
      /** The clubs the player follows; null if the server doesn't have clubs. */
      clubs?: ClubsSectionProps | null;
      preferences: PreferenceSectionsProps;
      /** Null if the server doesn't remind players. */
      reminders: RemindersSectionProps | null;
      /** Null if the server can't hide results. */
      hiddenResults: HiddenResultsSectionProps | null;
      /** Absent if the server doesn't support blocking. */
      avoided?: AvoidedPlayersSectionProps;
      /** Absent if the server doesn't support sharing. */
      shares?: SharesSectionProps;
      dataExport: ExportSectionProps;
      deletion: DeletionSectionProps;
    };

export type SettingsScreenProps = {
  /** The settings, or why there are none. */
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
            {state.clubs && <ClubsSection {...state.clubs} />}
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
            {state.avoided && <AvoidedPlayersSection {...state.avoided} />}
            {state.shares && <SharesSection {...state.shares} />}
            <ExportSection {...state.dataExport} />
          </SettingsGroup>
          <DeletionSection {...state.deletion} />
        </>
      );
  }
}
