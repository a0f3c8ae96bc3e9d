import { roundToCent } from '#engine/money.ts'
import type { PayUnit } from '#engine/pay/units.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Result } from './compute.ts'
import type { PayInputs } from './fields.ts'

type Spec = FigureSpec<Result, PayInputs>
const cents = (key: string, label: string, value: (result: Result) => number | null): Spec => ({
  key,
  label,
  unit: 'cents',
  value: (result) => {
    const found = value(result)
    return found === null ? null : roundToCent(found)
  },
})
const inUnit = (key: string, label: string, unit: PayUnit): Spec => cents(key, label, (r) => r.units[unit])
/** Percent points of the pay before tax; null without pay. */
const share = (value: number, of: number): number | null => (of > 0 ? (value / of) * 100 : null)

export const figures: readonly Spec[] = [
  cents('realHourly', 'Each hour you give leaves', (r) => r.own.realHourly),
  inUnit('hourly', 'Hourly pay', 'hour'),
  inUnit('daily', 'Daily pay', 'day'),
  inUnit('weekly', 'Weekly pay', 'week'),
  inUnit('twoWeekly', 'Pay for two weeks', 'two-weeks'),
  inUnit('halfMonthly', 'Pay for half a month', 'half-month'),
  inUnit('monthly', 'Monthly pay', 'month'),
  inUnit('yearly', 'Yearly pay', 'year'),
  cents('grossYearly', 'Yearly pay with overtime and bonus', (r) => r.own.year.gross),
  cents('overtimeYearly', 'Overtime pay a year', (r) => r.own.year.overtimePay),
  cents('takeHomeYearly', 'Take-home a year', (r) => r.own.year.takeHome),
  cents('takeHomeMonthly', 'Take-home a month', (r) => r.own.year.takeHome / 12),
  cents('taxYearly', 'Taxes a year', (r) => r.own.year.tax.total),
  {
    key: 'taxShare',
    label: 'Taxes as a share of pay',
    unit: 'percent',
    value: (r) => share(r.own.year.tax.total, r.own.year.gross),
  },
  cents('federalTax', 'Federal income tax', (r) => r.own.year.tax.federal),
  cents('stateTax', 'State and local income tax', (r) => r.own.year.tax.stateAndLocal),
  cents('payrollTax', 'Social Security, Medicare, state programs', (r) => r.own.year.tax.payroll),
  cents('worthYearly', 'The job is worth a year, after tax', (r) => r.own.year.worth),
  cents('netWorthYearly', 'After the costs of working', (r) => r.own.year.netWorth),
  { key: 'hoursWorked', label: 'Hours worked a year', unit: 'count', value: (r) => r.own.year.hoursWorked },
  { key: 'hoursGiven', label: 'Hours given a year', unit: 'count', value: (r) => r.own.year.hoursGiven },
  cents('paidPerHourWorked', 'Pay per hour really worked', (r) => r.paidPerHourWorked),
  cents('unpaidOvertime', 'Unpaid extra hours, at your rate', (r) => r.unpaidOvertime.straight),
  cents('federalHourly', 'Hourly pay by the federal 2,087 rule', (r) => r.federal.hourly),
  cents('federalTwoWeekly', 'Pay for two weeks by the federal rule', (r) => r.federal.twoWeeks),
  cents('raiseGross', 'The raise, before tax', (r) => r.raise.year.gross - r.own.year.gross),
  cents('raiseTakeHome', 'The raise, in take-home', (r) => r.raise.year.takeHome - r.own.year.takeHome),
  { key: 'paydaysThisYear', label: 'Paydays this year', unit: 'count', value: (r) => r.paydays?.now.count ?? null },
  cents('offerWorth', 'The other offer is worth', (r) => r.offer?.year.worth ?? null),
  cents('offerAhead', 'The other offer is ahead by, after costs', (r) =>
    r.offer ? r.offer.year.netWorth - r.own.year.netWorth : null,
  ),
  cents('offerRealHourly', 'The other offer, each hour you give', (r) => r.offer?.realHourly ?? null),
  cents('contractTakeHome', '1099 take-home a year', (r) => r.contract?.year.takeHome ?? null),
  cents('contractAhead', '1099 is ahead by', (r) => (r.contract ? r.contract.year.worth - r.own.year.worth : null)),
  {
    ...cents('equalContractRate', '1099 rate that equals the job', (r) =>
      r.contract?.equal.outcome === 'rate' ? r.contract.equal.hourly : null,
    ),
    moreIs: 'worse',
  },
]
