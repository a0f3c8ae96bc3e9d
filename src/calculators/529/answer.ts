/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { stateNameOf } from '../kit/states.ts'
import { compute, creditTuitionOf, isHeldBack, monthAt, type Result } from './compute.ts'
import type { PlanContext } from './context.ts'
import { figures } from './figures.ts'
import type { PlanInputs } from './sections.ts'
import { nameOf } from './starts.ts'
import { ruleOf } from './state.ts'
import { errorWords, headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'
import { formWords } from './words/form.en.ts'

function headline({ result, inputs: { monthly }, say }: PlanContext): string {
  const { needed, coverage, outcome } = result
  if (outcome === 'no-school') return headlines.none
  if (outcome === 'funded') return headlines.funded
  // Rounded to the dollar the two may look the same.
  const isClose = Math.round(needed) === Math.round(monthly) || needed < 1
  const text = outcome === 'short' && isClose ? say.cents : say.money
  if (outcome === 'on-track') return headlines.onTrack({ needed: text(needed), monthly: text(monthly) })
  const share = Math.min((coverage ?? 0) * 100, 99.9)
  return headlines.short({ needed: text(needed), share: say.percent(share, share > 99 ? 1 : 0) })
}

/** What the plan is meant to pay. */
function goal({ result, say }: PlanContext): string {
  if (result.plans.some(isHeldBack)) return underneath.goalHeldBack
  const shares = new Set(result.plans.filter((one) => one.bills.length > 0).map((one) => one.child.share))
  const [share] = shares
  if (shares.size !== 1 || share === undefined) return underneath.goalShares
  return share < 100 ? underneath.goalShare({ share }, say) : underneath.goalAll
}

function* sentences(context: PlanContext): Generator<string> {
  const { result, inputs, say } = context
  const { outcome, left, planned, plannedToday } = result
  const { monthly, raise } = inputs
  if (outcome === 'no-school') {
    yield underneath.none
    return
  }
  yield goal(context)
  yield underneath.bills({ planned, today: plannedToday, month: monthAt(result, result.lastMonth) }, say)
  if (outcome === 'short') yield underneath.saving({ monthly }, say)
  if (raise > 0) yield underneath.raise({ raise }, say)
  if (outcome === 'funded' && left >= 1)
    yield (monthly > 0 ? underneath.leftSaving : underneath.left)({ left, monthly }, say)
}

function splitOf(result: Result): Split {
  const saved = result.plans.reduce((sum, one) => sum + one.start, 0)
  const parts: Split['parts'] = [
    { label: splitWords.saved, value: saved, color: 'other' },
    { label: splitWords.deposits, value: result.deposits, color: 'principal' },
    { label: splitWords.growth, value: Math.max(0, result.growth), color: 'growth' },
    { label: splitWords.shortfall, value: result.planned - result.paid, color: 'interest' },
  ]
  return {
    label: result.left >= 1 ? splitWords.labelLeft : splitWords.label,
    unit: 'money',
    parts: parts.filter((part) => part.value > 0.005),
  }
}

/** What other shares of the cost would take, but for the one that the headline names. */
function tilesOf({ outcome, needed, neededAll, neededThreeQuarters, neededHalf }: Result): readonly string[] {
  if (outcome === 'no-school') return ['monthlyNeeded']
  const shares = [
    { key: 'monthlyForAll', value: neededAll },
    { key: 'monthlyForThreeQuarters', value: neededThreeQuarters },
    { key: 'monthlyForHalf', value: neededHalf },
  ].filter(({ value }) => Math.abs(value - needed) >= 1)
  return [outcome === 'short' ? 'monthlyGap' : 'left', ...shares.slice(0, 2).map(({ key }) => key), 'coverageLow']
}

function answer(context: PlanContext): Answer {
  const { result } = context
  return {
    headline: headline(context),
    more: [...sentences(context)].join(' '),
    // A falling plan has no parts that add up to the bills.
    ...(result.growth >= 0 && result.outcome !== 'no-school' ? { split: splitOf(result) } : {}),
    keyFigures: tilesOf(result),
  }
}

function stateHint(code: string): string {
  if (code === 'US') return hintWords.noState
  const state = stateNameOf(code)
  const rule = ruleOf(code)
  return rule ? hintWords[rule.anyPlan ? 'anyPlan' : 'ownPlan'][rule.kind]({ state }) : hintWords.nothing({ state })
}

/** A school without a published price needs one. */
function check({ children }: PlanInputs): { readonly children?: string } {
  const at = children.findIndex((child) => child.school === 'k12' && (child.cost ?? 0) <= 0)
  const child = children[at]
  if (!child) return {}
  return { children: errorWords.k12Cost({ name: nameOf(child, at), details: formWords.children.details }) }
}

export const answerPart: AnswerPart<PlanContext> = {
  compute,
  figures,
  main: 'monthlyNeeded',
  moreIs: 'worse',
  answer,
  check,
  hints: {
    monthly: ({ inputs, say }) => hintWords.monthly({ yearly: inputs.monthly * 12 }, say),
    state: ({ inputs }) => stateHint(inputs.state),
    credit: ({ law, say }) => hintWords.credit({ tuition: creditTuitionOf(law) }, say),
  },
  presets: [
    {
      unknown: 'monthly',
      figure: 'coverage',
      target: (share) => Math.min(95, Math.round((share + 100) / 2)),
      question: questions.monthly,
    },
    {
      unknown: 'annualReturn',
      figure: 'monthlyNeeded',
      target: (now) => about(now * 0.85),
      question: questions.annualReturn,
    },
    {
      unknown: 'costGrowth',
      figure: 'monthlyNeeded',
      target: (now) => about(now * 0.85),
      question: questions.costGrowth,
    },
  ],
}
