/** What became of a pasted list of trades. */
export const pasteWords = {
  none: 'No trades found. Each line needs a date, shares and a price, like “3/7/2025, 40, 31.50”.',
  tooMany: ({ found, most }: { found: number; most: number }) =>
    `This table has ${found} trades, and the list holds ${most}. Paste fewer trades.`,
  dayFirst: 'Dates were read as day/month/year.',
  monthFirst: 'Dates were read as month/day/year.',
}
