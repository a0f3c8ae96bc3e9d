import { housingRoom } from '#engine/housing/qualifying-price.ts'
import { vaUpkeepPerSquareFoot } from '#facts/lending/qualifying.ts'
import type { Working } from '../kit/presentation.ts'
import { type AtPrice, lookAt } from './compute.ts'
import type { AffordContext } from './context.ts'
import { insuranceOf, propertyTaxOf } from './place.ts'
import { workingWords } from './words/explain.en.ts'

const there = (steps: readonly (string | false)[]): readonly string[] => steps.filter((step) => step !== false)
const look = ({ inputs, result }: AffordContext, price: number): AtPrice | null =>
  price < 1 ? null : lookAt(inputs, result.month, price)

function takeHome({ inputs, result: { month }, say }: AffordContext): Working {
  const words = workingWords.takeHome
  const { takeHome: year } = month
  const parts = [month.net, inputs.debts, inputs.spending, inputs.saving].map(say.cents)
  return {
    title: words.title,
    lines: [words.formula, `= ${parts.join(' − ')}`, words.month({ room: month.room }, say)],
    steps: [
      words.gross({ gross: year.gross }, say),
      words.before({ retirement: year.retirement, benefits: year.benefits }, say),
      words.federal({ federal: year.federalTax, payroll: year.payrollTax }, say),
      words.state({ state: year.stateTax }, say),
      words.net({ year: year.net, month: month.net }, say),
    ],
  }
}

function budget(context: AffordContext): Working {
  const words = workingWords.budget
  const { inputs, result, say } = context
  const at = look(context, result.budgetPrice)
  return {
    title: words.title,
    lines: [
      words.formula,
      at === null
        ? workingWords.none
        : `${say.cents(at.payment.total)} + ${say.cents(at.upkeep)} = ${say.cents(at.payment.total + at.upkeep)}`,
      `P = ${say.cents(result.budgetPrice)}`,
    ],
    steps: [
      words.grows({ tax: propertyTaxOf(inputs), insurance: insuranceOf(inputs), upkeep: inputs.upkeep }, say),
      words.search,
      words.jump,
    ],
  }
}

function residual({ inputs, result: { month }, say }: AffordContext, at: AtPrice): string | false {
  if (at.residual === null) return false
  const { federalTax, stateTax, payrollTax } = month.takeHome
  const taxes = (federalTax + stateTax + payrollTax) / 12
  const upkeep = inputs.squareFeet * vaUpkeepPerSquareFoot.value
  const rest = [at.payment.total, upkeep, inputs.debts].map(say.cents).join(' − ')
  const sum = `${say.cents(month.gross)} ${taxes < 0 ? '+' : '−'} ${say.cents(Math.abs(taxes))} − ${rest}`
  return workingWords.lender.vaResidual({ sum, ...at.residual }, say)
}

function lender(context: AffordContext): Working {
  const words = workingWords.lender
  const { inputs, result, say } = context
  const { limit, month, lenderPrice } = result
  const room = housingRoom(limit, month.gross, inputs.debts)
  const at = look(context, lenderPrice)
  const ratios = [
    ...(limit.front === null ? [] : [words.front({ share: limit.front * 100 }, say)]),
    ...(limit.back === null ? [] : [words.back({ share: limit.back * 100 }, say)]),
  ]
  const lines =
    room === null ? [words.residual] : [ratios.join(words.and), words.room({ room, gross: month.gross }, say)]
  return {
    title: words.title,
    lines: [...lines, `P = ${say.cents(lenderPrice)}`],
    steps: there([
      at !== null && words.at({ payment: at.payment.total, down: at.payment.down }, say),
      at !== null && residual(context, at),
      words.rule,
    ]),
  }
}

function cash(context: AffordContext): Working {
  const words = workingWords.cash
  const { inputs, result, say } = context
  const at = look(context, result.cashPrice)
  return {
    title: words.title,
    lines: [
      words.formula,
      at === null
        ? workingWords.none
        : `${say.cents(at.closing.total)} + ${say.cents(at.reserves)} = ${say.cents(inputs.savings)}`,
      `P = ${say.cents(result.cashPrice)}`,
    ],
    steps: there([
      at !== null && words.parts(at.closing, say),
      at !== null && words.prepaid,
      at !== null && inputs.keepMonths > 0 && words.kept({ months: inputs.keepMonths }, say),
    ]),
  }
}

export const workings = [takeHome, budget, lender, cash]
