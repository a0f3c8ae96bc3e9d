/** What reading a pasted earnings record found, and what to do where it found nothing. */
import type { NothingRead, StatementNotes } from '#engine/social-security/statement-paste.ts'
import type { Sentences } from '../../kit/say.ts'

export const noteWords = {
  twice: ({ year, first, second }, say) =>
    `${year} appears twice, with ${say.money(first)} and ${say.money(second)}. We kept the larger one; if they’re two jobs, add them up.`,
  leftOut: ({ from, to }) =>
    `We left out ${from === to ? from : `${from} to ${to}`}: not years of a record we can use.`,
  spread: ({ from, to, amount, years }, say) =>
    `The statement gives one total for ${from} to ${to}. We spread ${say.money(amount)} evenly over ${years} years. The year-by-year record at ssa.gov/myaccount is more exact.`,
  pending: ({ year }) => `${year} isn’t recorded yet. If you worked that year, add it yourself.`,
} satisfies Sentences<StatementNotes>

const howToCopy =
  'Sign in at ssa.gov/myaccount and open your earnings record. Select the table from the first year to the last, copy it and paste it here.'
const spreadsheet = 'A spreadsheet works too: one line for each year, the year first and then the earnings.'

export const nothingWords = {
  empty: `Nothing was pasted. ${howToCopy}`,
  pending: `These years aren’t on the record yet, so there’s nothing to read. ${howToCopy}`,
  'no-amounts': `We found years, but no line with a year followed by an amount. ${howToCopy} ${spreadsheet}`,
  'no-years': `We found no years and amounts in this text. ${howToCopy} ${spreadsheet}`,
} satisfies Record<NothingRead, string>
