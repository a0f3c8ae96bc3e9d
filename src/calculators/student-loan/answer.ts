/** What is worked out at every key press: every plan's course, the figures, the headline and hints. */
import { roundToCent } from '#engine/money.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import type { Say } from '../kit/say.ts'
import { owedOf } from './borrower.ts'
import { compute, type PlanRun } from './compute.ts'
import { type ComparedContext, isCompared, type LoanContext } from './context.ts'
import { endOf, figures } from './figures.ts'
import { headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'
import { formWords } from './words/form.en.ts'
import { atStart, within } from './words/plans.en.ts'

/** Cents only where there are some. */
const exact = (amount: number, say: Say): string => (Number.isInteger(amount) ? say.money(amount) : say.cents(amount))

/** "done in May 2046", "forgiven in May 2046"; "done" as well where other loans go on after what is forgiven. */
function endSaid(plan: PlanRun, { inputs, say }: ComparedContext): string {
  const { now, done, forgiven } = underneath.ends
  if (plan.course.months === 0) return now()
  return (plan.course.forgivenAt < plan.course.months ? done : forgiven)({ month: endOf(plan, inputs) }, say)
}

function headline({ result: { least, lowest }, say }: ComparedContext): string {
  if (least.course.months === 0)
    return headlines.complete({ forgiven: least.course.forgiven, plan: within[least.key] }, say)
  const payment = say.money(lowest.firstPayment)
  if (least.key === lowest.key) return headlines.one({ plan: atStart[least.key], cost: least.cost, payment }, say)
  return headlines.two({ cheapest: atStart[least.key], cost: least.cost, lowest: atStart[lowest.key], payment }, say)
}

function more(context: ComparedContext): string {
  const { result, say } = context
  const { least, lowest, notOpen, focus } = result
  const closed = notOpen && underneath.closed({ closed: atStart[notOpen.key], shown: within[focus.key] })
  const lines =
    least.course.months === 0
      ? [least.tax > 0 ? underneath.tax({ tax: least.tax }, say) : underneath.noTax()]
      : least.key === lowest.key
        ? [underneath.only({ months: least.course.months, end: endSaid(least, context) }, say), underneath.dollars()]
        : [
            underneath.cheapest({
              plan: atStart[least.key],
              payment: exact(least.firstPayment, say),
              end: endSaid(least, context),
            }),
            underneath.lowest(
              {
                plan: atStart[lowest.key],
                extra: roundToCent(lowest.cost - least.cost),
                months: lowest.course.months,
                end: endSaid(lowest, context),
              },
              say,
            ),
            underneath.dollars(),
          ]
  return [closed, ...lines].filter(Boolean).join(' ')
}

/** Where the money of the plan looked at goes. */
function splitOf({ result: { focus, owed }, say }: ComparedContext): Split {
  const { course, tax } = focus
  const paid = roundToCent(course.totalPaid)
  const principal = roundToCent(Math.min(paid, Math.max(0, owed - course.forgiven - course.matched)))
  return {
    label: splitWords.whole({ owed, plan: within[focus.key] }, say),
    unit: 'money',
    parts: [
      { label: splitWords.principal, value: principal, color: 'principal' as const },
      { label: splitWords.interest, value: roundToCent(paid - principal), color: 'interest' as const },
      { label: splitWords.tax, value: tax, color: 'tax' as const },
    ].filter(({ value }) => value > 0),
  }
}

function answer(context: LoanContext): Answer {
  if (!isCompared(context)) {
    const word = context.result.outcome === 'nothing-owed' ? 'nothingOwed' : 'noPlan'
    return { headline: headlines[word](), more: underneath[word](), keyFigures: [] }
  }
  return {
    headline: headline(context),
    more: more(context),
    split: splitOf(context),
    keyFigures: ['owed', 'focusCost', 'focusMonths', 'focusForgiven'],
  }
}

export const answerPart: AnswerPart<LoanContext> = {
  compute,
  figures,
  main: ({ focus }) => (focus === 'lowest' ? 'lowestFirstPayment' : focus === 'least' ? 'leastCost' : 'focusCost'),
  moreIs: 'worse',
  answer,
  hints: {
    loans: ({ inputs, say }) =>
      inputs.loans.length > 1 ? hintWords.total({ owed: owedOf(inputs), hint: formWords.loans.hint }, say) : undefined,
  },
  presets: [
    {
      unknown: 'agi',
      figure: 'lowestFirstPayment',
      target: (payment) => about(payment * 0.75),
      question: questions.agi,
    },
    {
      unknown: 'refiRate',
      figure: 'refinanceSaves',
      target: (saving) => about(Math.max(1000, saving * 1.5)),
      question: questions.refiRate,
    },
    {
      unknown: 'standardLeft',
      figure: 'standardCost',
      target: (cost) => about(cost * 0.95),
      question: questions.standardLeft,
    },
  ],
}
