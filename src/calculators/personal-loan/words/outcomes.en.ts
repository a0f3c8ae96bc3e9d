/** What each outcome means, for programs. */
export const outcomes = {
  loan: 'The loan is worked out.',
  'not-possible': 'No loan fits these numbers.',
} as const
