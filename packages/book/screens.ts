/** The address of each screen by its name in the sidebar, in the order of the app's routes. */
export const SCREENS: Readonly<Record<string, string>> = {
  Home: '/',
  'Sign Up': '/signup',
  'Forgot Password': '/forgot-password',
  'Reset Password': '/reset-password/{token?}',
  'How It Works': '/how-it-works',
  Today: '/today',
  Leaderboards: '/leaderboards',
  Completed: '/completed',
  Recap: '/completed/{id}',
  Receipt: '/receipts/{matchId}',
  Machine: '/machine',
  Profile: '/profile/{id}',
  Achievements: '/achievements',
  Messages: '/messages',
  Thread: '/messages/{threadId}',
  'Match Chat': '/match-chat/{matchId}',
  Leagues: '/leagues',
  League: '/leagues/{leagueId}',
  'Join A League': '/join/{code}',
  Settings: '/settings',
  Moderation: '/moderation',
  Practice: '/practice',
  Privacy: '/privacy',
  Terms: '/terms',
  Share: '/s/{id}',
  'Not Found': 'any other',
};

/** Screens without a route of their own. */
export const PARTS_OF_SCREENS = ['Moderation Case', 'Something Broke'];
