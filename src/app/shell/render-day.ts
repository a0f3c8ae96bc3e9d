/** The day a page is made for: where most visitors are, on the United States' east coast. Only for the server and the build. */
export const renderDay = (now: Date = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(now)
