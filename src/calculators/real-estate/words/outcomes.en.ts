/** What each outcome means, for programs. */
export const outcomes = {
  return: 'The yearly return is found.',
  'no-return': 'No single yearly return fits, or no money of one’s own goes in.',
  'not-possible': 'No loan or lease fits these numbers.',
} as const
