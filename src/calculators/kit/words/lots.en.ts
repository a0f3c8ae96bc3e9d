/** What became of a pasted list of lots. */
export const lotWords = {
  none: 'No lots found. Each line needs a date bought, a cost and a value, like “AAPL, 3/7/24, 40, 6200, 5100”.',
  tooMany: ({ found, most }: { found: number; most: number }) =>
    `This list has ${found} lots, and the form holds ${most}. Paste fewer lines.`,
  noDate: ({ count }: { count: number }) =>
    count === 1
      ? '1 lot has no single date bought (“Various”). Enter it.'
      : `${count} lots have no single date bought (“Various”). Enter them.`,
  dayFirst: 'Dates were read as day/month/year.',
  monthFirst: 'Dates were read as month/day/year.',
}
