import { cited } from '../cited.ts'

/** Shares of funds run by a manager that earned less than the index they are measured by: large-company funds in one year, all US stock funds in 20. */
export const fundsBehindIndex = cited({ year: 2021, largeInYear: 0.85, allIn20Years: 0.9 }, 'spiva-2021', {
  where: 'summary: large-cap funds against the S&P 500, domestic equity funds against the S&P Composite 1500',
  asOf: '2021',
  note: 'The share of one year moves between editions; over long spans it has stayed high.',
})

/** How often a sum invested at once was ahead after a year of the same sum in three monthly parts, world stocks. */
export const lumpSumAhead = cited({ share: 0.68, months: 3, from: 1976, to: 2022 }, 'vanguard-cost-averaging', {
  where: 'MSCI World Index, no interest on waiting cash',
  asOf: '2022',
})
