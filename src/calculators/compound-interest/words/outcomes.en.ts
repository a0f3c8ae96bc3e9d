/** What each outcome means, for programs. */
export const outcomes = {
  projected: 'The growth is worked out.',
  'not-possible': 'These numbers have no answer: an amount or a balance would grow past what can be counted.',
} as const
