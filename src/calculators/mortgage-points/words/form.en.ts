/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  loan: 'The loan',
  offers: 'Your rate options',
  term: 'Loan term and savings',
  buydown: { title: 'Temporary buydown', more: 'Temporary buydown, like 2-1' },
  refinancing: { title: 'If rates fall', more: 'If rates fall later' },
  taxes: { title: 'Taxes', more: 'Taxes, if you itemize' },
}

export const formWords = {
  loanAmount: { label: 'Loan amount' },
  stay: { label: 'Time you’ll keep it', hint: 'Until you sell, refinance or pay it off' },
  offers: {
    label: 'Rates and points',
    hint: ({ rate, asOf }: { rate: number; asOf: string }, say: Say) =>
      `Our example, around the ${say.percent(rate)} 30-year average (Freddie Mac, ${say.dateShort(asOf)}). Replace it with your lender’s rates. We compare the others with your first option.`,
    noun: 'option',
    rate: 'Rate (%)',
    points: 'Points (credit −)',
    fees: 'Other fees ($)',
    paste: {
      button: 'Paste a rate sheet',
      hint: 'One rate per line: “6.875 1.25”, “6.875 98.75” or “6.875 $4,460”. Write a credit as “−1”, “(1)”, “101” or “credit 1”.',
    },
  },
  term: { label: 'Loan term' },
  earns: {
    label: 'Return on savings',
    hint: ({ rate, month }: { rate: number; month: string }, say: Say) =>
      `After tax, if you kept the cash. Online savings paid about ${say.percent(rate)} before tax in ${say.month(month)}.`,
  },
  buydown: {
    label: 'Temporary buydown',
    hint: 'Lowers the payments on your first option for a while. The loan’s rate stays the same.',
    options: {
      none: 'None',
      '1-0': '1-0: 1 point lower in year 1',
      '1-1': '1-1: 1 point lower for 2 years',
      '2-1': '2-1: 2 points lower, then 1',
      '3-2-1': '3-2-1: 3 points lower, then 2, then 1',
    },
  },
  buydownPaidBy: { label: 'Who pays for it', options: { me: 'I do', other: 'Seller, builder or lender' } },
  refinanceDrop: {
    label: 'Rate drop to refinance',
    hint: ({ from }: { from: string }, say: Say) =>
      `In percentage points. We check how often rates fell that far since ${say.month(from)}.`,
  },
  itemize: {
    label: 'Deduction you take',
    hint: 'Most people take the standard deduction. Then interest and points don’t lower your tax.',
    options: { standard: 'Standard deduction', itemize: 'Itemized deductions' },
  },
  taxRate: { label: 'Your tax rate', hint: 'Your top federal rate, plus your state’s if it allows the deduction' },
  purpose: {
    label: 'Loan purpose',
    hint: 'Points on a main home you buy usually count in year 1. On a refinance they’re spread over the term.',
    options: { buy: 'Buy a home', refinance: 'Refinance' },
  },
}

export const sheetWords = {
  nothing: 'We found no rates. Start each line with a rate and its points, like “6.875  1.25”.',
  tooMany: ({ most, read }: { most: number; read: number }) => `We took the first ${most} of ${read} lines.`,
  left: ({ left }: { left: number }, say: Say) =>
    `We left out ${say.count(left, 'line', 'lines')} without a rate and points.`,
}
