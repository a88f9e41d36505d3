import { type Fault, faultsIn } from './fault.ts';

const fault = faultsIn('interface', 'packages/ui/src');

/** Broken controls, texts, announcements and looks of components. */
export const INTERFACE_FAULTS: readonly Fault[] = [
  fault(
    'Visitors see the pick buttons',
    'prediction/PickArea.tsx',
    "{viewer === 'player' && <PickButtons",
    "{viewer !== 'loading' && <PickButtons",
  ),
  fault(
    'The other choice can be pressed while a pick is being sent',
    'prediction/PickArea.tsx',
    'disabled: saving !== null && saving !== choice,',
    'disabled: false,',
  ),
  fault(
    'Exactly 25 picks are shown as counts',
    'prediction/CommunityStats.tsx',
    'stats.totalCount >= COMMUNITY_PERCENT_MIN_PICKS;',
    'stats.totalCount > COMMUNITY_PERCENT_MIN_PICKS;',
  ),
  fault(
    'A new card is not announced to a player who has moved the focus',
    'prediction/HomeScreen.tsx',
    'match && !isFocused && matchTitle(match)',
    'match && isFocused && matchTitle(match)',
  ),
  fault(
    'The focus does not move to the next card',
    'prediction/HomeScreen.tsx',
    'if (following === null || isLoading) return;',
    'if (following === null || !isLoading) return;',
  ),
  fault(
    'An unread notification does not say so',
    'notification/NotificationList.tsx',
    '{!isRead && <VisuallyHidden>Unread</VisuallyHidden>}',
    '{isRead && <VisuallyHidden>Unread</VisuallyHidden>}',
  ),
  fault(
    'The Enter that accepts a word of an input method sends the message',
    'chat/SendBox.tsx',
    ' && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;',
    ' && nativeEvent.keyCode !== 0.5;',
  ),
  fault(
    'The mark of a wrong pick has the color of a right one',
    'drawing/Mark.module.css',
    'color: var(--tomato-11);',
    'color: var(--accent-11);',
  ),
  fault(
    'Small buttons with an icon are 18 px high and wide',
    'primitives/button/Button.module.css',
    '    max-width: 100%;\n    min-height: var(--space-6);',
    '    max-width: 1.125rem;\n    height: 1.125rem;\n    min-height: 0;\n    padding: 0;',
  ),
  fault(
    'After a failed login the focus moves to the email',
    'auth/LoginDialog.tsx',
    `querySelector<HTMLElement>('[type="password"]')`,
    `querySelector<HTMLElement>('[type="email"]')`,
  ),
  fault(
    'The failure of a form is not announced',
    'primitives/form/FormAlert.tsx',
    '<div id={id} role="alert" style',
    '<div id={id} style',
  ),
  fault(
    'Toasts of failures wait for what is being read',
    'toast/Toast.tsx',
    "type={isFailure ? 'foreground' : 'background'}",
    "type={isFailure ? 'background' : 'foreground'}",
  ),
  fault(
    'The focus is lost when the focused control of a block disappears',
    'behavior/focusFallback.ts',
    'else focusFallbackNear(remaining);',
    '',
  ),
  fault(
    'A postponed match counts as a pending pick',
    'profile/picks/pickOutcome.ts',
    "POSTPONED: 'Postponed' };",
    '};',
  ),
  fault(
    'Stars of a provisional result are shown',
    'completed/UserResult.tsx',
    'const stars = isProvisional ? null : signed(userResult.starsDelta);',
    'const stars = signed(userResult.starsDelta);',
  ),
  fault(
    'A hidden result tells stars and streaks',
    'result/Result.tsx',
    "case 'nothing':\n      return null;",
    "case 'nothing':\n      return children;",
  ),
  fault(
    'Results of a followed club are not hidden when it plays away',
    'result/hiding.ts',
    ' || codes.includes(clubOf(awayTeam, awayTeamAbbr).code)',
    '',
  ),
  fault(
    'Dismissing the cookie notice accepts it',
    'layout/CookieNotice.tsx',
    '<QuietButton onPress={closeWith(onDismiss)}>',
    '<QuietButton onPress={closeWith(onAccept)}>',
  ),
];
