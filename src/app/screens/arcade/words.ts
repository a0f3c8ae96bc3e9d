/** What the page of short games says. */
export const arcadeWords = {
  title: 'Wealth Building Games',
  lead: 'Short games about real money choices. No account, no prizes and no clock. Each one ends with what your choices cost in dollars.',
  same: 'Same code, same game',
  sameNote:
    'Every game has a code of four letters and numbers. Give it to a friend or a class, and everyone gets the same luck. Only the choices differ. Each game also prints a class sheet with questions and a key.',
  games: 'Short games',
  minutes: (count: number) => `${count} minutes`,
  learn: 'You’ll learn',
  play: 'Play',
  goOn: 'Continue',
  best: (score: number) =>
    `Your best on this device: ${Math.round(score)} ${Math.round(score) === 1 ? 'point' : 'points'}`,
  noBest: 'Not finished yet on this device',
  long: 'A longer game',
  longLine: 'Live thirty years in 15 minutes: pay, rent, raises, bad luck and real markets.',
  kept: 'Your results stay on this device.',
  counting: 'Playing your game again with each choice changed…',
  noneMattered: 'No single choice would have changed your result by a point. It was the sum of them.',
  /** `when` begins the sentence; both choices read as a person says them: 'Pay late'. */
  mattered: (when: string, chosen: string, other: string, worth: number) => {
    const size = Math.abs(Math.round(worth * 10) / 10)
    const by = `${size} ${size === 1 ? 'point' : 'points'}`
    return worth >= 0
      ? `${when}, you chose “${chosen}”. With “${other}” and the same luck, you’d have ended ${by} lower.`
      : `${when}, you chose “${chosen}”. With “${other}” and the same luck, you’d have ended ${by} higher.`
  },
  points: (score: number) => `${Math.round(score)} ${Math.round(score) === 1 ? 'point' : 'points'}`,
  score: 'Score',
  bestLabel: 'Your best here',
  whatHappened: 'Since your last choice',
} as const
