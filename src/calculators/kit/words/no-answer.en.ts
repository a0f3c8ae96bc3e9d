/** What is said where no answer can be printed. */
export const noAnswerWords = {
  tooLarge: {
    headline: 'These numbers grow past what we can count.',
    more: 'The answer has an amount over nine quadrillion. Try smaller amounts, a lower rate or a shorter time.',
    outcome: 'The inputs are valid, but a figure would be past 9,000,000,000,000,000, where digits stop being exact.',
  },
  failed: {
    headline: 'We can’t answer this with these numbers.',
    more: 'Try changing the last number you entered, or start over with our numbers.',
  },
} as const
