/** What an account earns whose rate changes on days known from the start. */
import type { Say } from '../../kit/say.ts'

export const card = {
  title: 'Stepped Rates',
  question: 'What APY does an account with stepped rates pay?',
  description:
    'Interest and annual percentage yield of an account whose rate changes on days known from the start, such as an introductory rate, by Regulation DD, Appendix A.',
}
export const fieldWords = {
  deposit: 'Deposit',
  compounding: 'Interest is added',
  steps: 'Rates, the first one first',
  step: 'rate',
  rate: 'Interest rate',
  days: 'For how many days',
}
export const compoundingWords = {
  daily: 'Daily',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  semiannual: 'Twice a year',
  yearly: 'Yearly',
  continuous: 'Without pause',
  none: 'At the end, as simple interest',
}
export const problems = {
  long: ({ years }: { years: number }, say: Say) => `The steps together can’t be longer than ${say.years(years)}.`,
}
export const outcomes = { found: 'What the steps earn together.' }
export const headline = ({ apy, interest }: { apy: number; interest: string }, say: Say): string =>
  `The APY is **${say.percent(apy)}**, with ${interest} in interest.`
export const figureNames = {
  apy: 'APY',
  interest: 'Interest',
  balance: 'Balance at the end',
  days: 'Days of all steps',
}
export const tableWords = {
  title: 'Each Step',
  columns: { step: 'Step', days: 'Days', rate: 'Interest rate', interest: 'Interest', balance: 'Balance' },
}
export const workingWords = {
  title: 'How the APY Is Found',
  interest: ({ interest, deposit }: { interest: number; deposit: number }, say: Say) =>
    `Interest of all steps on ${say.cents(deposit)} = ${say.cents(interest)}`,
  formula: 'APY = 100 × ((1 + interest ÷ deposit)^(365 ÷ days) − 1)',
  numbers: (
    { interest, deposit, days, apy }: { interest: number; deposit: number; days: number; apy: number },
    say: Say,
  ) =>
    `= 100 × ((1 + ${say.cents(interest)} ÷ ${say.cents(deposit)})^(365 ÷ ${say.number(days, 0)}) − 1) = ${say.percent(apy)}`,
}
export const sourceWords = { apy: 'how the APY of a stepped rate is found' }
