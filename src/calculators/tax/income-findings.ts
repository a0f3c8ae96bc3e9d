/** Findings on how income is taxed: brackets, gains, benefits, and the taxes beside the income tax. */
import { withExtra } from '#engine/tax/extra-income.ts'
import { act, good, note, watch } from '../kit/finding.ts'
import { bracketOf, ordinaryOf } from './compute.ts'
import { nextOf, type TaxContext } from './context.ts'
import { stateIn } from './law.ts'
import { turnOf } from './next-chart.ts'
import { taxesOf } from './taxes.ts'
import { type MaybeWeighed, weighed } from './weighed.ts'
import { turnText } from './words/explain.en.ts'
import { incomeFindings as words } from './words/findings.en.ts'

const NUDGE = 1000

/** How much more ordinary income fits before the next bracket. */
export function bracketRoom({ result, law }: TaxContext): MaybeWeighed {
  const ordinary = ordinaryOf(result.taxes)
  if (ordinary <= 0) return null
  const brackets = law.facts.ordinaryBrackets.value[result.household.status]
  const next = brackets.find((bracket) => bracket.over > ordinary)
  const now = brackets.filter((bracket) => bracket.over <= ordinary).at(-1)
  if (next === undefined || now === undefined) return null
  const room = next.over - ordinary
  return weighed(
    Math.min(room, 20_000) * (next.rate - now.rate),
    note(words.room, { room, now: now.rate * 100, next: next.rate * 100 }),
  )
}

export function zeroGains({ result, law }: TaxContext): MaybeWeighed {
  const { household, taxes } = result
  const { federal } = taxes
  const room = law.facts.capitalGains.value.zeroUpTo[household.status] - federal.taxableIncome
  if (room < 1 || federal.agi <= 0 || federal.gains.preferential + room < 1000) return null
  const invests = household.ordinaryDividends + Math.abs(household.longTermGain) > 0
  return invests ? weighed(room * 0.15, good(words.zeroGains, room)) : null
}

export function selfEmployment({ result }: TaxContext): MaybeWeighed {
  const { otherTaxes, adjustments } = result.taxes.federal
  const tax = otherTaxes.selfEmployment
  return tax < 1
    ? null
    : weighed(tax * 0.5, watch(words.selfEmployment, { tax, half: adjustments.halfSelfEmploymentTax }))
}

export function paidOut({ result }: TaxContext): MaybeWeighed {
  const { refundable, earnedIncome, additionalChild } = result.taxes.federal.credits
  return refundable < 1
    ? null
    : weighed(refundable, good(words.refundable, { all: refundable, earned: earnedIncome, child: additionalChild }))
}

/** More withdrawals that make more Social Security taxable. */
export function torpedo({ result, law }: TaxContext): MaybeWeighed {
  const all = result.household.people.reduce((sum, person) => sum + person.socialSecurity, 0)
  const taxed = result.taxes.federal.income.taxableSocialSecurity
  if (all < 1) return null
  const after = taxesOf(withExtra(result.household, 'iraWithdrawals', NUDGE), law)
  const more = after.federal.income.taxableSocialSecurity - taxed
  if (more < 1) return weighed(taxed * 0.05, note(words.benefits, { taxed, all }))
  const cost = after.federalTax - taxesOf(result.household, law).federalTax
  const bracket = bracketOf(result, law)
  return weighed(
    Math.max(cost, more) * 5,
    watch(words.moreBenefits, { more, cost, bracket: cost > bracket * 10 + 0.5 ? bracket : null }),
  )
}

export function investmentTax({ result, law }: TaxContext): MaybeWeighed {
  const tax = result.taxes.federal.otherTaxes.netInvestmentIncome
  const over = law.facts.netInvestmentIncomeTax.value.magiOver[result.household.status]
  return tax < 1 ? null : weighed(tax, watch(words.investmentTax, { tax, over }))
}

export function minimumTax({ result }: TaxContext): MaybeWeighed {
  const tax = result.taxes.federal.tax.alternativeMinimum
  return tax < 1 ? null : weighed(tax, watch(words.minimumTax, tax))
}

export function losses({ result }: TaxContext): MaybeWeighed {
  const { shortTermCarryover, longTermCarryover } = result.taxes.federal.gains
  const left = shortTermCarryover + longTermCarryover
  return left < 1 ? null : weighed(left * 0.1, note(words.losses, left))
}

export function earlyMoney({ result }: TaxContext): MaybeWeighed {
  const tax = result.taxes.federal.otherTaxes.earlyWithdrawal
  return tax < 1 ? null : weighed(tax, watch(words.early, tax))
}

export function tooMuchSocialSecurity({ result }: TaxContext): MaybeWeighed {
  const excess = result.taxes.federal.payments.excessSocialSecurity
  return excess < 1 ? null : weighed(excess, good(words.excess, excess))
}

/** The costliest single dollar ahead. */
export function nextCliff(context: TaxContext): MaybeWeighed {
  const { result, say } = context
  const cliffs = nextOf(context).kinks.filter(({ kind, jump }) => kind === 'cliff' && jump > 0)
  const worst = cliffs.sort((a, b) => b.jump - a.jump)[0]
  if (worst === undefined || result.income < 0) return null
  return weighed(worst.jump * 2, act(words.cliff, { of: result.nextKind, kink: turnText(turnOf(worst), say) }))
}

export function stateBack({ result, law }: TaxContext): MaybeWeighed {
  const state = stateIn(law)
  if (state === null || result.taxes.stateTax > -1) return null
  const back = -result.taxes.stateTax
  return weighed(back, good(words.stateBack, { name: state.facts.name, back }))
}
