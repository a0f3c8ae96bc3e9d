/** What each outcome means, for programs. */
export const outcomes = {
  saving: 'The fund is reached in time.',
  reached: 'The fund is there.',
  never: 'At these savings the fund is never reached.',
  nothing: 'There are no essential expenses, so there is nothing to save for.',
} as const
