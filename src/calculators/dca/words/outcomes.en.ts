/** What each outcome means, for programs. */
export const outcomes = {
  windfall: 'A sum at once is compared with the same sum in parts.',
  paycheck: 'Equal deposits from each paycheck are worked out.',
  since: 'Equal deposits since a past month are worked out.',
} as const
