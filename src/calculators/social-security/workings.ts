import { fromMonthCount } from '#engine/social-security/birth.ts'
import { creditsEarned, monthsEarly, reductionShare } from '#engine/social-security/claim.ts'
import { valueIn } from '#engine/social-security/indexing.ts'
import { increased, insuranceParts } from '#engine/social-security/pia.ts'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { costOfLiving } from '#facts/social-security/cola.ts'
import { benefitTaxation } from '#facts/tax-years/standing.ts'
import type { Working } from '../kit/presentation.ts'
import type { WorkedContext } from './context.ts'
import { insuredOf } from './figures.ts'
import { formulaShares } from './formula-chart.ts'
import * as words from './words/workings.en.ts'

export function averageWorking({ result, say }: WorkedContext): Working | null {
  const average = insuredOf(result)?.average
  if (!average) return null
  const { total, computationYears: years, monthly, indexYear, projected } = average
  return {
    title: words.average.title,
    lines: words.average.lines({ total, years, monthly }, say),
    steps: [words.average.indexing({ year: indexYear }), ...(projected ? [words.average.projected] : [])],
  }
}

export function formulaWorking({ result, say }: WorkedContext): Working | null {
  const record = insuredOf(result)
  if (record === null) return null
  const { average, bendPoints, eligibilityYear: year, atEligibility } = record
  const { first, second } = bendPoints
  const aime = average.monthly
  const [low, middle, high] = insuranceParts(aime, bendPoints, formulaLaw)
  return {
    title: words.formula.title,
    lines: words.formula.lines(
      {
        shares: formulaShares(),
        pieces: [Math.min(aime, first), Math.max(0, Math.min(aime, second) - first), Math.max(0, aime - second)],
        parts: [low, middle, high],
        result: atEligibility,
      },
      say,
    ),
    steps: [words.formula[bendPoints.projected ? 'projected' : 'bends']({ year, first, second }, say)],
  }
}

export function increasesWorking({ result, say }: WorkedContext): Working | null {
  const record = insuredOf(result)
  if (record === null) return null
  let amount = record.atEligibility
  const steps: string[] = []
  for (let year = record.eligibilityYear; year < result.law.year; year++) {
    const rate = valueIn(costOfLiving.value, year)
    if (rate === undefined) continue
    amount = increased(amount, rate)
    steps.push(words.increases.year({ year, rate: rate * 100, amount }, say))
  }
  if (steps.length === 0) return null
  const lines = words.increases.lines({ from: record.atEligibility, count: steps.length, to: record.pia }, say)
  return { title: words.increases.title, lines, steps }
}

export function claimWorking({ result: { household, monthly, law }, say }: WorkedContext): Working | null {
  const { birth, worker, claim } = household.you
  const { pia } = worker
  if (pia <= 0 || worker.isDisabled) return null
  const { workerReduction } = law.rules
  const early = monthsEarly(birth, claim)
  const near = Math.min(early, workerReduction.firstMonths)
  const title = words.claim.title({ at: { age: claim - birth.month, month: fromMonthCount(claim) } }, say)
  const full = words.claim.full({ full: { age: birth.fullAge, month: fromMonthCount(birth.fullMonth) } }, say)
  if (early > 0) {
    const left = (1 - reductionShare(early, workerReduction)) * 100
    const { firstMonths: first, near: nearShare, far: farShare } = workerReduction
    return {
      title,
      lines: words.claim.early(
        { pia, near, far: early - near, left, result: monthly.own, first, nearShare, farShare },
        say,
      ),
      steps: [full, words.claim.rounding],
    }
  }
  const months = creditsEarned(birth, claim)
  return {
    title,
    lines: words.claim.late({ pia, credit: birth.creditPercent, months, result: monthly.own }, say),
    steps: [full, words.claim.rounding, words.claim.january],
  }
}

export function taxWorking({ result: { taxed }, inputs, say }: WorkedContext): Working | null {
  if (taxed.benefits <= 0) return null
  const { base, adjustedBase } = benefitTaxation.value
  return {
    title: words.tax.title,
    lines: words.tax.lines(
      {
        other: inputs.otherIncome,
        exempt: inputs.taxExempt,
        benefits: taxed.benefits,
        combined: taxed.combined,
        low: base[taxed.status],
        high: adjustedBase[taxed.status],
        taxable: taxed.taxable,
      },
      say,
    ),
    steps: [words.tax.band],
  }
}

export const valueWorking = ({ result: { choices, outlook }, say }: WorkedContext): Working => ({
  title: words.lifetime.title,
  lines: words.lifetime.lines({ rate: outlook.realRate * 100, value: choices.value }, say),
  steps: words.lifetime.steps,
})
