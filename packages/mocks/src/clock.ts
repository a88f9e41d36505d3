/** The one clock of the stories: noon of the day on which every story happens. */
export const NOON = new Date('2025-10-14T12:00:00Z');
