import { addMonths, type Month } from '#engine/month.ts'
import { extendedPlan, planDates } from '#facts/student/plans.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import type { PlanRun } from './compute.ts'
import { type ComparedContext, ofCompared } from './context.ts'
import { endOf } from './figures.ts'
import { tableWords } from './words/explain.en.ts'
import { planNames } from './words/plans.en.ts'
import { focusYears, takenOff } from './yearly.ts'

const cent = (value: number | undefined): number => Math.round((value ?? 0) * 100) / 100

function plans({ inputs, result, say }: ComparedContext): KeyedTable {
  const words = tableWords.plans
  const how = ({ course }: PlanRun): string =>
    words.how[course.forgivenBy !== 'nobody' && course.forgivenAt < course.months ? 'both' : course.forgivenBy]
  const open = result.plans.map((plan) => ({
    key: plan.key as string,
    plan: planNames[plan.key],
    first: plan.firstPayment,
    last: plan.lastPayment,
    highest: plan.highestPayment,
    paid: cent(plan.course.totalPaid),
    forgiven: cent(plan.course.forgiven),
    tax: plan.tax,
    cost: plan.cost,
    end: plan.course.months === 0 ? words.now : say.monthShort(endOf(plan, inputs)),
    how: how(plan),
    today: plan.costToday as number | null,
  }))
  const offer = result.refinance
  const rows = offer
    ? [
        ...open,
        {
          key: 'refinance',
          plan: words.refinance,
          first: offer.payment,
          last: offer.payment,
          highest: offer.payment,
          paid: offer.total,
          forgiven: 0,
          tax: 0,
          cost: offer.total,
          end: say.monthShort(addMonths(inputs.firstMonth as Month, offer.months - 1)),
          how: words.how.nobody,
          today: null,
        },
      ]
    : open
  return tableOf(
    'plans',
    words,
    rows,
    {
      plan: ['text', (row) => row.plan],
      first: ['cents', (row) => row.first],
      last: ['cents', (row) => row.last],
      highest: ['cents', (row) => row.highest],
      paid: ['money', (row) => row.paid],
      forgiven: ['money', (row) => row.forgiven],
      tax: ['money', (row) => row.tax],
      cost: ['money', (row) => row.cost],
      end: ['date', (row) => row.end],
      how: ['text', (row) => row.how],
      today: ['money', (row) => row.today],
    },
    { line: ({ key }) => key },
  )
}

function closed({ result, say }: ComparedContext): KeyedTable | null {
  if (result.closed.length === 0) return null
  const words = tableWords.closed
  const { newLoans, legacyEnds: ends } = planDates.value
  const values = { newLoans, ends, over: extendedPlan.value.balanceOver }
  const rows = [
    ...result.closed.map(({ key, why }) => ({
      key: key as string,
      plan: planNames[key],
      why: words.why[why](values, say),
    })),
    { key: 'save', plan: words.save, why: words.saveWhy },
  ]
  return tableOf(
    'closed',
    words,
    rows,
    { plan: ['text', (row) => row.plan], why: ['text', (row) => row.why] },
    { line: ({ key }) => key, look: 'ledger' },
  )
}

function filing({ law, result }: ComparedContext): KeyedTable | null {
  if (result.filing.length === 0) return null
  const { lead, ...words } = tableWords.filing
  return tableOf(
    'filing',
    { ...words, lead: lead({ year: law.tax.year }) },
    result.filing,
    {
      plan: ['text', ({ plan }) => planNames[plan]],
      loansJoint: ['money', ({ joint }) => cent(joint.mine + joint.spouse)],
      loansSeparate: ['money', ({ separate }) => cent(separate.mine + separate.spouse)],
      taxJoint: ['money', ({ joint }) => joint.tax],
      taxSeparate: ['money', ({ separate }) => separate.tax],
      saves: ['money', ({ separateSaves }) => separateSaves],
    },
    { line: ({ plan }) => plan },
  )
}

/** Whether anybody else takes something off the plan looked at: then there is a column for it. */
const isHelped = (context: ComparedContext): boolean => focusYears(context).some((year) => year.takenOff >= 0.01)

function byYear(context: ComparedContext): KeyedTable {
  const { result, say } = context
  const years = focusYears(context)
  type Year = (typeof years)[number]
  const { takenOff: helped, ...columns } = tableWords.byYear.columns
  const words = { title: tableWords.byYear.title({ plan: planNames[result.focus.key] }), lead: tableWords.byYear.lead }
  const start = {
    year: ['count', (year: Year) => year.number],
    through: ['date', (year: Year) => say.monthShort(year.lastMonth)],
    payment: ['cents', (year: Year) => year.payment],
    paid: ['money', (year: Year) => year.paid],
    interest: ['money', (year: Year) => year.interest],
  } as const
  const end = { balance: ['money', (year: Year) => year.balance] } as const
  if (!isHelped(context)) return tableOf('byYear', { ...words, columns }, years, { ...start, ...end })
  return tableOf('byYear', { ...words, columns: { ...columns, takenOff: helped } }, years, {
    ...start,
    takenOff: ['cents', (year) => year.takenOff],
    ...end,
  })
}

function byMonth(context: ComparedContext): KeyedTable {
  const { inputs, result, say } = context
  const { focus, owed } = result
  const { course } = focus
  const months = course.paid.map((_, index) => index)
  const { takenOff: helped, ...columns } = tableWords.byMonth.columns
  const title = tableWords.byMonth.title({ plan: planNames[focus.key] })
  const start = {
    month: ['date', (i: number) => say.monthShort(addMonths(inputs.firstMonth as Month, i))],
    paid: ['cents', (i: number) => cent(course.paid[i])],
    interest: ['cents', (i: number) => cent(course.interest[i])],
  } as const
  const end = { balance: ['cents', (i: number) => cent(course.balance[i])] } as const
  if (!isHelped(context)) return tableOf('byMonth', { title, columns }, months, { ...start, ...end }, { folded: true })
  return tableOf(
    'byMonth',
    { title, columns: { ...columns, takenOff: helped } },
    months,
    { ...start, takenOff: ['cents', (i) => takenOff(course, owed, i, i + 1)], ...end },
    { folded: true },
  )
}

export const tables = [plans, filing, byYear, byMonth, closed].map(ofCompared)
