/** What the state takes of the sale, and what the law gives back for the interest. */
import { salesTax } from '#facts/state-rules/sales-tax.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { isStateCode } from '../kit/states.ts'
import type { BoughtContext, LoanContext } from './context.ts'
import { averageLocal, hasLocal, nameInside, ruleText, unsureParts } from './state-tax.ts'
import { carShareOf, totalSaved } from './tax-saved.ts'
import { deductionWords, taxWords } from './words/findings.en.ts'

function local({ inputs: { state, localTax }, result: { deal } }: BoughtContext): MaybeFound {
  if (!deal.taxed || !hasLocal(state) || localTax !== null) return null
  const average = averageLocal(state)
  if (average === null) return watch(taxWords.localUnknown)
  const values = { amount: deal.taxed.localTax, rate: average * 100, asOf: salesTax.asOf ?? '' }
  return values.amount >= 1 && note(taxWords.localAverage, values)
}

export function salesTaxFindings(context: BoughtContext): readonly MaybeFound[] {
  const { inputs, result, year, say } = context
  const { ownTax, state, tradeIn } = inputs
  const { deal } = result
  if (ownTax !== null) return [note(taxWords.own, { tax: ownTax })]
  if (!isStateCode(state)) return [act(taxWords.choose)]
  const rule = ruleText(inputs, year, say)
  if (deal.taxed === null) return [act(taxWords.enter, { rule })]
  const saved =
    tradeIn > 0 && inputs.rebate === 0 && deal.tradeInTaxSaved >= 1
      ? ` ${taxWords.saved({ saved: deal.tradeInTaxSaved }, say)}`
      : ''
  const parts = unsureParts(state)
  return [
    note(() => taxWords.rule({ tax: deal.tax, rule }, say) + saved),
    parts.length > 0 && act(taxWords.unsure, { state: nameInside(state), parts }),
    local(context),
  ]
}

const years = actDeductionYears.value

export function deduction({ inputs, law, result: { saved, loan } }: LoanContext): MaybeFound {
  if (inputs.condition !== 'new') return null
  if (saved === null || !inputs.usAssembled) {
    const { cap, magiOver } = law.tax.carLoanDeduction.value
    const over = inputs.filing === 'joint' ? magiOver.joint : magiOver.other
    return note(deductionWords.rule, { ...years, cap, over })
  }
  const total = totalSaved(saved)
  if (total < 1) return saved.length === 0 ? note(deductionWords.tooLate, years) : note(deductionWords.nothing)
  const values = { saved: total, years: saved.map(({ year }) => String(year)) }
  return good(carShareOf(loan) < 0.9999 ? deductionWords.savesPart : deductionWords.saves, values)
}
