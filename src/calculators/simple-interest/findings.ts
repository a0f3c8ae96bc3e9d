/** Which findings hold, with what values. */
import { roundToCent } from '#engine/money.ts'
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { basisRows } from './bases.ts'
import { ofSolved, type SimpleContext, type SolvedContext } from './context.ts'
import { exact, rateText } from './said-time.ts'
import { compoundWords, dayWords, notIncluded, paymentWords, rateWords } from './words/findings.en.ts'
import { formWords } from './words/form.en.ts'
import { compounded } from './words/time.en.ts'

const basisName = formWords.dayCount.options

function compounding({ inputs, result, say }: SolvedContext): MaybeFound {
  const how = compounded[inputs.compounding]
  if (result.compounded === null) return watch(compoundWords.endless, { how, rate: rateText(result.annualRate, say) })
  const more = roundToCent(result.compounded - result.interest)
  if (Math.abs(more) < 0.01) return null
  if (more < 0) return note(compoundWords.less, { how, less: exact(-more, say) })
  return note(compoundWords.more, {
    how,
    more: exact(more, say),
    compounded: exact(result.compounded, say),
    simple: exact(result.interest, say),
  })
}

/** The way of counting the same time that costs least, and the one that costs most. */
function counting(context: SolvedContext): MaybeFound {
  const { say } = context
  const rows = basisRows(context)
  if (rows === null) return null
  const low = rows.reduce((a, b) => (b.interest < a.interest ? b : a))
  const high = rows.reduce((a, b) => (b.interest > a.interest ? b : a))
  const gap = roundToCent(high.interest - low.interest)
  if (gap < 0.01) return null
  return watch(dayWords.counting, {
    gap: exact(gap, say),
    low: exact(low.interest, say),
    lowBasis: basisName[low.basis],
    high: exact(high.interest, say),
    highBasis: basisName[high.basis],
  })
}

function yearOf360({ inputs, result, say }: SolvedContext): MaybeFound {
  if (inputs.dayCount !== 'actual/360' || result.annualRate === 0) return null
  const rate = rateText(result.annualRate, say)
  return watch(dayWords.yearOf360, { rate, real: (result.annualRate * 100 * 365) / 360 })
}

function perDay({ result, say }: SolvedContext): MaybeFound {
  if (result.perDay < 0.005) return null
  const day = exact(roundToCent(result.perDay), say)
  return watch(dayWords.perDay, { day, tenDays: exact(roundToCent(result.perDay * 10), say) })
}

function perPeriod({ inputs, result, say }: SolvedContext): MaybeFound {
  const yearly = rateText(result.annualRate, say)
  if (inputs.find === 'rate') return note(rateWords.notApr, { monthly: (result.annualRate * 100) / 12, yearly })
  return inputs.ratePer !== 'year' && watch(rateWords[inputs.ratePer], { rate: inputs.rate, yearly })
}

/** How long until the interest equals the principal. */
function doubling({ inputs, result, say }: SolvedContext): MaybeFound {
  if (result.annualRate <= 0 || result.course !== null) return null
  // A year of the day count may have 360 days; the years told are of 365.
  const years = (1 / result.annualRate) * (inputs.dayCount === 'actual/360' ? 360 / 365 : 1)
  if (years > 200 || years < 0.1) return null
  const time = rateWords.years({ years: say.number(years, 1) })
  return note(rateWords.doubling, { rate: rateText(result.annualRate, say), time })
}

function payments({ result, say }: SolvedContext): readonly MaybeFound[] {
  const { course } = result
  if (course === null) return []
  if (course.paid < 0.005) return [watch(paymentWords.noneCounts, { count: course.outside })]
  const toInterest = course.rows.reduce((sum, row) => sum + row.toInterest, 0)
  const without = roundToCent(result.principal * result.annualRate * result.years)
  const saved = Math.max(0, roundToCent(without - course.interest))
  const kind =
    saved < 0.005
      ? 'savesNothing'
      : toInterest >= course.paid - 0.005
        ? 'allInterest'
        : toInterest < 0.005
          ? 'allPrincipal'
          : 'both'
  return [
    good(paymentWords[kind], {
      paid: exact(course.paid, say),
      saved: exact(saved, say),
      toInterest: exact(roundToCent(toInterest), say),
    }),
    course.outside > 0 && watch(paymentWords.outside, { count: course.outside }),
  ]
}

const ofAnAnswer = ofSolved((context) => [
  ...payments(context),
  perPeriod(context),
  yearOf360(context),
  perDay(context),
  compounding(context),
  counting(context),
  doubling(context),
  note(notIncluded),
])

export const findings = (context: SimpleContext): readonly MaybeFound[] => ofAnAnswer(context) ?? []
