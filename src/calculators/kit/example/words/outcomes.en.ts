/** What each outcome means, for programs. */
export const outcomes = {
  reached: 'The savings reach the goal.',
  there: 'The goal is there.',
  never: 'Without growth the goal is never reached.',
} as const
