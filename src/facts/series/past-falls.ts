import { cited } from '../cited.ts'

/** Falls of US stocks a visitor can live through again: the month the index stood highest before, and the year people call it by. */
export const pastFalls = cited(
  [
    { from: '1929-09', named: 1929 },
    { from: '1973-01', named: 1973 },
    { from: '2000-03', named: 2000 },
    { from: '2007-10', named: 2008 },
    { from: '2020-02', named: 2020 },
    { from: '2022-01', named: 2022 },
  ] as const,
  'shiller-monthly',
  { where: 'monthly averages with dividends' },
)
export type PastFall = (typeof pastFalls.value)[number]['from']
/** The one a question about a crash begins with. */
export const usualFall: PastFall = '2007-10'
