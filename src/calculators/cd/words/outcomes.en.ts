/** What each outcome means, for programs. */
export const outcomes = {
  'keeps-principal': 'The deposit earns interest, and what was put in stays whole.',
  'principal-lost': 'Withdrawing early costs part of what was put in.',
  'no-interest': 'The deposit earns less than a cent.',
} as const
