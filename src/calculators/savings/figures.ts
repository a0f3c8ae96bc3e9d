import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import { inToday, monthAfter, type Result } from './compute.ts'
import type { SavingsInputs } from './fields.ts'

type Spec = FigureSpec<Result, SavingsInputs>
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))
const nominal = (key: string, label: string, value: (r: Result, i: SavingsInputs) => number | null): Spec => ({
  key,
  label,
  unit: 'money',
  dollars: 'nominal',
  value: (r, i) => {
    const amount = value(r, i)
    return amount === null ? null : roundToCent(amount)
  },
})
const isDate = ({ ask }: SavingsInputs): boolean => ask === 'date' || ask === 'buckets'

export const figures: readonly Spec[] = [
  { key: 'monthsToGoal', label: 'Time to the goal', unit: 'months', value: (r, i) => (isDate(i) ? r.month : null) },
  {
    key: 'goalMonth',
    label: 'Goal reached in',
    unit: 'month',
    value: (r, i) => (isDate(i) && r.month !== null ? monthNumber(monthAfter(r, r.month)) : null),
  },
  {
    key: 'depositNeeded',
    label: 'Deposit it takes, each time',
    unit: 'cents',
    dollars: 'nominal',
    value: (r) => (r.depositNeeded === null ? null : roundToCent(r.depositNeeded)),
  },
  {
    ...nominal('finalBalance', 'Balance then', (r) => (r.month === null ? null : r.balance)),
    moreIs: 'better',
  },
  {
    key: 'finalBalanceToday',
    moreIs: 'better',
    label: 'Balance then',
    unit: 'money',
    dollars: 'today',
    value: (r, i) => (r.month === null ? null : roundToCent(inToday(r.balance, i.inflation, r.month))),
  },
  nominal('goalThen', 'The goal then', (r, i) =>
    r.month === null || i.ask === 'balance' || i.ask === 'buckets' ? null : r.goalThen,
  ),
  nominal('paidIn', 'You put in, with what you had', (r) => (r.month === null ? null : r.paidIn)),
  nominal('interest', 'Interest after tax', (r) => (r.month === null ? null : r.interest)),
  nominal('taxPaid', 'Tax on the interest', (r) => (r.month === null ? null : r.taxPaid)),
  { key: 'apy', label: 'APY', unit: 'percent', value: (r) => r.apy * 100 },
  { key: 'yieldAfterTax', label: 'APY after tax', unit: 'percent', value: (r) => r.netYield * 100 },
  {
    key: 'taxShare',
    label: 'Tax takes of the interest',
    unit: 'percent',
    value: (r) => r.tax.share * 100,
  },
  {
    key: 'realYield',
    label: 'Yield after tax and inflation',
    unit: 'percent',
    value: (r, i) => ((1 + r.netYield) / (1 + i.inflation / 100) - 1) * 100,
  },
  nominal('otherBankLess', 'The other bank would leave you less by', (r, i) =>
    r.month === null || i.ask === 'buckets' ? null : r.balance - r.otherBalance,
  ),
  {
    key: 'otherBankMonths',
    label: 'Time to the goal at the other bank',
    unit: 'months',
    value: (r, i) => (i.ask === 'date' ? r.otherMonth : null),
  },
]
