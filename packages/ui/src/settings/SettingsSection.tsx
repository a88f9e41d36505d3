import { Flex, Heading, Separator, Text } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { isHeld, type ReportedAction } from '../behavior/actionState.ts';
import { QuietButton } from '../primitives/button/QuietButton.tsx';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';
import { Panel, type PanelProps } from '../primitives/panel/Panel.tsx';

export type SettingsSectionProps = {
  /** Heading that names the section. */
  title: string;
  /** A sentence below the heading that explains the setting. */
  lead?: ReactNode;
  /** Frames the section. */
  tone?: PanelProps['tone'];
  /** Controls below the heading, one below the other. */
  children: ReactNode;
};

/** A section of the settings with a heading. */
export function SettingsSection({ title, lead, tone = 'quiet', children }: SettingsSectionProps) {
  const titleId = useId();
  const content = (
    <>
      <Flex direction="column" gap="1">
        <Heading as="h2" size="4" id={titleId}>
          {title}
        </Heading>
        {lead && <Note>{lead}</Note>}
      </Flex>
      {children}
    </>
  );
  const column = { direction: 'column', gap: '4', minWidth: '0' } as const;
  return tone === 'quiet' ? (
    <Flex asChild {...column}>
      <section aria-labelledby={titleId}>
        <Separator size="4" />
        {content}
      </section>
    </Flex>
  ) : (
    <Panel as="section" tone={tone} aria-labelledby={titleId}>
      <Flex {...column}>{content}</Flex>
    </Panel>
  );
}

/** A sentence that explains a setting. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Text as="p" size="2" color="gray" wrap="pretty" style={NOTE}>
      {children}
    </Text>
  );
}

const NOTE = { maxWidth: '60ch', overflowWrap: 'anywhere' } as const;

/** Buttons with the result of their action. */
export function SettingsActions({ children }: { children: ReactNode }) {
  return (
    <Flex wrap="wrap" align="center" gapX="4" gapY="2">
      {children}
    </Flex>
  );
}

/** What became of an action, next to its button. */
export const ActionStatus = ({ state }: { state: ReportedAction }) => (
  <InlineStatus tone={state.kind === 'failed' ? 'failed' : 'done'}>
    {state.kind === 'failed' ? state.error : state.kind === 'done' && state.text}
  </InlineStatus>
);

type SettingsActionProps = {
  /** Verb on the button. */
  label: string;
  /** Progress of the action; its result is said next to the button. */
  state: ReportedAction;
  /** Starts the action. */
  onPress: () => void;
};

/** A button with the result of its action. */
export const SettingsAction = ({ label, state, onPress }: SettingsActionProps) => (
  <SettingsActions>
    <QuietButton onPress={onPress} isPending={isHeld(state)}>
      {label}
    </QuietButton>
    <ActionStatus state={state} />
  </SettingsActions>
);
