/** Why a plan fails, what would mend it, and what markets made of it. */
import type { Change } from '#engine/retirement-plan/changes.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { firstWholeYear, retirementYear, withdrawn } from './compute.ts'
import type { PlannedContext } from './context.ts'
import { changesOf } from './explored.ts'
import { spanOf } from './levels.ts'
import { changeWords, findingWords as words } from './words/findings.en.ts'

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

/** Percent of savings in the first full year: what they earn no longer matters. */
const SOON_GONE = 50

/** Why the money runs short, with the first year of it. */
export function whyShort(context: PlannedContext): MaybeFound {
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
  const rate = ((withdrawn(whole) - whole.out.saved) / Math.max(1, whole.start)) * 100
  if (rate >= SOON_GONE) return act(words.shortWithoutSavings, at)
  return act(words.shortByRate, {
    ...at,
    rate,
    real: real * 100,
  })
}

export function mending(context: PlannedContext): MaybeFound {
  if (context.result.sums.trouble === null) return null
  const found = changesOf(context)
  if (found.length === 0) return watch(words.nothingMends, {})
  const texts = found.map((change) => changeText(context, change))
  const [only] = texts
  return texts.length === 1 && only !== undefined
    ? act(words.mendingOne, { text: only })
    : act(words.mending, { texts })
}

export function markets({ found, result, inputs }: PlannedContext): readonly MaybeFound[] {
  if (found === null) return []
  const { history, random } = found
  const [worst] = history.worst
  const age = (year: number): number => year - Number(inputs.birthDate.slice(0, 4))
  const lastsSteady = result.sums.trouble === null
  return [
    worst && worst.troubleYear !== null && history.lasted > 0 && history.lasted < history.of
      ? watch(words.worstStart, {
          start: worst.month.slice(0, 4),
          age: age(worst.troubleYear),
          steady: lastsSteady,
        })
      : history.of > 0 && history.lasted === history.of
        ? good(words.everyStart, { of: history.of })
        : null,
    random.lasted > 0 && note(words.random, { lasted: random.lasted, of: random.of }),
  ]
}
