import { type Month, yearOf } from '#engine/month.ts'
import { repaymentAssistance } from '#facts/student/plans.ts'
import type { DataColor, Series, XYChart } from '../kit/presentation.ts'
import { askedIn, ibrRule } from './asked.ts'
import { borrowerOf } from './borrower.ts'
import type { Compared, PlanRun } from './compute.ts'
import { type ComparedContext, ofCompared } from './context.ts'
import type { PlanKey } from './plans.ts'
import { chartWords } from './words/explain.en.ts'
import { atStart, chartNames, within } from './words/plans.en.ts'
import { focusYears } from './yearly.ts'

/** The same colour for a plan on every chart; two plans that are never drawn together share one. */
const colors: Readonly<Record<PlanKey, DataColor>> = {
  rap: 'principal',
  ibr: 'growth',
  standard: 'interest',
  tiered: 'interest',
  graduated: 'insurance',
  extended: 'real',
  paye: 'tax',
  icr: 'other',
}

const MOST_LINES = 6
/** The plan looked at, the cheapest and the lowest first, then the rest as listed. */
function drawn({ plans, focus, least, lowest }: Compared): readonly PlanRun[] {
  const order = [...new Set([focus, least, lowest, ...plans])]
  return order.filter(({ course }) => course.months > 0).slice(0, MOST_LINES)
}

function overYears(
  { inputs, result }: ComparedContext,
  what: Pick<XYChart, 'key' | 'title' | 'lead' | 'summary'>,
  look: NonNullable<Series['look']>,
  value: (plan: PlanRun, index: number) => number | null,
): XYChart {
  const plans = drawn(result)
  const all = result.plans.filter(({ course }) => course.months > 0).length
  const years = Math.max(1, ...plans.map(({ course }) => Math.ceil(course.months / 12)))
  const from = yearOf(inputs.firstMonth as Month)
  return {
    kind: 'lines',
    ...what,
    ...(all > plans.length ? { note: chartWords.some({ shown: plans.length, all }) } : {}),
    x: { label: chartWords.year, kind: 'year', values: Array.from({ length: years + 1 }, (_, i) => from + i) },
    unit: 'money',
    series: plans.map((plan) => ({
      key: plan.key,
      label: chartNames[plan.key],
      color: colors[plan.key],
      look,
      values: Array.from({ length: years + 1 }, (_, i) => value(plan, i)),
    })),
  }
}

function payments(context: ComparedContext): XYChart {
  const { result, say } = context
  const { lowest, least } = result
  const words = chartWords.payments
  const said = ({ key, course, firstPayment }: PlanRun): string =>
    course.months === 0
      ? words.nothing({ plan: within[key] })
      : words.course({ plan: atStart[key], payment: firstPayment, months: course.months }, say)
  return overYears(
    context,
    {
      key: 'payments',
      title: words.title,
      lead: words.lead,
      summary: [...new Set([lowest, least])].map(said).join(' '),
    },
    'step',
    ({ course }, i) => {
      // The last year's payment is repeated at its end, so that the line is as long as the plan.
      const at = i * 12 < course.months ? i * 12 : (i - 1) * 12
      return at >= 0 && at < course.months ? Math.round((course.paid[at] ?? 0) * 100) / 100 : null
    },
  )
}

function balances(context: ComparedContext): XYChart {
  const { result, say } = context
  const { owed, focus } = result
  const words = chartWords.balances
  const peak = Math.max(owed, ...focusYears(context).map(({ balance }) => balance))
  return overYears(
    context,
    {
      key: 'balances',
      title: words.title,
      lead: words.lead,
      summary: words.summary({ plan: within[focus.key], owed, months: focus.course.months, peak }, say),
    },
    'line',
    ({ course }, i) => {
      if (i === 0) return owed
      const at = Math.min(i * 12, course.months) - 1
      return (i - 1) * 12 < course.months ? Math.round((course.balance[at] ?? 0) * 100) / 100 : null
    },
  )
}

/** Incomes drawn at most, dollars. */
const HIGHEST_INCOME = 250_000
/** The step named for those who do not see the chart. */
const NAMED_STEP = 50_000

/** The new plan's payment at every income: each edge of the law's table is drawn as the jump it is. */
function cliffs({ inputs, law, result, say }: ComparedContext): XYChart | null {
  if (!result.plans.some(({ key }) => key === 'rap')) return null
  const words = chartWords.cliffs
  const who = borrowerOf(inputs, law, 'rap', inputs.filing)
  const top = Math.min(HIGHEST_INCOME, Math.max(120_000, Math.ceil((who.agi * 1.15) / 10_000) * 10_000))
  const edges = repaymentAssistance.value.rows.flatMap(({ over }) => [over, over + 1])
  const between = Array.from({ length: top / 5000 + 1 }, (_, i) => i * 5000)
  const incomes = [...new Set([...between, ...edges, Math.round(Math.min(who.agi, top))])]
    .filter((income) => income <= top)
    .sort((a, b) => a - b)
  const ibr = ibrRule(inputs)
  const under = borrowerOf(inputs, law, 'ibr', inputs.filing)
  const at = (income: number): number => askedIn('rap', { ...who, agi: income }, inputs, 1, 1)
  const isJoint = inputs.filing === 'joint'
  return {
    kind: 'lines',
    key: 'cliffs',
    title: words.title,
    lead: words.lead,
    summary: words.summary(
      {
        income: NAMED_STEP,
        at: at(NAMED_STEP),
        over: NAMED_STEP + 1,
        atOver: at(NAMED_STEP + 1),
        yours: who.agi,
        atYours: at(who.agi),
      },
      say,
    ),
    note: [
      who.dependents > 0 && words.dependents({ count: who.dependents }, say),
      who.share !== 1 && words.part,
      inputs.newLoan ? words.noteNew : words.note,
      who.agi > top && words.ends({ top }, say),
    ]
      .filter(Boolean)
      .join(' '),
    x: { label: isJoint ? words.joint : words.yours, kind: 'money', values: incomes },
    unit: 'money',
    series: [
      { key: 'rap', label: chartNames.rap, color: colors.rap, look: 'line', values: incomes.map(at) },
      ...(inputs.newLoan
        ? []
        : [
            {
              key: 'ibr',
              label: words.ibr({ share: ibr.share * 100 }, say),
              color: colors.ibr,
              look: 'dashed' as const,
              values: incomes.map((income) => askedIn('ibr', { ...under, agi: income }, inputs, 1, 1)),
            },
          ]),
    ],
    marks: [{ x: Math.round(Math.min(who.agi, top)), label: isJoint ? words.both : words.you }],
  }
}

export const charts = [ofCompared(payments), ofCompared(cliffs), ofCompared(balances)]
