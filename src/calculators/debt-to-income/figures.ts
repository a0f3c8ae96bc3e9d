import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Unit } from '../kit/presentation.ts'
import type { Dti, Result } from './compute.ts'
import type { DtiInputs } from './fields.ts'
import { programName, programs } from './programs.ts'

type Spec = FigureSpec<Result, DtiInputs>
const figure = (
  key: string,
  label: string,
  unit: Unit,
  value: (dti: Dti, inputs: DtiInputs) => number | null,
): Spec => ({
  key,
  label,
  unit,
  value: (result, inputs) => (result.outcome === 'no-income' ? null : value(result, inputs)),
})
const cents = (key: string, label: string, value: (dti: Dti, inputs: DtiInputs) => number | null): Spec =>
  figure(key, label, 'cents', (dti, inputs) => {
    const amount = value(dti, inputs)
    return amount === null ? null : roundToCent(amount)
  })

export const figures: readonly Spec[] = [
  figure('backRatio', 'Housing and debts, share of income', 'percent', (r) => r.view.ratios.back * 100),
  figure('frontRatio', 'Housing alone, share of income', 'percent', (r) => r.view.ratios.front * 100),
  cents('grossIncome', 'Income a month as counted', (r) => r.view.gross),
  cents('housing', 'Home payment a month', (r) => r.view.housing),
  cents('debtPayments', 'Debt payments a month as counted', (r) => r.view.debts),
  cents('roomForDebt', 'Room for more debt payments a month', (r) => (r.over === null ? null : -r.over)),
  cents('roomForHousing', 'Most the home may cost a month', (r) => r.housingRoom),
  cents('studentCounted', 'Student loans counted beyond what you pay', (r, i) =>
    i.debts.reduce((sum, debt, index) => {
      const counted = r.view.counted[index]
      return counted?.why === 'share-of-balance' && debt.kind.startsWith('student') ? sum + counted.counted : sum
    }, 0),
  ),
  cents('payoffCash', 'Least cash that passes by paying debts off', (r) =>
    r.plan.outcome === 'possible' ? r.plan.cash : r.plan.outcome === 'none-needed' ? 0 : null,
  ),
  figure('payoffCount', 'Debts to pay off for it', 'count', (r) =>
    r.plan.outcome === 'possible' ? r.plan.pay.length : r.plan.outcome === 'none-needed' ? 0 : null,
  ),
  cents('incomeNeeded', 'More income a month that would pass', (r) => r.incomeNeeded),
  ...programs.flatMap((program) => [
    figure(
      `${program}Front`,
      `${programName[program]}: housing alone`,
      'percent',
      (r) => (r.views.find((view) => view.program === program)?.ratios.front ?? 0) * 100,
    ),
    figure(
      `${program}Back`,
      `${programName[program]}: housing and debts`,
      'percent',
      (r) => (r.views.find((view) => view.program === program)?.ratios.back ?? 0) * 100,
    ),
  ]),
]
