/** Formats 'h:mm a', by default in the viewer's time zone. Some engines use a narrow no-break space before PM. */
export const timeOfDay = (time: Date, timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .format(time)
    .replace(/\u202F/g, ' ');
