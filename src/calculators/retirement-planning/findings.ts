import type { Change } from '#engine/retirement-plan/changes.ts'
import type { PlanYear } from '#engine/retirement-plan/plan-year.ts'
import { catchUpAges } from '#facts/retirement/plan-rules.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { firstWholeYear, retirementYear, taxesIn, withdrawn } from './compute.ts'
import type { PlannedContext } from './context.ts'
import { changesOf, conversionsOf, mostSpendingOf, needOf, ordersOf, ownConversion } from './explored.ts'
import { levelName, spanOf } from './levels.ts'
import { changeWords, findingWords as words } from './words/findings.en.ts'

/** Dollars over a plan, and a year: less says nothing. */
const SMALL = 5000
const SMALL_YEARLY = 100
/** Of what is left after tax: less is not worth a change of plan. */
const NOTICED = 0.01

/** A sum as a person would say it: to the next hundred. */
const hundreds = (amount: number): number => Math.round(amount / 100) * 100

/** Dollars a month, up to the next ten, so that it is enough. */
const monthly = (yearly: number): number => Math.ceil(yearly / 120) * 10

function changeText(context: PlannedContext, change: Change): string {
  const { inputs, say } = context
  switch (change.kind) {
    case 'spend-less':
      return changeWords.spendLess({ monthly: monthly(change.yearly) }, say)
    case 'save-more':
      return changeWords.saveMore({ monthly: monthly(change.yearly) }, say)
    case 'retire-later':
      return (change.who === 0 ? changeWords.workLonger : changeWords.spouseWorksLonger)(change, say)
    case 'claim-later': {
      const age = (change.who === 0 ? inputs.claimAge : inputs.spouseClaimAge) + change.months
      return (change.who === 0 ? changeWords.claimLater : changeWords.spouseClaimsLater)({ age }, say)
    }
  }
}

/** Why the money runs short, with the first year of it. */
function whyShort(context: PlannedContext): MaybeFound {
  const { result } = context
  const { trouble } = result.sums
  if (trouble === null) return null
  const { lives, plan, years, law } = result.prepared
  const age = spanOf(context)(trouble.year)
  const short = trouble.in.unmet / 12
  const at = { year: trouble.year, age, short }
  const dead = lives.some(({ lastYear }) => lives.length > 1 && lastYear < trouble.year)
  if (trouble.ages[0] === null || (dead && trouble.status === 'single')) return act(words.shortAfterDeath, at)
  const benefits = years.find(({ people }) => people.some(({ socialSecurity }) => socialSecurity > 0))
  if (benefits === undefined || trouble.year < benefits.year) return act(words.shortBeforeBenefits, at)
  const first = retirementYear(result)
  const start = first?.start ?? 0
  const { market } = plan
  const expected = market.stockShare * market.stocks + (1 - market.stockShare) * market.bonds
  const real = ((1 + expected) * (1 - market.fee)) / (1 + market.inflation) - 1
  const whole = firstWholeYear(result)
  if (start <= 0 || whole === undefined || law.untaxed) return act(words.shortWithoutSavings, at)
  return act(words.shortByRate, {
    ...at,
    rate: ((withdrawn(whole) - whole.out.saved) / Math.max(1, whole.start)) * 100,
    real: real * 100,
  })
}

function mending(context: PlannedContext): MaybeFound {
  if (context.result.sums.trouble === null) return null
  const found = changesOf(context)
  if (found.length === 0) return watch(words.nothingMends, {})
  const texts = found.map((change) => changeText(context, change))
  const [only] = texts
  return texts.length === 1 && only !== undefined
    ? act(words.mendingOne, { text: only })
    : act(words.mending, { texts })
}

function markets({ found, result, inputs }: PlannedContext): readonly MaybeFound[] {
  if (found === null) return []
  const { history, random } = found
  const [worst] = history.worst
  const age = (year: number): number => year - Number(inputs.birthDate.slice(0, 4))
  const lastsSteady = result.sums.trouble === null
  return [
    worst && worst.troubleYear !== null && history.lasted < history.of
      ? watch(words.worstStart, {
          start: worst.month.slice(0, 4),
          age: age(worst.troubleYear),
          lasted: history.lasted,
          of: history.of,
          steady: lastsSteady,
        })
      : history.of > 0 && history.lasted === history.of
        ? good(words.everyStart, { of: history.of })
        : null,
    random.of > 0 && note(words.random, { lasted: random.lasted, of: random.of }),
  ]
}

