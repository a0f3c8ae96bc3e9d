import { pastDeposits } from '#engine/investing/equal-deposits.ts'
import { collectFan, type Fan, type FanPath, fanMonths } from '#engine/investing/growth-fan.ts'
import { pastFund, pastMonth, peakMonths, placeOf } from '#engine/investing/past-fund.ts'
import { wholeWindows } from '#engine/investing/past-index.ts'
import { visitingOrder } from '#engine/investing/visiting-order.ts'
import type { StudyStep } from '../kit/study.ts'
import type { DcaInputs } from './sections.ts'

export interface NamedPath {
  readonly from: string
  readonly to: string
  readonly path: readonly number[]
}
/** A dollar at each month, rising with prices, from every start: worth in dollars of the start, after the fee. */
export interface PaycheckStudy extends Omit<Fan, 'worst' | 'middle' | 'best' | 'ends'> {
  readonly kind: 'paycheck'
  readonly of: number
  readonly firstStart: string
  readonly lastEnd: string
  readonly worst: NamedPath
  readonly middle: NamedPath
  readonly best: NamedPath
  /** Starts at the peaks before the deepest falls, where complete; also the ends that came at one. */
  readonly peaks: readonly { readonly from: string; readonly end: number }[]
}

const STEP = 64
const LOOKS = 4
const short = (value: number): number => Number(value.toPrecision(7))

export function* paycheckStudy(
  inputs: Pick<DcaInputs, 'years' | 'fee' | 'stockShare'>,
): Generator<StudyStep<PaycheckStudy>, PaycheckStudy> {
  const months = inputs.years
  const { real, firstMonth } = pastFund(inputs.stockShare / 100, inputs.fee / 100)
  const at = fanMonths(months)
  const collector = collectFan(at, (start) => pastDeposits(real, start, months, at), at)
  const of = wholeWindows(real, months)
  const named = ({ start, path }: FanPath): NamedPath => ({
    from: pastMonth(start),
    to: pastMonth(start + months),
    path: path.map(short),
  })
  const peaks = peakMonths.flatMap((from) => {
    const end = pastDeposits(real, placeOf(from), months, [months])?.[0]
    return end === undefined ? [] : [{ from, end: short(end) }]
  })
  const found = (): PaycheckStudy | null => {
    const fan = collector.fan()
    if (fan === null) return null
    return {
      kind: 'paycheck',
      windows: fan.windows,
      of,
      firstStart: firstMonth,
      lastEnd: pastMonth(real.length - 1),
      at,
      p10: fan.p10.map(short),
      p25: fan.p25.map(short),
      p50: fan.p50.map(short),
      p75: fan.p75.map(short),
      p90: fan.p90.map(short),
      below: fan.below,
      worst: named(fan.worst),
      middle: named(fan.middle),
      best: named(fan.best),
      peaks,
    }
  }
  let soFar: PaycheckStudy | null = null
  let done = 0
  for (const start of visitingOrder(of)) {
    collector.add(start)
    done += 1
    if (done % STEP !== 0) continue
    if (Math.floor((done * LOOKS) / of) > Math.floor(((done - STEP) * LOOKS) / of)) soFar = found()
    yield { share: done / of, soFar }
  }
  const whole = found()
  if (whole === null) throw new RangeError(`dca: ${months} months`)
  return whole
}
