import { type Month, yearOf } from '#engine/month.ts'
import { repaymentAssistance } from '#facts/student/plans.ts'
import { dollars, dollarsAndCents, monthsText, percentText } from '../kit/format.ts'
import type { Chart, DataColor, Series, XYChart } from '../kit/presentation.ts'
import { askedIn, ibrRule } from './asked.ts'
import { borrowerOf, isMarried } from './borrower.ts'
import type { Compared, PlanRun } from './compute.ts'
import type { LoanInputs } from './fields.ts'
import type { Law } from './law.ts'
import { chartNames, named, namedFirst, type PlanKey } from './plans.ts'
import { courseYears } from './yearly.ts'

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
  result: Compared,
  inputs: LoanInputs,
  what: Pick<XYChart, 'key' | 'title' | 'lead' | 'summary'>,
  look: NonNullable<Series['look']>,
  value: (plan: PlanRun, index: number) => number | null,
): XYChart {
  const plans = drawn(result)
  const years = Math.max(1, ...plans.map(({ course }) => Math.ceil(course.months / 12)))
  const from = yearOf(inputs.firstMonth as Month)
  return {
    kind: 'lines',
    ...what,
    x: { label: 'Year', kind: 'year', values: Array.from({ length: years + 1 }, (_, i) => from + i) },
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

function payments(result: Compared, inputs: LoanInputs): XYChart {
  const { lowest, least } = result
  const said = (plan: PlanRun, name: string): string =>
    plan.course.months === 0
      ? `With ${named(plan.key)} nothing more is due`
      : `${name} starts at ${dollarsAndCents(plan.firstPayment)} a month and lasts ${monthsText(plan.course.months)}`
  const both = [said(lowest, namedFirst(lowest.key)), ...(least === lowest ? [] : [said(least, named(least.key))])]
  return overYears(
    result,
    inputs,
    {
      key: 'payments',
      title: 'What you would pay each month',
      lead: 'Plans by income rise with your income; RAP is the Repayment Assistance Plan. Each line ends when nothing is owed. Future dollars.',
      summary: `${both.join('; ')}.`,
    },
    'step',
    ({ course }, i) => {
      // The last year's payment is repeated at its end, so that the line is as long as the plan.
      const at = i * 12 < course.months ? i * 12 : (i - 1) * 12
      return at >= 0 && at < course.months ? Math.round((course.paid[at] ?? 0) * 100) / 100 : null
    },
  )
}

function balances(result: Compared, inputs: LoanInputs): XYChart {
  const { owed, focus } = result
  const years = courseYears(focus.course, inputs.firstMonth as Month, owed)
  const peak = Math.max(owed, ...years.map(({ balance }) => balance))
  return overYears(
    result,
    inputs,
    {
      key: 'balances',
      title: 'What you would owe',
      lead: 'Unpaid interest is part of it. A line that drops to zero at its end was forgiven or paid off.',
      summary: `With ${named(focus.key)} the balance goes from ${dollars(owed)} to nothing in ${monthsText(focus.course.months)}; the most owed at a year’s end is ${dollars(peak)}.`,
    },
    'line',
    ({ course }, i) => {
      if (i === 0) return owed
      const at = Math.min(i * 12, course.months) - 1
      return (i - 1) * 12 < course.months ? Math.round((course.balance[at] ?? 0) * 100) / 100 : null
    },
  )
}

/** The new plan's payment at every income: each edge of the law's table is drawn as the jump it is. */
function cliffs(inputs: LoanInputs, law: Law): XYChart {
  const rule = repaymentAssistance.value
  const who = borrowerOf(inputs, law, 'rap', inputs.filing)
  const top = Math.min(250_000, Math.max(120_000, Math.ceil((who.agi * 1.15) / 10_000) * 10_000))
  const edges = rule.rows.flatMap(({ over }) => [over, over + 1])
  const between = Array.from({ length: top / 5000 + 1 }, (_, i) => i * 5000)
  const incomes = [...new Set([...between, ...edges, Math.round(Math.min(who.agi, top))])]
    .filter((income) => income <= top)
    .sort((a, b) => a - b)
  const ibr = ibrRule(inputs)
  const under = borrowerOf(inputs, law, 'ibr', inputs.filing)
  const at = (income: number): number => askedIn('rap', { ...who, agi: income }, inputs, 1, 1)
  const whose = inputs.filing === 'joint' ? 'The couple’s' : 'Your'
  return {
    kind: 'lines',
    key: 'cliffs',
    title: 'The steps of the Repayment Assistance Plan',
    lead: 'The percentage counts on the whole income, so one dollar over a step raises every payment of the year.',
    summary: `At an income of ${dollars(50_000)} the payment is ${dollarsAndCents(at(50_000))} a month, at ${dollars(50_001)} it is ${dollarsAndCents(at(50_001))}. At ${dollars(who.agi)} it is ${dollarsAndCents(at(who.agi))}.`,
    note: `${who.dependents > 0 ? `With ${who.dependents} ${who.dependents === 1 ? 'dependent' : 'dependents'}. ` : ''}${who.share === 1 ? '' : 'Your part of what the couple pays. '}IBR by today’s poverty guideline; it stops at the 10-year payment. The steps are not indexed to prices.`,
    x: { label: `${whose} AGI`, kind: 'money', values: incomes },
    unit: 'money',
    series: [
      { key: 'rap', label: chartNames.rap, color: colors.rap, look: 'line', values: incomes.map(at) },
      ...(inputs.newLoan
        ? []
        : [
            {
              key: 'ibr',
              label: `IBR at ${percentText(ibr.share * 100)}`,
              color: colors.ibr,
              look: 'dashed' as const,
              values: incomes.map((income) => askedIn('ibr', { ...under, agi: income }, inputs, 1, 1)),
            },
          ]),
    ],
    marks: [
      {
        x: Math.round(Math.min(who.agi, top)),
        label: isMarried(inputs) && inputs.filing === 'joint' ? 'Both of you' : 'You',
      },
    ],
  }
}

export function chartsOf(result: Compared, inputs: LoanInputs, law: Law): readonly Chart[] {
  const rap = result.plans.some(({ key }) => key === 'rap')
  return [payments(result, inputs), ...(rap ? [cliffs(inputs, law)] : []), balances(result, inputs)]
}
