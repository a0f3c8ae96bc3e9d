import { pastCourse, pastOutcome, type ScheduleOutcome, scheduleOver } from '#engine/investing/buying-schedule.ts'
import { type Bins, gapBins } from '#engine/investing/gap-bins.ts'
import { pastBills, pastFund, pastMonth, peakMonths, placeOf } from '#engine/investing/past-fund.ts'
import { type PastIndex, steadyIndex } from '#engine/investing/past-index.ts'
import { percentile } from '#engine/investing/percentile.ts'
import { visitingOrder } from '#engine/investing/visiting-order.ts'
import type { Month } from '#engine/month.ts'
import type { StudyStep } from '../kit/study.ts'
import { scheduleOf } from './compute.ts'
import { gapOf, type Race, raceOf } from './race.ts'
import type { DcaInputs } from './sections.ts'

/** One start with both ends, for a dollar, in dollars of the start. */
export interface NamedStart {
  readonly from: string
  /** What the schedule ended with over all at once, less one. */
  readonly gap: number
  readonly lump: number
  readonly schedule: number
}
/** The start the visitor chose, on its way; for a dollar, in dollars of the start. */
export interface ChosenStart extends NamedStart {
  /** Months after the start. */
  readonly at: readonly number[]
  readonly lumpPath: readonly number[]
  readonly schedulePath: readonly number[]
}
/** The least the money stood at on the way, against the sum put aside: 0.7 is 30% under; in dollars of each time. */
export interface Lows {
  readonly middle: number
  /** One start in ten stood still lower. */
  readonly p10: number
  readonly worst: number
  readonly worstFrom: string
  /** Starts in which it stood more than a fifth under the sum. */
  readonly under20: number
}
export interface WindfallStudy {
  readonly kind: 'windfall'
  readonly windows: number
  readonly of: number
  readonly firstStart: string
  readonly lastStart: string
  readonly yours: Race
  /** Monthly parts over 3, 6, 12 and 24 months, from the same starts. */
  readonly compare: readonly Race[]
  /** The gaps of all starts, counted in steps. */
  readonly gaps: Bins
  /** The middle gap of each year's starts. */
  readonly byYear: { readonly years: readonly number[]; readonly gaps: readonly number[] }
  readonly worstForSchedule: NamedStart
  readonly worstForLump: NamedStart
  readonly peaks: readonly NamedStart[]
  /** Null where the chosen start has no whole window in the record. */
  readonly chosen: ChosenStart | null
  readonly lumpLows: Lows
  readonly scheduleLows: Lows
  /** The same schedule with the other kind of waiting cash, over its own starts. */
  readonly otherCash: { readonly windows: number; readonly lumpAhead: number; readonly firstStart: string }
}

const STEP = 48
const LOOKS = 4
const COMPARED = [3, 6, 12, 24] as const
const short = (value: number): number => Number(value.toPrecision(6))
/** Finer where it is multiplied by the whole sum. */
const worth = (value: number): number => Number(value.toPrecision(9))
const shortRace = (race: Race): Race => ({ ...race, p5: short(race.p5), p50: short(race.p50), p95: short(race.p95) })

interface Taken extends ScheduleOutcome {
  readonly start: number
  readonly gap: number
}

/** The record cut to the months the chosen cash has rates for, and those rates. */
function cashOf(kind: DcaInputs['pastCash'], cashYield: number, length: number) {
  if (kind === 'bills') {
    const bills = pastBills()
    return { firstPlace: bills.firstPlace, cash: bills.index as PastIndex }
  }
  return { firstPlace: 0, cash: steadyIndex(cashYield / 100, length) as PastIndex }
}

function lowsOf(taken: readonly Taken[], low: (one: Taken) => number): Lows {
  const worst = taken.reduce((a, b) => (low(b) < low(a) ? b : a))
  const sorted = Float64Array.from(taken, low).sort()
  return {
    middle: short(percentile(sorted, 0.5)),
    p10: short(percentile(sorted, 0.1)),
    worst: short(low(worst)),
    worstFrom: pastMonth(worst.start),
    under20: taken.filter((one) => low(one) < 0.8).length,
  }
}

function yearsOf(taken: readonly Taken[]) {
  const byYear = new Map<number, number[]>()
  for (const { start, gap } of taken) {
    const year = Number(pastMonth(start).slice(0, 4))
    const list = byYear.get(year)
    if (list) list.push(gap)
    else byYear.set(year, [gap])
  }
  const years = [...byYear.keys()].sort((a, b) => a - b)
  return {
    years,
    gaps: years.map((year) => short(percentile(Float64Array.from(byYear.get(year) ?? []).sort(), 0.5))),
  }
}

