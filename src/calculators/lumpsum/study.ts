/**
 * Every start month since 1871 for this length, fee and mix: work for a worker. What it returns is for one dollar, so that another
 * amount asks for no new study.
 */
import { type YearlyMeans, yearlyMeans } from '#engine/investing/average-and-compound.ts'
import { deepestFall } from '#engine/investing/deepest-fall.ts'
import { type Fan, type FanPath, growthFan } from '#engine/investing/growth-fan.ts'
import { pastFund, pastMonth, peakMonths, placeOf } from '#engine/investing/past-fund.ts'
import { wholeWindows } from '#engine/investing/past-index.ts'
import { percentile } from '#engine/investing/percentile.ts'
import { visitingOrder } from '#engine/investing/visiting-order.ts'
import type { StudyWork } from '../kit/study.ts'
import type { LumpInputs } from './sections.ts'

/** A window by its months: from the middle of one to the middle of the other, as prices are monthly averages. */
export interface NamedPath {
  readonly from: string
  readonly to: string
  readonly path: readonly number[]
  /** Growth to its end, in dollars of each time and with inflation taken out. */
  readonly ends: { readonly nominal: number; readonly real: number }
}
export interface PastFan extends Omit<Fan, 'windows' | 'at' | 'worst' | 'middle' | 'best' | 'ends'> {
  readonly worst: NamedPath
  readonly middle: NamedPath
  readonly best: NamedPath
}
export interface LumpStudy {
  /** Windows worked through, and how many there are. */
  readonly windows: number
  readonly of: number
  readonly firstStart: string
  readonly lastEnd: string
  /** Months after the start, for every list by month. */
  readonly at: readonly number[]
  /** Growth of a dollar after the fee, before tax: in dollars of each time, and with inflation taken out. */
  readonly nominal: PastFan
  readonly real: PastFan
  /** The 0th to 100th percentile of the real growth at the end. */
  readonly realEnds: readonly number[]
  /** The deepest fall from a peak inside a window, 0 to 1, by months, in dollars of each time. */
  readonly falls: { readonly middle: number; readonly worst: number; readonly from: string; readonly to: string }
  /** Starts at the peaks before the five deepest falls, where their window is complete. */
  readonly peaks: readonly { readonly from: string; readonly nominal: number; readonly real: number }[]
  /** Whole calendar years of the same fund, from 1871 on, nominal. */
  readonly years: YearlyMeans
}

/** Windows between two steps, and between two looks at the result so far. */
const STEP = 64
const LOOKS = 4

/** Seven digits: finer than a monthly average is known, and short to carry. */
const short = (value: number): number => Number(value.toPrecision(7))
const shortList = (list: readonly number[]): readonly number[] => list.map(short)

function pastFan(
  { p10, p25, p50, p75, p90, below, worst, middle, best }: Fan,
  named: (path: FanPath) => NamedPath,
): PastFan {
  return {
    p10: shortList(p10),
    p25: shortList(p25),
    p50: shortList(p50),
    p75: shortList(p75),
    p90: shortList(p90),
    below,
    worst: named(worst),
    middle: named(middle),
    best: named(best),
  }
}

/** What the study depends on: length, fee and mix. */
export const study: StudyWork<Pick<LumpInputs, 'years' | 'fee' | 'stockShare'>, LumpStudy> = function* (inputs) {
  const months = inputs.years
  const fund = pastFund(inputs.stockShare / 100, inputs.fee / 100)
  const of = wholeWindows(fund.nominal, months)
  const nominal = growthFan(fund.nominal, months)
  const real = growthFan(fund.real, months)
  const falls: number[] = []
  let deepest = { depth: 0, peakAt: 0, lowAt: 0 }
  const growthFrom = (index: Float64Array, start: number) =>
    short((index[start + months] ?? Number.NaN) / (index[start] ?? Number.NaN))
  const endsFrom = (start: number) => ({
    nominal: growthFrom(fund.nominal, start),
    real: growthFrom(fund.real, start),
  })
  const named = ({ start, path }: FanPath): NamedPath => ({
    from: pastMonth(start),
    to: pastMonth(start + months),
    path: shortList(path),
    ends: endsFrom(start),
  })
  const peaks = peakMonths.flatMap((from) => {
    const start = placeOf(from)
    return start + months < fund.nominal.length ? [{ from, ...endsFrom(start) }] : []
  })
  const years = yearlyMeans(fund.nominal) ?? { years: 0, average: 0, compound: 0, volatility: 0 }
  const found = (): LumpStudy | null => {
    const [inTheirDollars, inOurs] = [nominal.fan(), real.fan()]
    if (inTheirDollars === null || inOurs === null) return null
    return {
      windows: inOurs.windows,
      of,
      firstStart: fund.firstMonth,
      lastEnd: pastMonth(fund.nominal.length - 1),
      at: inOurs.at,
      nominal: pastFan(inTheirDollars, named),
      real: pastFan(inOurs, named),
      realEnds: shortList(inOurs.ends),
      falls: {
        middle: short(percentile(Float64Array.from(falls).sort(), 0.5)),
        worst: short(deepest.depth),
        from: pastMonth(deepest.peakAt),
        to: pastMonth(deepest.lowAt),
      },
      peaks,
      years: {
        years: years.years,
        average: short(years.average),
        compound: short(years.compound),
        volatility: short(years.volatility),
      },
    }
  }
  let soFar: LumpStudy | null = null
  let done = 0
  for (const start of visitingOrder(of)) {
    nominal.add(start)
    real.add(start)
    const fall = deepestFall(fund.nominal, start, months)
    falls.push(fall.depth)
    if (fall.depth > deepest.depth) deepest = fall
    done += 1
    if (done % STEP !== 0) continue
    if (Math.floor((done * LOOKS) / of) > Math.floor(((done - STEP) * LOOKS) / of)) soFar = found()
    yield { share: done / of, soFar }
  }
  const whole = found()
  if (whole === null) throw new RangeError(`lumpsum: ${months} months`)
  return whole
}
