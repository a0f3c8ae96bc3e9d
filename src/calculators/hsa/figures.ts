import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Result } from './compute.ts'
import type { HsaInputs } from './fields.ts'

type Spec = FigureSpec<Result, HsaInputs>
const cents = (key: string, label: string, value: (result: Result) => number): Spec => ({
  key,
  label,
  unit: 'money',
  value: (result) => roundToCent(value(result)),
})
const then = (key: string, label: string, value: (result: Result) => number): Spec => ({
  ...cents(key, label, value),
  dollars: 'nominal',
})
const endOf = (result: Result) => result.path.at(-1)

export const figures: readonly Spec[] = [
  cents('taxSaved', 'Tax saved this year', (r) => r.saved),
  cents('limit', 'Most that may go into your account', (r) => r.yourMost),
  cents('room', 'You yourself may put in', (r) => r.yourRoom),
  cents('federalSaved', 'Federal income tax saved', (r) => r.saving.federal),
  cents('payrollSaved', 'Social Security and Medicare tax saved', (r) => r.saving.payroll),
  cents('stateSaved', 'State income tax saved', (r) => r.saving.state),
  cents('savedByPayroll', 'Tax saved if all goes in from pay', (r) => r.savedByPayroll),
  cents('savedDirect', 'Tax saved if all goes in directly', (r) => r.savedDirect),
  cents('counted', 'Your money that counts', (r) => r.counted),
  cents('excess', 'Over the limit', (r) => r.excess),
  cents('excise', '6% tax a year on it while it stays', (r) => r.excise),
  cents('householdLimit', 'Limit of the couple, or yours', (r) => r.limit.most.total),
  cents('limitByMonth', 'That limit by months alone', (r) => r.limit.byMonth.total),
  cents('lastMonthAdds', 'Added by the last-month rule', (r) => r.limit.lastMonthAdds),
  cents('atRisk', 'Deposits that only the last-month rule allows', (r) => r.atRisk),
  cents('failCost', 'Cost if cover ends too early', (r) => r.failCost),
  cents('catchUp', 'Extra amount from 55 in it', (r) => r.pools.catchUpFirst),
  cents('stateTaxOnEmployer', 'State tax on the employer’s money', (r) => r.stateTaxOnEmployer),
  cents('stateTaxOnGrowth', 'State tax a year on what the balance earns', (r) => r.stateTaxOnGrowth),
  then('keepBalance', 'Account if you keep receipts', (r) => endOf(r)?.keepAccount ?? 0),
  then('receipts', 'Receipts kept by then', (r) => endOf(r)?.keepReceipts ?? 0),
  then('spendBalance', 'Account if you spend it', (r) => endOf(r)?.spendAccount ?? 0),
  then('keepWorth', 'Keeping receipts, after tax', (r) => r.keepWorth),
  then('spendWorth', 'Spending now, after tax', (r) => r.spendWorth),
  then('keepAhead', 'Keeping receipts is ahead by', (r) => r.keepWorth - r.spendWorth),
  {
    key: 'keepAheadToday',
    label: 'Keeping receipts is ahead by',
    unit: 'money',
    dollars: 'today',
    value: (r, i) => roundToCent((r.keepWorth - r.spendWorth) / (1 + i.inflation / 100) ** i.years),
  },
]
