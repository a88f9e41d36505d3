import type { Fault } from './fault.ts';

const SRC = 'packages/ui/src';

const fault = (name: string, file: string, find: Fault['find'], replace: string): Fault => ({
  name,
  area: 'interface',
  file: `${SRC}/${file}`,
  find,
  replace,
});

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
    'Players who will play are listed as injured',
    'prediction/InjuryContext.tsx',
    'INJURY_STATUSES_SHOWN.includes(status)',
    "(INJURY_STATUSES_SHOWN.includes(status) || status !== '')",
  ),
  fault(
    'The bar marks the home win whatever the Machine predicts',
    'prediction/MachinePrediction.tsx',
    'isPicked: side === machinePick',
    "isPicked: side === 'HOME' && machinePick !== ''",
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
    '"Next Prediction" disappears at the end of the day',
    'prediction/HomeScreen.tsx',
    'visibility: isInitialLoad ?',
    "visibility: isInitialLoad || state.kind === 'endOfDay' ?",
  ),
  fault(
    '"Mark All Read" is shown with nothing unread',
    'notification/NotificationList.tsx',
    '{unreadCount > 0 && (',
    '{unreadCount >= 0 && (',
  ),
  fault(
    'An unread notification does not say so',
    'notification/NotificationList.tsx',
    '{!isRead && <VisuallyHidden>Unread</VisuallyHidden>}',
    '{isRead && <VisuallyHidden>Unread</VisuallyHidden>}',
  ),
  fault(
    'An empty chat asks players who have picked to make a pick',
    'chat/ChatMessages.tsx',
    "{hasPicked ? 'No messages",
    "{!hasPicked ? 'No messages",
  ),
  fault(
    'The Enter that accepts a word of an input method sends the message',
    'chat/SendBox.tsx',
    ' && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;',
    ' && nativeEvent.keyCode !== 0.5;',
  ),
  fault(
    'A message that is too long can be sent',
    'chat/SendBox.tsx',
    'left >= 0) onSend(text)',
    'left >= -9) onSend(text)',
  ),
  fault(
    'The score strip names the home team first',
    'chat/playText.ts',
    "[code(match.awayTeamAbbr), scoreLabel(match.scoreAway), '-', scoreLabel(match.scoreHome), code(match.homeTeamAbbr)]",
    "[code(match.homeTeamAbbr), scoreLabel(match.scoreHome), '-', scoreLabel(match.scoreAway), code(match.awayTeamAbbr)]",
  ),
  fault(
    'The mark of a wrong pick has the color of a right one',
    'drawing/Mark.module.css',
    'color: var(--tomato-11);',
    'color: var(--accent-11);',
  ),
  fault(
    'A mark does not say that it is provisional',
    'drawing/Mark.tsx',
    '{isProvisional && !isShort ? `${word}, provisional` : word}',
    '{word}',
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
    'Loading that takes long is not announced',
    'primitives/feedback/LoadingStatus.tsx',
    'isAnnounced && <VisuallyHidden>',
    'isAnnounced && isSlow && <VisuallyHidden>',
  ),
  fault(
    'The focus is lost when the focused control of a block disappears',
    'behavior/focusFallback.ts',
    'else focusFallbackNear(remaining);',
    '',
  ),
  fault(
    'Players can follow themselves on their own profile',
    'profile/follow/FollowButton.tsx',
    "case 'own':\n      return null;",
    "case 'own':\n      return <Button onPress={action.onToggle}>Follow</Button>;",
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
    'The lower score is not dimmed on the away side',
    'completed/Scoreboard.tsx',
    'score={scoreAway} other={scoreHome}',
    'score={scoreAway} other={scoreAway}',
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
    "The viewer's own row of a leaderboard is not marked",
    'leaderboard/LeaderboardTable.tsx',
    'isViewer={entry.userId === viewerId}',
    'isViewer={entry.username === viewerId}',
  ),
  fault(
    'The link to a chat does not name its unread messages',
    'navigation/ChatLink.tsx',
    'start, count && `${count} unread`]',
    'start]',
  ),
  fault('An empty search is not announced', 'search/SearchResults.tsx', "return 'No users found';", "return '';"),
  fault(
    'Dismissing the cookie notice accepts it',
    'layout/CookieNotice.tsx',
    '<Button variant="surface" color="gray" onPress={closeWith(onDismiss)}>',
    '<Button variant="surface" color="gray" onPress={closeWith(onAccept)}>',
  ),
  fault(
    'The gold match is not the first of the day',
    'slate/slateRows.ts',
    'Number(other.entry.isGold) - Number(one.entry.isGold) ||',
    '',
  ),
];
