/** Figures and the headline of the W-4 check. */
import type { Answer } from '../../kit/presentation.ts'
import { ABOUT_EVEN, type CheckContext, type CheckResult, hasForms, isFine, isNoUse, rounded } from './compute.ts'
import { stepsText, answerWords as words } from './words/answer.en.ts'

interface CheckFigure {
  readonly key: string
  readonly label: string
  readonly short?: string
  readonly unit: 'money'
  readonly value: (result: CheckResult) => number
}

/** What all checks of a year together leave in the pocket, a check of the highest paying source: positive is more take-home pay. */
function changePerCheck({ check, filledIn, plain }: CheckResult): number {
  const at = filledIn[0] ?? plain[0]
  const one = at === undefined ? undefined : check.perCheck[at]
  return one === undefined || one.next === null ? 0 : one.now - one.next
}

/** The figures, each a function of the result; the page that holds the check puts them among its own. */
export const checkFigures: readonly CheckFigure[] = [
  {
    key: 'checkRefund',
    label: words.figures.refund,
    short: words.shortNames.refund,
    unit: 'money',
    value: ({ check }) => check.refundUnchanged,
  },
  {
    key: 'checkPlanned',
    label: words.figures.planned,
    short: words.shortNames.planned,
    unit: 'money',
    value: ({ check }) => check.refundPlanned,
  },
  {
    key: 'checkTax',
    label: words.figures.tax,
    short: words.shortNames.tax,
    unit: 'money',
    value: ({ check }) => check.tax.taxAfterCredits,
  },
  {
    key: 'checkWithheld',
    label: words.figures.withheld,
    short: words.shortNames.withheld,
    unit: 'money',
    value: ({ check }) => check.withheldUnchanged + check.household.federalWithheld,
  },
  { key: 'checkPerCheck', label: words.figures.perCheck, unit: 'money', value: changePerCheck },
  {
    key: 'checkMissing',
    label: words.figures.missing,
    unit: 'money',
    value: ({ check }) => check.penaltyUnchanged.missing,
  },
]

/** 'Acme', or 'Job 2' where it has no name. */
export function nameOf({ names, check }: CheckResult, at: number): string {
  const kind = check.sources[at]?.source.kind ?? 'job'
  const before = check.sources.slice(0, at).filter(({ source }) => source.kind === kind).length
  return names[at] || `${words.jobs[kind]} ${before + 1}`
}
export const formOf = ({ check }: CheckResult, at: number): string =>
  words.formNames[check.sources[at]?.source.kind ?? 'job']

function moreLine({ inputs, result, say }: CheckContext): string {
  const { check, filledIn, plain } = result
  const isReached = check.refundPlanned <= inputs.checkRefund + ABOUT_EVEN
  const to = isReached ? words.forms.to({ wanted: inputs.checkRefund }, say) : words.forms.closest
  if (isNoUse(result, inputs)) return words.forms.noUse
  if (isFine(result, inputs)) return words.forms.fine
  const [first] = filledIn
  const entries = first === undefined ? null : check.plan.entries[first]
  if (first !== undefined && entries && check.paymentsBeside.length > 0)
    return words.forms.half({
      name: nameOf(result, first),
      form: formOf(result, first),
      steps: stepsText(entries, say),
      missing: say.money(rounded(check.plan.missing)),
    })
  if (first !== undefined && entries)
    return words.forms.enter({
      to,
      name: nameOf(result, first),
      form: formOf(result, first),
      steps: stepsText(entries, say),
    })
  return plain.length > 0 ? words.forms.plain({ to }) : words.forms.late
}

export function checkAnswer(context: CheckContext): Answer {
  const { inputs, result, say } = context
  const keyFigures =
    hasForms(result) && !isFine(result, inputs)
      ? ['checkPlanned', 'checkPerCheck', 'checkTax', 'checkWithheld']
      : ['checkTax', 'checkWithheld']
  if (result.check.sources.length === 0) return { headline: words.noPay, keyFigures }
  const refund = rounded(result.check.refundUnchanged)
  const headline =
    Math.abs(refund) < ABOUT_EVEN
      ? words.even
      : refund > 0
        ? words.refund({ amount: refund }, say)
        : words.owe({ amount: -refund }, say)
  return { headline, more: moreLine(context), keyFigures }
}
