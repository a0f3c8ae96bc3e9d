/** What each outcome means, for programs. */
export const outcomes = {
  compared: 'The money lasts, and what fees take is known.',
  'used-up': 'Fees and withdrawals use up the account before the end.',
} as const
