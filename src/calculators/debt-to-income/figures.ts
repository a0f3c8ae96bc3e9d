import { roundToCent } from '#engine/money.ts'
import { figure, named } from '../kit/figures.ts'
import type { Dti, ProgramView } from './compute.ts'
import { type DtiContext, ofRatio, type RatioContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (dti: Dti, context: RatioContext) => number | null
const of = (unit: Parameters<typeof figure>[0], worth: Worth) =>
  figure<DtiContext>(
    unit,
    ofRatio((context) => worth(context.result, context)),
  )
/** Dollars a month, with whole cents. */
const cents = (worth: Worth) =>
  of('cents', (dti, context) => {
    const amount = worth(dti, context)
    return amount === null ? null : roundToCent(amount)
  })
const ratio = (program: ProgramView['program'], half: 'front' | 'back') =>
  of('percent', ({ views }) => (views.find((view) => view.program === program)?.ratios[half] ?? 0) * 100)

/** What student loans count beyond what is paid on them. */
const studentCounted: Worth = ({ view }, { inputs }) =>
  inputs.debts.reduce((sum, debt, index) => {
    const counted = view.counted[index]
    return counted?.why === 'share-of-balance' && debt.kind.startsWith('student') ? sum + counted.counted : sum
  }, 0)
const planned =
  (worth: (plan: Extract<Dti['plan'], { outcome: 'possible' }>) => number): Worth =>
  ({ plan }) =>
    plan.outcome === 'possible' ? worth(plan) : plan.outcome === 'none-needed' ? 0 : null

export const figures = named(figureNames, {
  backRatio: of('percent', (r) => r.view.ratios.back * 100),
  frontRatio: of('percent', (r) => r.view.ratios.front * 100),
  grossIncome: cents((r) => r.view.gross),
  housing: cents((r) => r.view.housing),
  debtPayments: cents((r) => r.view.debts),
  roomForDebt: cents((r) => (r.over === null ? null : -r.over)),
  roomForHousing: cents((r) => r.housingRoom),
  studentCounted: cents(studentCounted),
  payoffCash: cents(planned((plan) => plan.cash)),
  payoffCount: of(
    'count',
    planned((plan) => plan.pay.length),
  ),
  incomeNeeded: cents((r) => r.incomeNeeded),
  conventionalFront: ratio('conventional', 'front'),
  conventionalBack: ratio('conventional', 'back'),
  fhaFront: ratio('fha', 'front'),
  fhaBack: ratio('fha', 'back'),
  vaFront: ratio('va', 'front'),
  vaBack: ratio('va', 'back'),
  usdaFront: ratio('usda', 'front'),
  usdaBack: ratio('usda', 'back'),
})
