import { returnOfDeposits } from '#engine/investing/equal-deposits.ts'
import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named, todaysDollars, worse } from '../kit/figures.ts'
import type { Unit } from '../kit/presentation.ts'
import { costOfWaiting, type Paycheck, type Windfall } from './compute.ts'
import { type DcaContext, ofPaycheck, ofSince, ofWindfall } from './context.ts'
import type { PaycheckStudy } from './paycheck-study.ts'
import type { Since } from './since.ts'
import type { WindfallStudy } from './windfall-study.ts'
import { figureNames } from './words/answer.en.ts'

type Maybe = number | null
const better = { moreIs: 'better' as const }
const neither = { moreIs: 'neither' as const }

/** Dollars of the lump sum. */
const windfall = (value: (one: Windfall) => number) =>
  figure<DcaContext>(
    'money',
    ofWindfall(({ result }) => roundToCent(value(result))),
  )
const paycheck = (value: (one: Paycheck) => number, more: Parameters<typeof figure>[2] = better) =>
  figure<DcaContext>(
    'money',
    ofPaycheck(({ result }) => roundToCent(value(result))),
    more,
  )
const schedule = (unit: Unit, value: (one: Windfall) => number) =>
  figure<DcaContext>(
    unit,
    ofWindfall(({ result }) => value(result)),
  )
const race = (unit: Unit, value: (found: WindfallStudy) => number) =>
  figure<DcaContext>(
    unit,
    ofWindfall(({ found }) => (found === null ? null : value(found))),
  )
/** A worth of past deposits, for the visitor's own deposit. */
const pastWorth = (value: (found: PaycheckStudy) => number | undefined) =>
  todaysDollars(
    figure<DcaContext>(
      'money',
      ofPaycheck(({ result, found }) => (found === null ? null : roundToCent((value(found) ?? 0) * result.monthly))),
    ),
  )
const ofDeposits = (unit: Unit, value: (found: PaycheckStudy, months: number) => Maybe) =>
  figure<DcaContext>(
    unit,
    ofPaycheck(({ inputs, found }) => (found === null ? null : value(found, inputs.years))),
  )
const asPercent = (rate: Maybe): Maybe => (rate === null ? null : rate * 100)
/** The money-weighted return of past deposits that came to some worth, after inflation and fee. */
const pastReturn = (value: (found: PaycheckStudy) => number | undefined) =>
  ofDeposits('percent', (found, months) => asPercent(returnOfDeposits(months, value(found) ?? 0)))
const since = (unit: Unit, value: (one: Since) => Maybe, more: Parameters<typeof figure>[2] = better) =>
  figure<DcaContext>(
    unit,
    ofSince(({ result }) => value(result)),
    more,
  )
const sinceDollars = (value: (one: Since) => number, more: Parameters<typeof figure>[2] = better) =>
  since('money', (one) => roundToCent(value(one)), more)
const last = (list: readonly number[]): number | undefined => list.at(-1)

export const figures = named(figureNames, {
  costOfWaiting: todaysDollars(
    figure<DcaContext>('money', ({ result }) =>
      result.outcome === 'since' ? null : roundToCent(costOfWaiting(result)),
    ),
  ),
  costOfWaitingFuture: futureDollars(windfall((w) => w.lumpEnd - w.scheduleEnd)),
  lumpEnd: futureDollars(windfall((w) => w.lumpEnd)),
  scheduleEnd: futureDollars(windfall((w) => w.scheduleEnd)),
  lumpEndToday: todaysDollars(windfall((w) => w.lumpEnd / w.prices)),
  scheduleEndToday: todaysDollars(windfall((w) => w.scheduleEnd / w.prices)),
  waitingInterest: futureDollars(windfall((w) => w.interest)),
  part: futureDollars(windfall((w) => w.part)),
  parts: schedule('count', (w) => w.schedule.parts),
  averageWait: schedule('ratio', (w) => w.averageWait),
  pastStarts: race('count', ({ windows }) => windows),
  lumpAhead: race('count', ({ yours }) => yours.lumpAhead),
  lumpAheadShare: race('percent', ({ yours, windows }) => (yours.lumpAhead / windows) * 100),
  gapMiddle: race('percent', ({ yours }) => yours.p50 * 100),
  gapLow: race('percent', ({ yours }) => yours.p5 * 100),
  gapHigh: race('percent', ({ yours }) => yours.p95 * 100),
  worstForSchedule: race('percent', (found) => found.worstForSchedule.gap * 100),
  worstForLump: race('percent', (found) => found.worstForLump.gap * 100),
  lumpLowest: race('percent', (found) => (found.lumpLows.middle - 1) * 100),
  scheduleLowest: race('percent', (found) => (found.scheduleLows.middle - 1) * 100),
  endToday: todaysDollars(paycheck((p) => p.end)),
  endFuture: futureDollars(paycheck((p) => p.end * p.prices)),
  paidInToday: todaysDollars(paycheck((p) => p.paidIn, neither)),
  growthToday: todaysDollars(paycheck((p) => p.end - p.paidIn)),
  monthly: todaysDollars(paycheck((p) => p.monthly, neither)),
  pastMiddle: pastWorth(({ p50 }) => last(p50)),
  pastLow: pastWorth(({ p10 }) => last(p10)),
  pastHigh: pastWorth(({ p90 }) => last(p90)),
  pastWorst: pastWorth(({ worst }) => last(worst.path)),
  pastBest: pastWorth(({ best }) => last(best.path)),
  pastMiddleReturn: pastReturn(({ p50 }) => last(p50)),
  pastWorstReturn: pastReturn(({ worst }) => last(worst.path)),
  pastBestReturn: pastReturn(({ best }) => last(best.path)),
  pastPaychecks: ofDeposits('count', ({ windows }) => windows),
  pastLost: ofDeposits('percent', ({ below, windows }) => ((last(below) ?? 0) / windows) * 100),
  sinceWorth: futureDollars(sinceDollars((s) => s.worth)),
  sincePaidIn: futureDollars(sinceDollars((s) => s.paidIn, neither)),
  sinceGain: futureDollars(sinceDollars((s) => s.worth - s.paidIn)),
  sinceReturn: since('percent', (s) => asPercent(s.annualReturn)),
  sinceRealReturn: since('percent', (s) => asPercent(s.realReturn)),
  sincePaidInReal: sinceDollars((s) => s.paidInReal, neither),
  sinceRealGain: sinceDollars((s) => s.worth - s.paidInReal),
  sinceWorthThen: sinceDollars((s) => s.worthThen),
  sinceDeposits: since('count', (s) => s.months, neither),
  sinceFall: worse(since('percent', (s) => s.fall.depth * 100)),
})
