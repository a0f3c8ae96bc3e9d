import { roundToCent } from '#engine/money.ts'
import type { PayUnit } from '#engine/pay/units.ts'
import { figure, named, worse } from '../kit/figures.ts'
import type { Result } from './compute.ts'
import type { PayContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (result: Result) => number | null
const of = (unit: Parameters<typeof figure>[0], worth: Worth) => figure<PayContext>(unit, ({ result }) => worth(result))
const cents = (worth: Worth) =>
  of('cents', (result) => {
    const found = worth(result)
    return found === null ? null : roundToCent(found)
  })
const inUnit = (unit: PayUnit) => cents((r) => r.units[unit])
/** Percent points of the pay before tax; null without pay. */
const share = (value: number, whole: number): number | null => (whole > 0 ? (value / whole) * 100 : null)

export const figures = named(figureNames, {
  realHourly: cents((r) => r.own.realHourly),
  hourly: inUnit('hour'),
  daily: inUnit('day'),
  weekly: inUnit('week'),
  twoWeekly: inUnit('two-weeks'),
  halfMonthly: inUnit('half-month'),
  monthly: inUnit('month'),
  yearly: inUnit('year'),
  grossYearly: cents((r) => r.own.year.gross),
  overtimeYearly: cents((r) => r.own.year.overtimePay),
  takeHomeYearly: cents((r) => r.own.year.takeHome),
  takeHomeMonthly: cents((r) => r.own.year.takeHome / 12),
  taxYearly: cents((r) => r.own.year.tax.total),
  taxShare: of('percent', (r) => share(r.own.year.tax.total, r.own.year.gross)),
  federalTax: cents((r) => r.own.year.tax.federal),
  stateTax: cents((r) => r.own.year.tax.stateAndLocal),
  payrollTax: cents((r) => r.own.year.tax.payroll),
  worthYearly: cents((r) => r.own.year.worth),
  netWorthYearly: cents((r) => r.own.year.netWorth),
  hoursWorked: of('count', (r) => r.own.year.hoursWorked),
  hoursGiven: of('count', (r) => r.own.year.hoursGiven),
  paidPerHourWorked: cents((r) => r.paidPerHourWorked),
  unpaidOvertime: cents((r) => r.unpaidOvertime.straight),
  federalHourly: cents((r) => r.federal.hourly),
  federalTwoWeekly: cents((r) => r.federal.twoWeeks),
  raiseGross: cents((r) => r.raise.year.gross - r.own.year.gross),
  raiseTakeHome: cents((r) => r.raise.year.takeHome - r.own.year.takeHome),
  paydaysThisYear: of('count', (r) => r.paydays?.now.count ?? null),
  offerWorth: cents((r) => r.offer?.year.worth ?? null),
  offerAhead: cents((r) => (r.offer ? r.offer.year.netWorth - r.own.year.netWorth : null)),
  offerRealHourly: cents((r) => r.offer?.realHourly ?? null),
  contractTakeHome: cents((r) => r.contract?.year.takeHome ?? null),
  contractAhead: cents((r) => (r.contract ? r.contract.year.worth - r.own.year.worth : null)),
  equalContractRate: worse(cents((r) => (r.contract?.equal.outcome === 'rate' ? r.contract.equal.hourly : null))),
})
