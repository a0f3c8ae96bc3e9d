/** What each outcome means, for programs. */
export const outcomes = {
  whole: 'You get the whole match.',
  missing: 'Part of the match is missed.',
  'no-match': 'There is no match to get.',
} as const
