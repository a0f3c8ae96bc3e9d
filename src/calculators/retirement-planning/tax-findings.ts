/** Health coverage and taxes along the way. */
import type { PlanYear } from '#engine/retirement-plan/plan-year.ts'
import { catchUpAges } from '#facts/retirement/plan-rules.ts'
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { taxesIn } from './compute.ts'
import type { PlannedContext } from './context.ts'
import { needOf } from './explored.ts'
import { hundreds, SMALL, SMALL_YEARLY, sumOf } from './finding-sizes.ts'
import { findingWords as words } from './words/findings.en.ts'

/** Income too low for a premium credit. */
function isPoor({ result: { prepared } }: PlannedContext, year: PlanYear): boolean {
  const fixed = prepared.years[year.year - prepared.plan.firstYear]
  if (fixed === undefined) return false
  const { poverty, shares } = prepared.law.marketplaces[fixed.at]
  const line = poverty.first + poverty.eachMore * (fixed.ages.length - 1)
  return year.magi < (line * shares.noneUnder) / 100
}

export function health(context: PlannedContext): readonly MaybeFound[] {
  const { run, prepared } = context.result
  const { years } = run
  const surcharged = years.filter((year) => year.out.surcharge > SMALL_YEARLY)
  const [first] = surcharged
  const covered = years.filter((_, t) => (prepared.years[t]?.marketplaceCost ?? 0) > 0)
  const credit = sumOf(covered, (year) => year.premiumCredit)
  const without = covered.filter((year) => year.premiumCredit === 0 && !year.onMedicaid)
  const lost = without.filter((year) => !isPoor(context, year))
  // Without money left there is nothing to convert.
  const poor = without.filter((year) => isPoor(context, year) && year.in.unmet < 1)
  const medicaid = covered.some(({ onMedicaid }) => onMedicaid)
  return [
    first &&
      watch(words.surcharges, {
        total: hundreds(sumOf(surcharged, (year) => year.out.surcharge)),
        years: surcharged.length,
        first: first.year,
      }),
    lost.length > 0 &&
      watch(words.noCredit, {
        years: lost.length,
        cost: hundreds(sumOf(lost, (year) => year.out.marketplace) / lost.length),
      }),
    poor.length > 0 &&
      watch(words.lowIncome, {
        years: poor.length,
        cost: hundreds(sumOf(poor, (year) => year.out.marketplace) / poor.length),
      }),
    credit > SMALL_YEARLY && good(words.credit, { credit: hundreds(credit) }),
    medicaid && note(words.medicaid, {}),
  ]
}

const survivor = (benefits: number, tax: number): MaybeFound =>
  benefits > 0 ? note(words.survivor, { benefits, tax }) : note(words.survivorTax, { tax })

export function taxes(context: PlannedContext): readonly MaybeFound[] {
  const { result, inputs } = context
  const need = needOf(context)
  const { years } = result.run
  const early = sumOf(years, (year) => year.penalized)
  const required = years.find((year) => year.in.required > 0)
  const excess = years.filter((year) => year.in.required > SMALL && year.out.saved > SMALL)
  const { lives } = result.prepared
  const firstDeath = lives.length > 1 ? Math.min(...lives.map(({ lastYear }) => lastYear)) : null
  const before = years.find(({ year }) => year === firstDeath)
  const after = years.find(({ year }) => firstDeath !== null && year === firstDeath + 1)
  return [
    need && need.withTaxes > need.withoutTaxes + SMALL
      ? note(words.need, { ...need, more: (need.withTaxes / Math.max(1, need.withoutTaxes) - 1) * 100 })
      : null,
    early > SMALL_YEARLY && watch(words.penalty, { early: hundreds(early), tax: hundreds(early * 0.1) }),
    required &&
      excess.length >= 3 &&
      (required === years[0]
        ? watch(words.requiredNow, { years: excess.length })
        : watch(words.requiredExcess, { year: required.year, years: excess.length })),
    before &&
      after &&
      Math.abs(taxesIn(after) - taxesIn(before)) > SMALL_YEARLY &&
      survivor(
        hundreds(before.in.socialSecurity - after.in.socialSecurity),
        hundreds(taxesIn(after) - taxesIn(before)),
      ),
    inputs.pensions.some(({ raise }) => raise === 'none') && note(words.flatPension, { inflation: inputs.inflation }),
  ]
}

export function limits({ inputs, law, result }: PlannedContext): MaybeFound {
  const { deferral, catchUp50, catchUp60To63 } = law.tax.plans.value
  const { plansAndIras, higherFrom, higherTo } = catchUpAges.value
  const age = result.prepared.plan.firstYear - Number(inputs.birthDate.slice(0, 4))
  const isHigher = age >= higherFrom && age <= higherTo
  const limit = deferral + (isHigher ? catchUp60To63 : age >= plansAndIras ? catchUp50 : 0)
  const own = inputs.saves + inputs.rothSaves
  return inputs.pay > 0 && own > limit && watch(words.overLimit, { own, limit, year: law.tax.year })
}
