import { AvoidedList, type AvoidedListProps } from './AvoidedList.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export type AvoidedPlayersSectionProps = {
  blocked: AvoidedListProps;
  muted: AvoidedListProps;
};

/** Settings section with the players whom the viewer has blocked or muted. */
export function AvoidedPlayersSection({ blocked, muted }: AvoidedPlayersSectionProps) {
  return (
    <SettingsSection
      title="Blocked and muted players"
      lead="You and the players you block don't see each other. What players you mute write is hidden from you. They aren't told."
    >
      <AvoidedList kind="blocked" {...blocked} />
      <AvoidedList kind="muted" {...muted} />
    </SettingsSection>
  );
}
