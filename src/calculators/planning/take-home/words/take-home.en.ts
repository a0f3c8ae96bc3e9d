/** What is said of take-home pay that the tax engine worked out. */
import type { Say } from '#calculators/kit/say.ts'

export const takeHomeWords = {
  title: 'Your estimated take-home pay',
  lead: (takeHome: number, gross: number, say: Say) =>
    `About ${say.money(takeHome)} a month, from ${say.money(gross)} of pay before taxes. Your own take-home pay would replace this estimate.`,
  gross: (amount: number, say: Say) => `Pay before taxes: ${say.money(amount)} a month`,
  federal: (amount: number, say: Say) => `Federal income tax: ${say.money(amount)}`,
  payroll: (amount: number, say: Say) => `Social Security, Medicare and state programs: ${say.money(amount)}`,
  state: (amount: number, name: string, say: Say) => `${name} state and local income tax: ${say.money(amount)}`,
  noState: 'State income tax: $0, because we don’t know your state',
  saved: (amount: number, say: Say) => `Retirement savings at work: ${say.money(amount)}`,
  benefits: (amount: number, say: Say) => `Health premiums and HSA money from pay: ${say.money(amount)}`,
  takeHome: (amount: number, say: Say) => `Left to take home: ${say.money(amount)} a month`,
  steps: [
    'We work out your tax returns for the whole year and divide by 12.',
    'The standard deduction is used unless itemizing comes out ahead.',
    'A refund from credits isn’t counted, since it comes once a year.',
    'Your paycheck may hold back more or less than the tax you owe.',
  ],
  source: {
    brackets: 'federal income tax rates',
    standard: 'standard deduction',
    payroll: 'Social Security and Medicare rates',
    state: (name: string) => `${name} income tax rates`,
  },
}
