/** What each outcome means, for programs. */
export const outcomes = {
  found: 'The most that could be spent is found.',
  tested: 'The spending asked about is tried on every past start.',
  formula: 'The rule itself sets the spending; it is tried on every past start.',
  none: 'No spending keeps to the limits set.',
  empty: 'There is nothing to live on.',
} as const
