/** The findings of the W-4 check, the most important first. */
import type { IsoDate } from '#engine/month.ts'
import { checksAfter, type FormEntries } from '#engine/withholding-check/check-withholding.ts'
import { certificateLag } from '#facts/withholding/voluntary-rates.ts'
import { act, good, type MaybeFound, note, watch } from '../../kit/finding.ts'
import { formOf, nameOf } from './answer.ts'
import { withheldFromBenefits } from './case.ts'
import { ABOUT_EVEN, type CheckContext, hasForms, isFine, isNoUse, rounded } from './compute.ts'
import { stepsText } from './words/answer.en.ts'
import { findingWords as words } from './words/findings.en.ts'

/** Past this share of a check’s taxable pay, withholding is worth a word. */
const HEAVY = 0.4
const LEAST = 50

const isBlank = ({ credits, otherIncome, deductions, extra }: FormEntries): boolean =>
  credits + otherIncome + deductions + extra === 0

/** What to enter on each form, the highest paying first. */
function forms({ inputs, result, say }: CheckContext): readonly MaybeFound[] {
  const { check, filledIn, plain } = result
  const { refundPlanned, plan } = check
  if (isNoUse(result, inputs)) return []
  if (isFine(result, inputs)) return [good(words.fine)]
  const isWanted = Math.abs(refundPlanned - inputs.checkRefund) <= ABOUT_EVEN
  const entered = filledIn.map((at, place) => {
    const entries = plan.entries[at] as FormEntries
    const { now, next } = check.perCheck[at] ?? { now: 0, next: 0 }
    const values = {
      name: nameOf(result, at),
      form: formOf(result, at),
      now,
      next: next ?? now,
      refund: rounded(refundPlanned),
    }
    // The entries of the first stand under the headline, and what stays short or too much has a finding of its own.
    return place === 0
      ? act(words.effect, { ...values, isWanted: isWanted || Math.abs(plan.missing) > LEAST })
      : act(words.newForm, { ...values, steps: stepsText(entries, say) })
  })
  const [first] = plain
  return [
    ...entered,
    first !== undefined &&
      act(words.plainForms, { names: plain.map((at) => nameOf(result, at)), form: formOf(result, first) }),
  ]
}

/** What the forms can’t reach. */
function beyondForms({ inputs, result }: CheckContext): readonly MaybeFound[] {
  const { plan, paymentsBeside, refundPlanned, tax } = result.check
  const credits = -tax.taxAfterCredits
  const [next] = paymentsBeside
  const { missing } = plan
  const withForms = hasForms(result)
  return [
    missing > LEAST && next && act(words.short, { missing, due: next.due, amount: next.amount, withForms }),
    missing > LEAST && !next && watch(words.shortNoDate, { missing, withForms }),
    withForms &&
      missing < -LEAST &&
      refundPlanned > inputs.checkRefund + LEAST &&
      (credits >= LEAST
        ? note(words.creditsBack, { credits })
        : note(words.overTwice, { refund: rounded(refundPlanned) })),
  ]
}

function penalty({ inputs, result }: CheckContext): readonly MaybeFound[] {
  const { penaltyUnchanged: now, penaltyPlanned: planned, refundUnchanged } = result.check
  const isShort = now.missing > 0 && now.harbor.outcome === 'pay'
  return [
    isShort &&
      now.harbor.outcome === 'pay' &&
      act(words.penalty, { missing: now.missing, required: now.harbor.required }),
    isShort && hasForms(result) && planned.missing > 0 && watch(words.penaltyLeft, { missing: planned.missing }),
    isShort && (inputs.checkLastTax === null || inputs.checkLastAgi === null) && note(() => words.lastYear),
    now.harbor.outcome === 'nothing-due' &&
      refundUnchanged < -ABOUT_EVEN &&
      good(words.penaltySafe, { why: now.harbor.reason }),
  ]
}

/** A year’s withholding that two forms differ by, dollars: less is not worth another form. */
const WORTH_A_FORM = 100

/** Another form in January, where this year’s entries would go on to take too much or too little. */
function nextJanuary({ inputs, result, say }: CheckContext): MaybeFound {
  const { january, check } = result
  if (!january || isFine(result, inputs)) return null
  const changed = result.filledIn.find((at) => {
    const now = check.plan.entries[at]
    const later = january.entries[at]
    const periods = check.sources[at]?.periods ?? 1
    if (!now || !later) return false
    return Math.abs(later.credits - now.credits) + periods * Math.abs(later.extra - now.extra) > WORTH_A_FORM
  })
  if (changed === undefined) return null
  const at = january.entries.findIndex((entries) => entries !== null && !isBlank(entries))
  const entries = january.entries[at]
  return entries
    ? note(words.january, { name: nameOf(result, at), form: formOf(result, at), steps: stepsText(entries, say) })
    : note(words.januaryPlain, { name: nameOf(result, changed), form: formOf(result, changed) })
}

/** Stubs that have grown old, and jobs for which a form comes too late. */
function stubs({ result, today }: CheckContext): readonly MaybeFound[] {
  const { sources } = result.check
  const old = sources.map(({ source, checks, phase }, at) => ({
    at,
    paid: source.lastPayDate,
    since:
      phase === 'current'
        ? checks.filter(({ payDate }) => payDate !== null && payDate <= (today as IsoDate)).length
        : 0,
  }))
  const late = sources.flatMap((year, at) => (year.phase !== 'past' && checksAfter(year).length === 0 ? [at] : []))
  return [
    ...old.map(
      ({ at, paid, since }) =>
        since > 0 && paid !== null && watch(words.oldStub, { name: nameOf(result, at), paid, since }),
    ),
    late.length > 0 && note(words.noChecksLeft, { names: late.map((at) => nameOf(result, at)) }),
  ]
}

function sideNotes({ inputs, result, tax: facts }: CheckContext): readonly MaybeFound[] {
  const { check, filledIn } = result
  const [first] = filledIn
  const own = first === undefined ? null : check.plan.entries[first]
  const pay = first === undefined ? 0 : (check.sources[first]?.taxablePerCheck ?? 0)
  const withheld = first === undefined ? 0 : (check.perCheck[first]?.next ?? 0)
  const { tax, household } = check
  const hasBenefits = household.people.some(({ socialSecurity }) => socialSecurity > 0)
  const medicareOwed = tax.otherTaxes.additionalMedicare - tax.payments.additionalMedicareWithheld
  return [
    first !== undefined && check.paymentsBeside.length === 0 && pay > 0 && withheld > HEAVY * pay
      ? watch(words.heavy, { name: nameOf(result, first), share: (100 * withheld) / pay })
      : null,
    first !== undefined && own && own.otherIncome > 0 && note(words.privacy, { name: nameOf(result, first) }),
    hasBenefits && note(words.benefits, { now: withheldFromBenefits(inputs, facts.year) }),
    tax.payments.excessSocialSecurity >= 1 && note(words.excess, { excess: tax.payments.excessSocialSecurity }),
    medicareOwed >= 1 && note(words.additional, { owed: medicareOwed }),
    filledIn.length > 0 && !isFine(result, inputs) && note(() => words.deferred({ days: certificateLag.value.days })),
  ]
}

export function checkFindings(context: CheckContext): readonly MaybeFound[] {
  if (context.result.check.sources.length === 0) return [note(() => words.notIncluded)]
  return [
    ...forms(context),
    ...beyondForms(context),
    ...penalty(context),
    nextJanuary(context),
    ...stubs(context),
    ...sideNotes(context),
    note(() => words.notIncluded),
  ]
}
