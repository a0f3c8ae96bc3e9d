import { addMonths, type Month } from '#engine/month.ts'
import { monthText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import type { Compared, PlanRun } from './compute.ts'
import type { LoanInputs } from './fields.ts'
import { endOf } from './figures.ts'
import type { Law } from './law.ts'
import { planNames } from './plans.ts'
import { courseYears, takenOff } from './yearly.ts'

/** How it ends, in a few words. */
const ending = { nobody: 'Paid off', plan: 'Forgiven', 'public-service': 'Forgiven, public service' } as const
const how = ({ course }: PlanRun): string =>
  course.forgivenBy !== 'nobody' && course.forgivenAt < course.months
    ? 'Part forgiven, part paid off'
    : ending[course.forgivenBy]

const cent = (value: number | undefined): number => Math.round((value ?? 0) * 100) / 100

const side = (result: Compared, inputs: LoanInputs): Table => ({
  key: 'plans',
  title: 'Every plan open to you',
  lead: 'Cost is all payments and the federal tax on what is forgiven. Last payment is the last full one. Future dollars, save the last column.',
  columns: [
    { label: 'Plan', unit: 'text' },
    { label: 'First payment', unit: 'cents' },
    { label: 'Last payment', unit: 'cents' },
    { label: 'Highest', unit: 'cents' },
    { label: 'Payments in all', unit: 'money' },
    { label: 'Forgiven', unit: 'money' },
    { label: 'Tax on that', unit: 'money' },
    { label: 'Cost', unit: 'money' },
    { label: 'Ends', unit: 'text' },
    { label: 'How', unit: 'text' },
    { label: 'Cost in today’s dollars', unit: 'money' },
  ],
  rows: [
    ...result.plans.map((plan) => [
      planNames[plan.key],
      plan.firstPayment,
      plan.lastPayment,
      plan.highestPayment,
      cent(plan.course.totalPaid),
      cent(plan.course.forgiven),
      plan.tax,
      plan.cost,
      plan.course.months === 0 ? 'now' : monthText(endOf(plan, inputs), true),
      how(plan),
      plan.costToday,
    ]),
    ...(result.refinance
      ? [
          [
            'Private refinance',
            result.refinance.payment,
            result.refinance.payment,
            result.refinance.payment,
            result.refinance.total,
            0,
            0,
            result.refinance.total,
            monthText(addMonths(inputs.firstMonth as Month, result.refinance.months - 1), true),
            'Paid off',
            null,
          ],
        ]
      : []),
  ],
})

const shut = (result: Compared): readonly Table[] =>
  result.closed.length === 0
    ? []
    : [
        {
          key: 'closed',
          title: 'Plans not open to you',
          columns: [
            { label: 'Plan', unit: 'text' },
            { label: 'Why', unit: 'text' },
          ],
          rows: [
            ...result.closed.map(({ key, why }) => [planNames[key], why]),
            ['SAVE', 'Not available: it is ending, and nobody can join it.'],
          ],
          look: 'ledger',
        },
      ]

const couple = (result: Compared, law: Law): readonly Table[] =>
  result.filing.length === 0
    ? []
    : [
        {
          key: 'filing',
          title: 'One return or two, first year',
          lead: `Loan payments of both of you and the federal income tax of real ${law.tax.year} returns. State tax is not in it.`,
          columns: [
            { label: 'Plan', unit: 'text' },
            { label: 'Payments, one return', unit: 'money' },
            { label: 'Payments, separate', unit: 'money' },
            { label: 'Tax, one return', unit: 'money' },
            { label: 'Tax, separate', unit: 'money' },
            { label: 'Separate returns save', unit: 'money' },
          ],
          rows: result.filing.map(({ plan, joint, separate, separateSaves }) => [
            planNames[plan],
            cent(joint.mine + joint.spouse),
            cent(separate.mine + separate.spouse),
            joint.tax,
            separate.tax,
            separateSaves,
          ]),
        },
      ]

function focused({ focus, owed }: Compared, inputs: LoanInputs): readonly Table[] {
  const first = inputs.firstMonth as Month
  const { course } = focus
  const years = courseYears(course, first, owed)
  const helped = years.some((year) => year.takenOff >= 0.01)
  const column = helped ? [{ label: 'Taken off or forgiven', unit: 'cents' } as const] : []
  return [
    {
      key: 'byYear',
      title: `${planNames[focus.key]}, year by year`,
      lead: 'Twelve payments a row, future dollars.',
      columns: [
        { label: 'Year', unit: 'count' },
        { label: 'To', unit: 'text' },
        { label: 'Monthly payment', unit: 'cents' },
        { label: 'Paid', unit: 'money' },
        { label: 'Interest charged', unit: 'money' },
        ...column,
        { label: 'You owe', unit: 'money' },
      ],
      rows: years.map((year) => [
        year.number,
        monthText(year.lastMonth, true),
        year.payment,
        year.paid,
        year.interest,
        ...(helped ? [year.takenOff] : []),
        year.balance,
      ]),
    },
    {
      key: 'byMonth',
      title: `${planNames[focus.key]}, every payment`,
      columns: [
        { label: 'Month', unit: 'text' },
        { label: 'Paid', unit: 'cents' },
        { label: 'Interest charged', unit: 'cents' },
        ...column,
        { label: 'You owe', unit: 'cents' },
      ],
      rows: course.paid.map((paid, i) => [
        monthText(addMonths(first, i), true),
        cent(paid),
        cent(course.interest[i]),
        ...(helped ? [takenOff(course, owed, i, i + 1)] : []),
        cent(course.balance[i]),
      ]),
      folded: true,
    },
  ]
}

export const tablesOf = (result: Compared, inputs: LoanInputs, law: Law): readonly Table[] => [
  side(result, inputs),
  ...couple(result, law),
  ...focused(result, inputs),
  ...shut(result),
]