/** A schedule against all at once from every start whose whole horizon, and whose cash rates, lie inside the record. */
export function* windfallStudy(inputs: DcaInputs): Generator<StudyStep<WindfallStudy>, WindfallStudy> {
  const fund = pastFund(inputs.stockShare / 100, inputs.fee / 100)
  const schedule = scheduleOf(inputs)
  const { horizon } = inputs
  const { firstPlace, cash } = cashOf(inputs.pastCash, inputs.cashYield, fund.nominal.length)
  const index = fund.nominal.subarray(firstPlace)
  const outcome = (start: number) => pastOutcome(index, cash, start, schedule, horizon)
  const possible = Math.max(0, index.length - horizon)
  // The end of the cash record may cut off a few last starts.
  let of = possible
  while (of > 0 && outcome(of - 1) === null) of -= 1
  const yours = raceOf(index, cash, inputs.months, schedule)
  const compare = COMPARED.map((months) => raceOf(index, cash, months, scheduleOver(months, 1)))
  const taken: Taken[] = []
  /** How much dearer life became between two places of the whole record. */
  const prices = (place: number) => (fund.nominal[place] ?? Number.NaN) / (fund.real[place] ?? Number.NaN)
  const named = ({ start, gap, lump, schedule: spread }: Taken): NamedStart => {
    const dearer = prices(start + horizon) / prices(start)
    return { from: pastMonth(start), gap: short(gap), lump: worth(lump / dearer), schedule: worth(spread / dearer) }
  }
  const at = (start: number): Taken | null => {
    const out = outcome(start - firstPlace)
    return out === null ? null : { ...out, start, gap: gapOf(out) }
  }
  const peaks = peakMonths.flatMap((month) => {
    const one = at(placeOf(month))
    return one === null ? [] : [named(one)]
  })
  const chosen = (): ChosenStart | null => {
    const start = placeOf(inputs.pastStart as Month)
    const one = at(start)
    // Ten years month by month; longer ones at about 120 points.
    const step = Math.ceil(horizon / 120)
    const months = Array.from({ length: horizon + 1 }, (_, month) => month).filter(
      (month) => month % step === 0 || month === horizon,
    )
    const course = one && pastCourse(index, cash, start - firstPlace, schedule, horizon, months)
    if (one === null || course === null) return null
    const real = (list: readonly number[]) =>
      list.map((value, i) => worth((value * prices(start)) / prices(start + (months[i] ?? 0))))
    return { ...named(one), at: months, lumpPath: real(course.lump), schedulePath: real(course.schedule) }
  }
  const chosenStart = chosen()
  const other = cashOf(inputs.pastCash === 'bills' ? 'own' : 'bills', inputs.cashYield, fund.nominal.length)
  const otherIndex = fund.nominal.subarray(other.firstPlace)
  const otherRace = raceOf(otherIndex, other.cash, inputs.months, schedule)
  const otherStarts = Math.max(0, otherIndex.length - horizon)
  const found = (): WindfallStudy | null => {
    const [first] = taken
    if (first === undefined) return null
    const otherCash = otherRace.race()
    return {
      kind: 'windfall',
      windows: taken.length,
      of,
      firstStart: pastMonth(firstPlace),
      lastStart: pastMonth(firstPlace + of - 1),
      yours: shortRace(yours.race()),
      compare: compare.map((race) => shortRace(race.race())),
      gaps: gapBins(yours.sorted()),
      byYear: yearsOf(taken),
      worstForSchedule: named(taken.reduce((a, b) => (b.gap < a.gap ? b : a), first)),
      worstForLump: named(taken.reduce((a, b) => (b.gap > a.gap ? b : a), first)),
      peaks,
      chosen: chosenStart,
      lumpLows: lowsOf(taken, (one) => one.lumpLow),
      scheduleLows: lowsOf(taken, (one) => one.scheduleLow),
      otherCash: {
        windows: otherCash.windows,
        lumpAhead: otherCash.lumpAhead,
        firstStart: pastMonth(other.firstPlace),
      },
    }
  }
  let soFar: WindfallStudy | null = null
  let done = 0
  for (const start of visitingOrder(of)) {
    const one = at(firstPlace + start)
    if (one !== null) {
      taken.push(one)
      yours.take(one)
      for (const race of compare) race.add(start)
    }
    done += 1
    if (done % STEP !== 0) continue
    yield { share: done / (of + otherStarts / 4), soFar }
    if (Math.floor((done * LOOKS) / of) > Math.floor(((done - STEP) * LOOKS) / of)) soFar = found()
  }
  done = 0
  for (const start of visitingOrder(otherStarts)) {
    otherRace.add(start)
    done += 1
    if (done % (STEP * 4) === 0) yield { share: (of + done / 4) / (of + otherStarts / 4), soFar }
  }
  const whole = found()
  if (whole === null) throw new RangeError(`dca: ${horizon} months`)
  return whole
}
