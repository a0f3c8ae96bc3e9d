/** Charts, tables and workings of this page. */
import type { Say } from '../../kit/say.ts'

export const rangeChart = {
  title: 'How income changes your deduction',
  lead: ({ counted }: { counted: number }, say: Say) => `For a contribution of ${say.money(counted)}`,
  summary: ({ from, to, counted }: { from: number; to: number; counted: number }, say: Say) =>
    `A contribution of ${say.money(counted)} is fully deductible up to ${say.money(from)} of modified AGI and not at all from ${say.money(to)}.`,
  x: 'Modified AGI',
  series: 'You can deduct',
  you: 'You',
}

interface FirstRmd {
  readonly age: number
  readonly year: number
  readonly first: number
}
export const rmdChart = {
  title: 'RMDs ahead, in today’s dollars',
  lead: ({ age }: { age: number }) => `If you put money in until ${age} and take out only what’s required`,
  summary: ({ age, year, first }: FirstRmd, say: Say) =>
    `Your first RMD comes at ${age}, in ${year}: about ${say.money(first)} in today’s dollars.`,
  leadNow: 'If you take out only what’s required',
  summaryNow: ({ age, year, first }: FirstRmd, say: Say) =>
    `Your RMD at ${age}, in ${year}, is about ${say.money(first)} in today’s dollars.`,
  x: 'Age',
  series: 'RMD',
}
export const rmdTable = {
  title: 'RMDs year by year',
  lead: 'Future dollars, except the last column.',
  columns: { year: 'Year', age: 'Age', required: 'RMD', balance: 'Left in the IRA', today: 'RMD, today’s dollars' },
}

export const formTable = {
  title: ({ year }: { year: number }) => `Form 8606 for ${year}`,
  lead: 'All your traditional, SEP and SIMPLE IRAs count as one. A 401(k) doesn’t count.',
  leadWorksheet: 'Figured with Worksheet 1-1 of Publication 590-B, as your contribution may be partly nondeductible.',
  columns: { line: 'Line', what: 'What it is', amount: 'Amount' },
  rows: {
    line1: 'Nondeductible contributions',
    line2: 'After-tax money from earlier years',
    line3: 'Lines 1 and 2',
    line6: 'All IRAs on December 31',
    line7: 'Withdrawals',
    line8: 'Converted to Roth',
    line9: 'Lines 6, 7 and 8',
    line13: 'Tax-free part',
    line14: 'After-tax money carried forward',
    line15: 'Taxable withdrawals',
    line18: 'Taxable conversions',
  },
}

export const deductionWorking = {
  title: ({ year }: { year: number }) => `Your deduction for ${year}`,
  formula:
    'deduction = limit × (top of the range − modified AGI) ÷ width of the range, rounded up to $10, at least $200',
  free: ({ deducted }: { deducted: number }, say: Say) => `No plan at work, so no range: ${say.cents(deducted)}`,
  below: ({ magi, from }: { magi: number; from: number }, say: Say) =>
    `${say.money(magi)} isn’t above ${say.money(from)}: the whole contribution is deductible`,
  past: ({ magi, to }: { magi: number; to: number }, say: Say) => `${say.money(magi)} is ${say.money(to)} or more: 0`,
  inside: ({ limit, to, magi, width }: { limit: number; to: number; magi: number; width: number }, say: Say) =>
    `${say.money(limit)} × (${say.money(to)} − ${say.money(magi)}) ÷ ${say.money(width)}`,
  result: ({ deducted, counted }: { deducted: number; counted: number }, say: Say) =>
    `= ${say.cents(deducted)} of your ${say.cents(counted)}`,
  limit: ({ byAge, limit }: { byAge: number; limit: number }, say: Say) =>
    `The limit at your age is ${say.money(byAge)}. With your pay, you can put in ${say.money(limit)}.`,
  spousal: 'On a joint return, the spouse with less pay can use what’s left of the other’s after their IRA money.',
  magi: 'Modified AGI is your AGI before the IRA and student loan interest deductions.',
}

export const shareWorking = {
  title: 'Tax-free share',
  formula: 'share = after-tax money ÷ (all IRAs on December 31 + withdrawals + conversions)',
  numbers: ({ basis, whole }: { basis: number; whole: number }, say: Say) =>
    `${say.money(basis)} ÷ ${say.money(whole)}`,
  result: ({ share, free }: { share: number; free: number }, say: Say) =>
    `= ${say.percent(share, 1)}, so ${say.cents(free)} is tax-free`,
}

export const rmdWorking = {
  title: 'Your RMD',
  formula: 'RMD = balance on December 31 of last year ÷ years in the IRS table',
  numbers: ({ balance, period }: { balance: number; period: number }, say: Say) =>
    `${say.money(balance)} ÷ ${say.number(period, 1)}`,
  result: ({ required }: { required: number }, say: Say) => `= ${say.cents(required)}`,
  table:
    'The Uniform Lifetime Table, or the joint table if a spouse more than 10 years younger is your only beneficiary.',
}

export const usedFor = {
  limits: ({ year }: { year: number }) => `IRA limits and income ranges for ${year}`,
  brackets: 'federal tax brackets',
  savers: 'Saver’s Credit',
  match: 'Saver’s Match',
  rmdAge: 'age RMDs start',
  uniform: 'Uniform Lifetime Table',
  joint: 'joint table for a much younger spouse',
  penalty: 'tax on a missed RMD',
  gift: 'charitable gifts from an IRA',
  early: '10% early withdrawal tax',
  exceptions: 'exceptions to it',
  excess: 'tax on money over the limit',
  heirs: 'ten-year rule for heirs',
  states: 'states without an IRA deduction',
  roth: 'Roth five-year rule',
  growth: 'long-run growth of stocks and bonds',
}
