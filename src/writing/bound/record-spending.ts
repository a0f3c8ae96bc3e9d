/**
 * How often savings lasted 30 years in the past: a share of the start is spent in the first year and the same buying power in each year
 * after, from 60% stocks and 40% ten-year Treasury bonds set back to that mix every year, without fees or tax. Every January since 1871
 * whose 30 years lie inside the record is a start; starts a year apart share most of their years.
 */
import { firstPastYear, januaryWindows } from '#engine/simulation/january-windows.ts'
import { livePaths } from '#engine/simulation/live-paths.ts'
import { constantSpending } from '#engine/simulation/spending-rules.ts'
import { januaryYears } from '#facts/series/january-years.precomputed.ts'
import type { RecordFigure } from './record-figure.ts'

const YEARS = 30
const STOCKS = 0.6
/** First-year spending in tenths of a percent of the start: part of a name, as in `record.spending.lasted.40` for 4%. */
export const spendingTenths = [30, 35, 40, 45, 50] as const

export function spendingRecord(): readonly RecordFigure[] {
  const windows = januaryWindows(YEARS)
  const last = firstPastYear + januaryYears.stocks.length - 1
  const shortIn = (rate: number) =>
    livePaths(windows, {
      savings: 1,
      stockShare: STOCKS,
      fee: 0,
      years: YEARS,
      rule: constantSpending(rate),
      flows: null,
      holdings: 'rebalanced',
    }).shortIn
  const figure = (name: string, unit: RecordFigure['unit'], value: number, what: string): RecordFigure => ({
    name: `record.spending.${name}`,
    what,
    unit,
    value,
    source: januaryYears.source,
    span: `${firstPastYear} to ${last}`,
  })
  return [
    figure('starts', 'count', windows.paths, 'Retirements of 30 years inside the record'),
    figure('firstStart', 'calendar year', firstPastYear, 'First year a retirement in the record starts'),
    figure('lastStart', 'calendar year', firstPastYear + windows.paths - 1, 'Last year one starts'),
    ...spendingTenths.flatMap((tenths) => {
      const short = [...shortIn(tenths / 1000)]
      const lasted = short.filter((year) => year < 0).length
      const failed = short.flatMap((year, path) => (year < 0 ? [] : [{ year, start: firstPastYear + path }]))
      const rate = `${tenths / 10}% spending`
      return [
        figure(`lasted.${tenths}`, 'count', lasted, `Retirements that lasted 30 years at ${rate}`),
        figure(`failed.${tenths}`, 'count', failed.length, `Retirements that ran out at ${rate}`),
        ...(failed.length > 0
          ? [
              figure(
                `firstFailed.${tenths}`,
                'calendar year',
                Math.min(...failed.map(({ start }) => start)),
                `Earliest start that ran out at ${rate}`,
              ),
              figure(
                `lastFailed.${tenths}`,
                'calendar year',
                Math.max(...failed.map(({ start }) => start)),
                `Latest start that ran out at ${rate}`,
              ),
              figure(
                `soonest.${tenths}`,
                'count',
                Math.min(...failed.map(({ year }) => year)) + 1,
                `Year in which the shortest ran out at ${rate}`,
              ),
            ]
          : []),
      ]
    }),
  ]
}
