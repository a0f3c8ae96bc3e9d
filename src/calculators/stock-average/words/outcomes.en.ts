/** What each outcome means, for programs. */
export const outcomes = {
  holding: 'Shares are held.',
  empty: 'No shares are left.',
} as const
