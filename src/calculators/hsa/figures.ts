import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named, todaysDollars } from '../kit/figures.ts'
import type { Result } from './compute.ts'
import type { HsaContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (result: Result, inputs: HsaContext['inputs']) => number

/** Dollars of the year asked about, to the cent. */
const money = (worth: Worth) => figure<HsaContext>('money', ({ result, inputs }) => roundToCent(worth(result, inputs)))
/** The same of the year they fall in. */
const future = (worth: Worth) => futureDollars(money(worth))
const endOf = ({ path }: Result) => path.at(-1)

export const figures = named(figureNames, {
  taxSaved: money((r) => r.saved),
  limit: money((r) => r.yourMost),
  room: money((r) => r.yourRoom),
  federalSaved: money((r) => r.saving.federal),
  payrollSaved: money((r) => r.saving.payroll),
  stateSaved: money((r) => r.saving.state),
  savedByPayroll: money((r) => r.savedByPayroll),
  savedDirect: money((r) => r.savedDirect),
  counted: money((r) => r.counted),
  excess: money((r) => r.excess),
  excise: money((r) => r.excise),
  householdLimit: money((r) => r.limit.most.total),
  limitByMonth: money((r) => r.limit.byMonth.total),
  lastMonthAdds: money((r) => r.limit.lastMonthAdds),
  atRisk: money((r) => r.atRisk),
  failCost: money((r) => r.failCost),
  catchUp: money((r) => r.pools.catchUpFirst),
  stateTaxOnEmployer: money((r) => r.stateTaxOnEmployer),
  stateTaxOnGrowth: money((r) => r.stateTaxOnGrowth),
  keepBalance: future((r) => endOf(r)?.keepAccount ?? 0),
  receipts: future((r) => endOf(r)?.keepReceipts ?? 0),
  spendBalance: future((r) => endOf(r)?.spendAccount ?? 0),
  keepWorth: future((r) => r.keepWorth),
  spendWorth: future((r) => r.spendWorth),
  keepAhead: future((r) => r.keepWorth - r.spendWorth),
  keepAheadToday: todaysDollars(money((r, i) => (r.keepWorth - r.spendWorth) / (1 + i.inflation / 100) ** i.years)),
})
