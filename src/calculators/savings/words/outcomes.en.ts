/** What each outcome means, for programs. */
export const outcomes = {
  reached: 'The goal is reached in time.',
  'already-there': 'The goal is there.',
  never: 'The goal is never reached.',
  'deposit-found': 'The deposit that reaches the goal in time is found.',
  'none-needed': 'The goal is reached in time without deposits.',
  'no-deposit-in-time': 'No deposit falls before the date.',
  balance: 'The balance is worked out.',
  'buckets-filled': 'Every goal is reached.',
  'buckets-open': 'A goal is never reached.',
} as const
