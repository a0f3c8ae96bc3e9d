import { returnOfDeposits } from '#engine/investing/equal-deposits.ts'
import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import { costOfWaiting, type Paycheck, type Result, type Windfall } from './compute.ts'
import type { DcaInputs } from './fields.ts'
import type { PaycheckStudy } from './paycheck-study.ts'
import type { DcaStudy } from './study.ts'
import type { WindfallStudy } from './windfall-study.ts'

type Spec = FigureSpec<Result, DcaInputs, DcaStudy>
type Dollars = 'nominal' | 'today'

const windfall = (key: string, label: string, dollars: Dollars, value: (one: Windfall) => number): Spec => ({
  key,
  label,
  unit: 'money',
  dollars,
  value: (result) => (result.outcome === 'windfall' ? roundToCent(value(result)) : null),
})
const paycheck = (key: string, label: string, dollars: Dollars, value: (one: Paycheck) => number): Spec => ({
  key,
  label,
  unit: 'money',
  dollars,
  moreIs: key === 'paidInToday' || key === 'monthly' ? 'neither' : 'better',
  value: (result) => (result.outcome === 'paycheck' ? roundToCent(value(result)) : null),
})
const race = (key: string, label: string, unit: Spec['unit'], value: (found: WindfallStudy) => number): Spec => ({
  key,
  label,
  unit,
  value: (_result, _inputs, found) => (found?.kind === 'windfall' ? value(found) : null),
})
/** A worth of past deposits, for the visitor's own deposit. */
const pastWorth = (key: string, label: string, value: (found: PaycheckStudy) => number | undefined): Spec => ({
  key,
  label,
  unit: 'money',
  dollars: 'today',
  value: (result, _inputs, found) =>
    result.outcome === 'paycheck' && found?.kind === 'paycheck'
      ? roundToCent((value(found) ?? 0) * result.monthly)
      : null,
})
/** The money-weighted return of past deposits that came to some worth, after inflation and fee. */
const pastReturn = (key: string, label: string, value: (found: PaycheckStudy) => number | undefined): Spec => ({
  key,
  label,
  unit: 'percent',
  value: (_result, { years }, found) => {
    if (found?.kind !== 'paycheck') return null
    const rate = returnOfDeposits(years, value(found) ?? 0)
    return rate === null ? null : rate * 100
  },
})
const last = (list: readonly number[]): number | undefined => list.at(-1)

export const figures: readonly Spec[] = [
  {
    key: 'costOfWaiting',
    label: 'Expected cost of waiting',
    unit: 'money',
    dollars: 'today',
    value: (result) => roundToCent(costOfWaiting(result)),
  },
  windfall('costOfWaitingFuture', 'Expected cost of waiting', 'nominal', (w) => w.lumpEnd - w.scheduleEnd),
  windfall('lumpEnd', 'All at once, expected at the end', 'nominal', (w) => w.lumpEnd),
  windfall('scheduleEnd', 'In parts, expected at the end', 'nominal', (w) => w.scheduleEnd),
  windfall('lumpEndToday', 'All at once, expected at the end', 'today', (w) => w.lumpEnd / w.prices),
  windfall('scheduleEndToday', 'In parts, expected at the end', 'today', (w) => w.scheduleEnd / w.prices),
  windfall('waitingInterest', 'Interest the waiting cash earns', 'nominal', (w) => w.interest),
  windfall('part', 'Each part', 'nominal', (w) => w.part),
  {
    key: 'parts',
    label: 'Parts',
    unit: 'count',
    value: (result) => (result.outcome === 'windfall' ? result.schedule.parts : null),
  },
  {
    key: 'averageWait',
    label: 'A dollar waits on average, months',
    unit: 'ratio',
    value: (result) => (result.outcome === 'windfall' ? result.averageWait : null),
  },
  race('pastStarts', 'Past starts worked through', 'count', ({ windows }) => windows),
  race('lumpAhead', 'Past starts all at once ended ahead', 'count', ({ yours }) => yours.lumpAhead),
  race(
    'lumpAheadShare',
    'Past starts in which all at once ended ahead',
    'percent',
    ({ yours, windows }) => (yours.lumpAhead / windows) * 100,
  ),
  race('gapMiddle', 'Parts against all at once, middle start', 'percent', ({ yours }) => yours.p50 * 100),
  race('gapLow', 'Parts against all at once, one start in twenty below', 'percent', ({ yours }) => yours.p5 * 100),
  race('gapHigh', 'Parts against all at once, one start in twenty above', 'percent', ({ yours }) => yours.p95 * 100),
  race(
    'worstForSchedule',
    'Parts against all at once, worst start for parts',
    'percent',
    (found) => found.worstForSchedule.gap * 100,
  ),
  race(
    'worstForLump',
    'Parts against all at once, best start for parts',
    'percent',
    (found) => found.worstForLump.gap * 100,
  ),
  race(
    'lumpLowest',
    'All at once: lowest point against the sum, middle start',
    'percent',
    (found) => (found.lumpLows.middle - 1) * 100,
  ),
  race(
    'scheduleLowest',
    'In parts: lowest point against the sum, middle start',
    'percent',
    (found) => (found.scheduleLows.middle - 1) * 100,
  ),
  paycheck('endToday', 'Expected at the end', 'today', (p) => p.end),
  paycheck('endFuture', 'Expected at the end', 'nominal', (p) => p.end * p.prices),
  paycheck('paidInToday', 'You put in', 'today', (p) => p.paidIn),
  paycheck('growthToday', 'Growth', 'today', (p) => p.end - p.paidIn),
  paycheck('monthly', 'Put in each month', 'today', (p) => p.monthly),
  pastWorth('pastMiddle', 'Middle past start', ({ p50 }) => last(p50)),
  pastWorth('pastLow', 'One past start in ten ended below', ({ p10 }) => last(p10)),
  pastWorth('pastHigh', 'One past start in ten ended above', ({ p90 }) => last(p90)),
  pastWorth('pastWorst', 'Worst past start', ({ worst }) => last(worst.path)),
  pastWorth('pastBest', 'Best past start', ({ best }) => last(best.path)),
  pastReturn('pastMiddleReturn', 'Money-weighted real return, middle start', ({ p50 }) => last(p50)),
  pastReturn('pastWorstReturn', 'Money-weighted real return, worst start', ({ worst }) => last(worst.path)),
  pastReturn('pastBestReturn', 'Money-weighted real return, best start', ({ best }) => last(best.path)),
  {
    key: 'pastPaychecks',
    label: 'Past starts of the deposits worked through',
    unit: 'count',
    value: (_result, _inputs, found) => (found?.kind === 'paycheck' ? found.windows : null),
  },
  {
    key: 'pastLost',
    label: 'Past starts that ended below what was put in, after inflation',
    unit: 'percent',
    value: (_result, _inputs, found) =>
      found?.kind === 'paycheck' ? ((last(found.below) ?? 0) / found.windows) * 100 : null,
  },
]
