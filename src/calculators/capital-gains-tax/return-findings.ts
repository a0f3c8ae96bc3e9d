/** What the gain moves on the rest of the return and beyond it: benefits, credits, surtax, Medicare, the Marketplace, payments. */
import { medicareSurcharge } from '#engine/social-security/medicare-surcharge.ts'
import { act, type MaybeFound, note, watch } from '../kit/finding.ts'
import type { GainsContext } from './context.ts'
import { estimateOf } from './estimate.ts'
import { hiddenOrdinary, returnParts } from './return-parts.ts'
import { rateWords, returnWords as words } from './words/findings.en.ts'

export function surtax({ inputs, result, law }: GainsContext): readonly MaybeFound[] {
  const tax = result.tax.netInvestmentIncome
  const over = law.tax.netInvestmentIncomeTax.value.magiOver[inputs.status]
  return [tax >= 1 && watch(rateWords.surtax, { tax, over })]
}

/** Whether more of the Social Security benefits is taxed with the sales. */
const taxesBenefits = ({ result }: GainsContext): boolean =>
  result.tax.years.some(
    (year) => year.with.federal.income.taxableSocialSecurity > year.without.federal.income.taxableSocialSecurity + 1,
  )

/** Tax that comes from other lines of the return. */
export function hidden(context: GainsContext): readonly MaybeFound[] {
  const { credits, minimum } = returnParts(context)
  const ordinary = hiddenOrdinary(context)
  const parts = [
    ordinary >= 5 && (taxesBenefits(context) ? words.parts.benefits : words.parts.deductions),
    credits >= 5 && words.parts.credits,
    minimum >= 5 && words.parts.minimum,
  ].filter((part): part is string => part !== false)
  if (parts.length === 0) return []
  const amount = [ordinary, credits, minimum].filter((one) => one >= 5).reduce((sum, one) => sum + one, 0)
  return [watch(words.hidden, { hidden: amount, parts })]
}

/** Within this many dollars of the next premium step it is worth knowing. */
const NEAR = 10_000

export function medicare({ inputs, result, law }: GainsContext): readonly MaybeFound[] {
  const ages = inputs.status === 'joint' ? [inputs.age, inputs.spouseAge] : [inputs.age]
  const people = ages.filter((age) => age >= 63).length
  const last = result.tax.years.at(-1)
  if (people === 0 || !last) return []
  if (result.medicare >= 1) return [watch(words.medicare, { more: result.medicare, year: last.year + 2 })]
  const { next } = medicareSurcharge(last.with.federal.agi, inputs.status, law.tax.medicare.value)
  if (!next || result.outcome === 'nothing') return []
  const edge = next.edge - last.with.federal.agi
  return [edge < NEAR && note(words.medicareNear, { edge, more: next.more * 12 * people })]
}

export function marketplace({ inputs, result }: GainsContext): readonly MaybeFound[] {
  const added = Math.max(0, ...result.tax.years.map((year) => year.with.federal.agi - year.without.federal.agi))
  const { credit } = result
  if (!inputs.marketplace || added < 1) return []
  if (credit === null) return [watch(words.marketplace, { added })]
  const { lost, endsOver, income } = credit
  if (lost >= 1)
    return [
      endsOver !== null && income > endsOver
        ? watch(words.creditEnds, { lost, over: endsOver })
        : watch(words.creditLost, { lost }),
    ]
  return [endsOver !== null && income <= endsOver && note(words.creditKept, { room: endsOver - income })]
}

export function estimate(context: GainsContext): readonly MaybeFound[] {
  const found = estimateOf(context)
  if (!found || context.result.federal < 1) return []
  const [first] = found.payments
  if (found.harbor.outcome !== 'pay' || !first) return [note(words.april, { amount: found.inApril })]
  return [
    act(words.estimate, { amount: first.amount, date: first.due }),
    context.inputs.lastYearTax === null && note(words.lastYear),
  ]
}
