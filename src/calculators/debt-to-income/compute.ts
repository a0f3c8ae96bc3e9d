import { type CountedDebt, canBePaidOff, countDebts } from '#engine/housing/qualifying-debt.ts'
import { countedIncome, monthlyPay } from '#engine/housing/qualifying-income.ts'
import {
  type HousingPayment,
  housingPaymentAt,
  type LoanProgram,
  roundedPayment,
} from '#engine/housing/qualifying-payment.ts'
import { cheapestPayoff, type Payable, type PayoffPlan } from '#engine/housing/qualifying-payoff.ts'
import { housingRoom, type RatioLimit, type Ratios, ratiosOf } from '#engine/housing/qualifying-price.ts'
import { programLimits } from '#facts/lending/program-limits.ts'
import type { Asked } from '../kit/calculator.ts'
import { debtRulesOf, fees, incomeRulesOf, programs } from './programs.ts'
import type { DtiInputs } from './sections.ts'

export type Standing = 'within-guide' | 'within-most' | 'over'

/** One program's view of the same household. Dollars a month; ratios are decimals. */
export interface ProgramView {
  readonly program: LoanProgram
  readonly gross: number
  /** Each income as it counts, in the visitor's order. */
  readonly incomes: readonly number[]
  readonly housing: number
  /** The parts of the payment; null when the visitor gave the whole. */
  readonly payment: HousingPayment | null
  readonly counted: readonly CountedDebt[]
  /** All debts, the one thought of included. */
  readonly debts: number
  readonly ratios: Ratios
  readonly standing: Standing
}

export function viewOf(inputs: DtiInputs, program: LoanProgram): ProgramView {
  const rules = incomeRulesOf(program)
  const incomes = inputs.incomes.map((row) =>
    countedIncome(row.kind, monthlyPay(row.amount, row.every, row.hours), rules),
  )
  const gross = incomes.reduce((sum, amount) => sum + amount, 0)
  const payment =
    inputs.housingBy === 'payment'
      ? null
      : roundedPayment(
          housingPaymentAt(
            inputs.price,
            {
              program,
              vaUse: 'first',
              annualRate: inputs.rate / 100,
              termMonths: inputs.term,
              down: { kind: 'share', amount: inputs.downShare / 100 },
              propertyTaxRate: inputs.propertyTax / 100,
              insuranceRate: inputs.homeInsurance / inputs.price,
              pmiRate: inputs.pmiRate / 100,
              dues: inputs.hoa,
            },
            fees,
          ),
        )
  const housing = payment?.total ?? inputs.housingPayment
  const counted = countDebts(inputs.debts, debtRulesOf(program, inputs.agency), gross)
  const debts = counted.reduce((sum, debt) => sum + debt.counted, inputs.planned)
  const ratios = gross > 0 ? ratiosOf(housing, debts, gross) : { front: 0, back: 0 }
  const { guide, most } = programLimits[program]
  const standing = meets(ratios, guide) ? 'within-guide' : meets(ratios, most) ? 'within-most' : 'over'
  return { program, gross, incomes, housing, payment, counted, debts, ratios, standing }
}

/** Within both halves of a limit; a hair over from adding up cents is within. */
export const meets = (ratios: Ratios, { front, back }: RatioLimit): boolean =>
  (front === null || ratios.front <= front + 1e-9) && (back === null || ratios.back <= back + 1e-9)

export const limitOf = (inputs: DtiInputs): RatioLimit =>
  inputs.limits === 'own'
    ? { front: inputs.ownFront / 100, back: inputs.ownBack / 100 }
    : programLimits[inputs.program][inputs.limits]

/** Debts as the payoff plan sees them; those no cash can end count nothing. */
export const payables = (inputs: DtiInputs, view: ProgramView): readonly Payable[] =>
  inputs.debts.map((debt, index) => ({
    balance: debt.balance,
    counted: canBePaidOff(debt) ? (view.counted[index]?.counted ?? 0) : 0,
  }))

export interface Dti {
  readonly outcome: 'passes' | 'too-high'
  readonly limit: RatioLimit
  readonly view: ProgramView
  readonly views: readonly ProgramView[]
  /** Dollars a month over the limit on all debts; negative is room. null: the program sets none. */
  readonly over: number | null
  /** The housing half alone is over: paying debts off cannot help. Dollars a month, 0 when it is not. */
  readonly frontOver: number
  readonly plan: PayoffPlan
  /** What the home may cost a month with these debts; null: no limit. */
  readonly housingRoom: number | null
  /** More income before tax a month that would pass; 0 when it passes now. */
  readonly incomeNeeded: number
}
export interface NoIncome {
  readonly outcome: 'no-income'
  readonly view: ProgramView
}
export type Result = Dti | NoIncome

export function compute({ inputs }: Pick<Asked<DtiInputs, unknown>, 'inputs'>): Result {
  const views = programs.map((program) => viewOf(inputs, program))
  const view = views.find((one) => one.program === inputs.program) ?? viewOf(inputs, inputs.program)
  if (view.gross <= 0) return { outcome: 'no-income', view }
  const limit = limitOf(inputs)
  const total = view.housing + view.debts
  const over = limit.back === null ? null : total - limit.back * view.gross
  const frontOver = limit.front === null ? 0 : Math.max(0, view.housing - limit.front * view.gross)
  const incomeFor = (amount: number, share: number | null): number =>
    share === null || share === 0 ? 0 : amount / share - view.gross
  return {
    outcome: (over === null || over < 0.005) && frontOver < 0.005 ? 'passes' : 'too-high',
    limit,
    view,
    views,
    over,
    frontOver,
    plan: cheapestPayoff(payables(inputs, view), over === null || over < 0.005 ? 0 : over),
    housingRoom: housingRoom(limit, view.gross, view.debts),
    incomeNeeded: Math.max(0, incomeFor(total, limit.back), incomeFor(view.housing, limit.front)),
  }
}
