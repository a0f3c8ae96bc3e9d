/** What became of a pasted table. */
export const pasteWords = {
  noFlows: 'Nothing found. Each line needs a date and an amount, like “2024-03-15  500” or “3/15/2024, -250.00”.',
  unsureCommas:
    'We can’t tell which commas separate columns and which are inside numbers. Take the commas out of the amounts, or copy the cells from your spreadsheet.',
  dayFirst: 'Dates were read as day/month/year.',
  pair: 'Deposits were read as +, withdrawals as −.',
  noMinus: 'Some lines mention a withdrawal without a minus: check their signs.',
  incomplete: 'without a date and amount',
  added: 'Amounts on the same day were added up.',
  tooManyFlows: ({ found, most }: { found: number; most: number }) =>
    `This table has amounts on ${found} different days, and the list holds ${most}. Add them up by month or quarter first.`,
  noReturns: 'No returns found. Each line needs a percentage, like “2024  12.5%” or “-4.1”.',
  tooManyReturns: ({ found, most }: { found: number; most: number }) =>
    `This table has ${found} years, and the list holds ${most}. Paste fewer.`,
  noPercent: 'without a percentage',
}
