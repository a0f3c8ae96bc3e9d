import { discretionaryPayment, icrFactor, povertyLine } from '#engine/student/income-driven.ts'
import { assistanceEdges, assistancePayment, assistanceRate } from '#engine/student/repayment-assistance.ts'
import { icrFactors } from '#facts/student/income-contingent.ts'
import { incomeDriven, repaymentAssistance } from '#facts/student/plans.ts'
import { asOfText } from '../kit/as-of.ts'
import type { Working } from '../kit/presentation.ts'
import { askedIn, type IncomePlan, ibrRule } from './asked.ts'
import { borrowerOf } from './borrower.ts'
import type { PlanRun } from './compute.ts'
import { type ComparedContext, ofCompared } from './context.ts'
import { takes } from './plans.ts'
import { workingWords } from './words/explain.en.ts'
import { planNames, within } from './words/plans.en.ts'

const isOpen = ({ result }: ComparedContext, plan: PlanRun['key']): boolean =>
  result.plans.some(({ key }) => key === plan)
const whoIn = ({ inputs, law }: ComparedContext, plan: IncomePlan) => borrowerOf(inputs, law, plan, inputs.filing)
const split = (share: number, { say }: ComparedContext): readonly string[] =>
  share === 1 ? [] : [workingWords.share({ share: share * 100 }, say)]

/** " × 30,000 ÷ 40,000": the visitor's part of what a couple is asked; nothing where all of it is theirs. */
function part(plan: IncomePlan, share: number, { inputs, say }: ComparedContext): string {
  if (share === 1) return ''
  const own = inputs.loans.reduce((sum, { kind, balance }) => sum + (takes(plan, kind) ? balance : 0), 0)
  return ` × ${say.number(own)} ÷ ${say.number(own + inputs.spouseBalance)}`
}

function assistance(context: ComparedContext): Working | null {
  if (!isOpen(context, 'rap')) return null
  const { inputs, say } = context
  const words = workingWords.assistance
  const who = whoIn(context, 'rap')
  const rule = repaymentAssistance.value
  const rate = assistanceRate(who.agi, rule) * 100
  const isFlat = who.agi <= rule.flatUpTo
  const yearly = isFlat ? say.cents(rule.flatYearly) : `${say.percent(rate)} × ${say.number(who.agi)}`
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${yearly} ÷ 12 − ${rule.perDependentMonthly} × ${who.dependents}`,
      `= ${say.cents(assistancePayment(who.agi, who.dependents, rule))}${part('rap', who.share, context)}`,
      ...(who.share === 1 ? [] : [`= ${say.cents(askedIn('rap', who, inputs, 1, 1))}`]),
    ],
    steps: [
      isFlat ? words.flat : words.step({ over: assistanceEdges(who.agi, rule).below ?? 0, rate }, say),
      ...split(who.share, context),
      ...(who.share === 1 ? [] : [words.couple]),
      words.interest,
    ],
  }
}

const discretionary =
  (plan: 'ibr' | 'paye') =>
  (context: ComparedContext): Working | null => {
    if (!isOpen(context, plan)) return null
    const { inputs, law, say } = context
    const words = workingWords.discretionary
    const who = whoIn(context, plan)
    const rule = plan === 'ibr' ? ibrRule(inputs) : incomeDriven.value.paye
    const poverty = povertyLine(who.guideline, who.familySize)
    const before = discretionaryPayment(who.agi, poverty, rule) * who.share
    const share = `${say.percent(rule.share * 100)} × (${say.number(who.agi)} − 1.5 × ${say.number(poverty)}) ÷ 12`
    return {
      title: workingWords.first({ plan: planNames[plan] }),
      lines: [
        words.formula,
        `= ${share}${part(plan, who.share, context)}${words.atMost({ most: who.cap }, say)}`,
        `= ${say.cents(askedIn(plan, who, inputs, 1, 1))}`,
      ],
      steps: [
        words.guideline({ year: asOfText(law.poverty), people: who.familySize, guideline: poverty, before }, say),
        ...split(who.share, context),
        words.small,
        words.forgiven({ needed: rule.years * 12, made: inputs.pastPayments }),
      ],
    }
  }

function contingent(context: ComparedContext): Working | null {
  if (!isOpen(context, 'icr')) return null
  const { inputs, say } = context
  const words = workingWords.contingent
  const who = whoIn(context, 'icr')
  const poverty = povertyLine(who.guideline, who.familySize)
  const share = discretionaryPayment(who.agi, poverty, incomeDriven.value.icr)
  const factor = icrFactor(who.agi, icrFactors.value[who.factors]) * 100
  const numbers = words.numbers({ share, twelve: who.twelveYears, factor }, say)
  return {
    title: workingWords.first({ plan: planNames.icr }),
    lines: [
      words.formula,
      who.share === 1 ? numbers : `${numbers}${words.next}${part('icr', who.share, context)}`,
      `= ${say.cents(askedIn('icr', who, inputs, 1, 1))}`,
    ],
    steps: [words.factor, ...split(who.share, context)],
  }
}

const standard =
  (plan: 'standard' | 'tiered') =>
  ({ result, say }: ComparedContext): Working | null => {
    const run = result.plans.find(({ key }) => key === plan)
    if (!run) return null
    const { formula, how } = workingWords.standard
    return {
      title: workingWords.first({ plan: planNames[plan] }),
      lines: [formula, `= ${say.cents(run.firstPayment)}`],
      steps: [how],
    }
  }

function taxed({ law, result: { plans }, say }: ComparedContext): Working | null {
  const one = plans.reduce<PlanRun | null>((a, b) => (b.tax > (a?.tax ?? 0) ? b : a), null)
  if (one === null) return null
  const words = workingWords.tax
  return {
    title: words.title({ plan: within[one.key] }),
    lines: [words.formula, words.numbers({ tax: one.tax, forgiven: one.course.taxable }, say)],
    steps: [words.law({ year: law.tax.year }), words.income],
  }
}

export const workings = [
  standard('standard'),
  standard('tiered'),
  assistance,
  discretionary('ibr'),
  discretionary('paye'),
  contingent,
  taxed,
].map(ofCompared)
