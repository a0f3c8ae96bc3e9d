/** The yield of a known interest. */
import type { Say } from '../../kit/say.ts'

export const card = {
  title: 'APY From Dollars and Days',
  question: 'What APY does this interest come to?',
  description:
    'The annual percentage yield of an amount of interest earned over a number of days, by Regulation DD, Appendix A. For a statement, send the interest earned and the average daily balance.',
}
export const fieldWords = {
  principal: 'Amount deposited',
  principalHint: 'For a statement, the average daily balance.',
  interest: 'Interest earned',
  days: 'Days it was earned in',
}
export const outcomes = {
  found: 'The yield of a year at the same pace.',
  'too-high': 'The yield would be over 1,000,000%.',
}
export const headlines = {
  found: ({ apy }: { apy: number }, say: Say) => `The APY is **${say.percent(apy)}**.`,
  'too-high': 'The APY is **too high to state**.',
}
export const figureNames = { apy: 'APY' }
export const workingWords = {
  title: 'How the APY Is Found',
  formula: 'APY = 100 × ((1 + interest ÷ principal)^(365 ÷ days) − 1)',
  numbers: (
    { interest, principal, days, apy }: { interest: number; principal: number; days: number; apy: number },
    say: Say,
  ) =>
    `= 100 × ((1 + ${say.cents(interest)} ÷ ${say.cents(principal)})^(365 ÷ ${say.number(days, 0)}) − 1) = ${say.percent(apy)}`,
}
export const sourceWords = { apy: 'how an APY is found' }