function conversions(context: PlannedContext): MaybeFound {
  const [best] = conversionsOf(context)
  const own = ownConversion(context)
  if (best === undefined || own === null || context.result.sums.trouble !== null) return null
  const gain = best.afterTax - own.afterTax
  const none = conversionsOf(context).find(({ conversion }) => conversion === null)
  if (own.conversion !== null && none !== undefined && own.afterTax < none.afterTax - SMALL)
    return watch(words.conversionsCost, { loss: hundreds(none.afterTax - own.afterTax) })
  if (gain < Math.max(SMALL, NOTICED * Math.abs(own.afterTax)))
    return own.conversion === null ? note(words.noConversions, {}) : good(words.conversionsBest, {})
  if (best.conversion === null) return watch(words.conversionsCost, { loss: hundreds(gain) })
  const age = spanOf(context)
  return act(words.convert, {
    level: levelName(best.conversion.fill),
    from: age(best.conversion.from),
    to: age(best.conversion.to),
    gain: hundreds(gain),
  })
}

function orders(context: PlannedContext): MaybeFound {
  if (context.result.sums.trouble !== null) return null
  const tried = ordersOf(context)
  const own = tried.find(({ isYours }) => isYours)
  const best = tried.reduce((a, b) => (b.afterTax > a.afterTax ? b : a), tried[0] ?? { afterTax: 0, order: null })
  if (
    own === undefined ||
    best.order === null ||
    best.afterTax - own.afterTax < Math.max(SMALL, NOTICED * Math.abs(own.afterTax))
  )
    return null
  const gain = hundreds(best.afterTax - own.afterTax)
  return best.order.kind === 'fill'
    ? act(words.fillOrder, { level: levelName(best.order.fill), gain })
    : act(best.order.kind === 'proportional' ? words.proportionalOrder : words.taxableFirst, { gain })
}

const sumOf = (years: readonly PlanYear[], of: (year: PlanYear) => number): number =>
  years.reduce((total, year) => total + of(year), 0)

/** Income too low for a premium credit. */
function isPoor({ result: { prepared } }: PlannedContext, year: PlanYear): boolean {
  const fixed = prepared.years[year.year - prepared.plan.firstYear]
  if (fixed === undefined) return false
  const { poverty, shares } = prepared.law.marketplaces[fixed.at]
  const line = poverty.first + poverty.eachMore * (fixed.ages.length - 1)
  return year.magi < (line * shares.noneUnder) / 100
}

function health(context: PlannedContext): readonly MaybeFound[] {
  const { run, prepared } = context.result
  const { years } = run
  const surcharged = years.filter((year) => year.out.surcharge > SMALL_YEARLY)
  const [first] = surcharged
  const covered = years.filter((_, t) => (prepared.years[t]?.marketplaceCost ?? 0) > 0)
  const credit = sumOf(covered, (year) => year.premiumCredit)
  const without = covered.filter((year) => year.premiumCredit === 0 && !year.onMedicaid)
  const lost = without.filter((year) => !isPoor(context, year))
  const poor = without.filter((year) => isPoor(context, year))
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

function taxes(context: PlannedContext): readonly MaybeFound[] {
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
      note(words.survivor, {
        benefits: hundreds(before.in.socialSecurity - after.in.socialSecurity),
        tax: hundreds(taxesIn(after) - taxesIn(before)),
      }),
    inputs.pensions.some(({ raise }) => raise === 'none') && note(words.flatPension, { inflation: inputs.inflation }),
  ]
}

function limits({ inputs, law, result }: PlannedContext): MaybeFound {
  const { deferral, catchUp50, catchUp60To63 } = law.tax.plans.value
  const { plansAndIras, higherFrom, higherTo } = catchUpAges.value
  const age = result.prepared.plan.firstYear - Number(inputs.birthDate.slice(0, 4))
  const isHigher = age >= higherFrom && age <= higherTo
  const limit = deferral + (isHigher ? catchUp60To63 : age >= plansAndIras ? catchUp50 : 0)
  const own = inputs.saves + inputs.rothSaves
  return inputs.pay > 0 && own > limit && watch(words.overLimit, { own, limit, year: law.tax.year })
}

export function findingsOf(context: PlannedContext): readonly MaybeFound[] {
  const { inputs, result } = context
  const most = mostSpendingOf(context)
  const fails = result.sums.trouble !== null
  const room = most === null ? 0 : most - inputs.spending
  return [
    whyShort(context),
    mending(context),
    !fails && room >= SMALL_YEARLY * 2 && good(words.room, { monthly: Math.floor(room / 12 / 10) * 10 }),
    ...markets(context),
    conversions(context),
    orders(context),
    ...health(context),
    ...taxes(context),
    limits(context),
    result.benefits.some(({ estimated, pia }) => estimated && pia > 0) && note(words.estimatedBenefit, {}),
    note(words.order, {}),
    inputs.state === 'US' && note(words.noState, {}),
    note(words.notIncluded, {}),
  ]
}
