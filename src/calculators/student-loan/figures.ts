import { addMonths, type Month } from '#engine/month.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Compared, PlanRun, Result } from './compute.ts'
import type { LoanInputs } from './fields.ts'
import { planKeys, planNames } from './plans.ts'

type Spec = FigureSpec<Result, LoanInputs>
const nominal = { dollars: 'nominal' } as const

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))
/** The month of the last payment. */
export const endOf = (plan: PlanRun, inputs: LoanInputs): Month =>
  addMonths(inputs.firstMonth as Month, Math.max(0, plan.course.months - 1))
/** The month of the payment with which something is forgiven. */
export const forgivenIn = (plan: PlanRun, inputs: LoanInputs): Month =>
  addMonths(inputs.firstMonth as Month, Math.max(0, plan.course.forgivenAt - 1))

const compared =
  (value: (result: Compared, inputs: LoanInputs) => number | null, otherwise: number | null = null): Spec['value'] =>
  (result, inputs) =>
    result.outcome === 'compared' ? value(result, inputs) : result.outcome === 'nothing-owed' ? otherwise : null

interface Part {
  readonly key: string
  readonly label: string
  readonly unit: Spec['unit']
  readonly dollars?: 'nominal' | 'today'
  readonly value: (plan: PlanRun, inputs: LoanInputs) => number
}
const parts: readonly Part[] = [
  { key: 'Cost', label: 'payments and tax', unit: 'money', ...nominal, value: (p) => p.cost },
  {
    key: 'CostToday',
    label: 'payments and tax in today’s dollars',
    unit: 'money',
    dollars: 'today',
    value: (p) => p.costToday,
  },
  { key: 'FirstPayment', label: 'first payment', unit: 'cents', ...nominal, value: (p) => p.firstPayment },
  { key: 'LastPayment', label: 'last full payment', unit: 'cents', ...nominal, value: (p) => p.lastPayment },
  { key: 'HighestPayment', label: 'highest payment', unit: 'cents', ...nominal, value: (p) => p.highestPayment },
  { key: 'Paid', label: 'payments in all', unit: 'money', ...nominal, value: (p) => p.course.totalPaid },
  { key: 'Months', label: 'time to the end', unit: 'months', value: (p) => p.course.months },
  { key: 'EndMonth', label: 'last payment', unit: 'month', value: (p, inputs) => monthNumber(endOf(p, inputs)) },
  { key: 'Forgiven', label: 'forgiven', unit: 'money', ...nominal, value: (p) => p.course.forgiven },
  { key: 'Tax', label: 'federal tax on what is forgiven', unit: 'money', ...nominal, value: (p) => p.tax },
]

const specs = (
  prefix: string,
  name: string,
  pick: (result: Compared) => PlanRun | undefined,
  keys: readonly string[] = parts.map(({ key }) => key),
): readonly Spec[] =>
  parts
    .filter(({ key }) => keys.includes(key))
    .map(({ key, label, unit, dollars, value }) => ({
      key: `${prefix}${key}`,
      label: `${name}: ${label}`,
      unit,
      ...(dollars ? { dollars } : {}),
      value: compared((result, inputs) => {
        const plan = pick(result)
        return plan === undefined ? null : value(plan, inputs)
      }),
    }))

export const figures: readonly Spec[] = [
  {
    key: 'focusCost',
    label: 'Total cost, plan looked at',
    unit: 'money',
    ...nominal,
    value: compared(({ focus }) => focus.cost, 0),
  },
  {
    key: 'lowestFirstPayment',
    label: 'Lowest payment now',
    unit: 'cents',
    ...nominal,
    value: compared(({ lowest }) => lowest.firstPayment, 0),
  },
  {
    key: 'leastCost',
    label: 'Lowest cost in all',
    unit: 'money',
    ...nominal,
    value: compared(({ least }) => least.cost, 0),
  },
  {
    key: 'leastMonths',
    label: 'Time on that plan',
    unit: 'months',
    value: compared(({ least }) => least.course.months, 0),
  },
  { key: 'owed', label: 'Owed today', unit: 'money', value: compared(({ owed }) => owed, 0) },
  {
    key: 'leastFirstPayment',
    label: 'First payment at the lowest cost',
    unit: 'cents',
    ...nominal,
    value: compared(({ least }) => least.firstPayment, 0),
  },
  {
    key: 'lowestCost',
    label: 'Total cost at the lowest payment',
    unit: 'money',
    ...nominal,
    value: compared(({ lowest }) => lowest.cost, 0),
  },
  ...specs('focus', 'Plan looked at', ({ focus }) => focus, [
    'CostToday',
    'FirstPayment',
    'LastPayment',
    'HighestPayment',
    'Paid',
    'Months',
    'EndMonth',
    'Forgiven',
    'Tax',
  ]),
  {
    key: 'focusWaived',
    label: 'Plan looked at: interest not charged',
    unit: 'money',
    ...nominal,
    value: compared(({ focus }) => focus.course.waived),
  },
  {
    key: 'focusMatched',
    label: 'Plan looked at: principal the government takes off',
    unit: 'money',
    ...nominal,
    value: compared(({ focus }) => focus.course.matched),
  },
  ...planKeys.flatMap((key) => specs(key, planNames[key], ({ plans }) => plans.find((plan) => plan.key === key))),
  {
    key: 'refinancePayment',
    label: 'Refinance: payment',
    unit: 'cents',
    ...nominal,
    value: compared(({ refinance }) => refinance?.payment ?? null),
  },
  {
    key: 'refinanceCost',
    label: 'Refinance: payments in all',
    unit: 'money',
    ...nominal,
    value: compared(({ refinance }) => refinance?.total ?? null),
  },
  {
    key: 'refinanceSaves',
    label: 'Refinance: saved against the plan looked at',
    unit: 'money',
    ...nominal,
    value: compared(({ refinance, focus }) =>
      refinance ? Math.round((focus.cost - refinance.total) * 100) / 100 : null,
    ),
  },
  ...(['joint', 'separate'] as const).flatMap((way): readonly Spec[] => {
    const name = way === 'joint' ? 'One return' : 'Separate returns'
    const pick = ({ filing, focus }: Compared) =>
      (filing.find(({ plan }) => plan === focus.key) ?? filing.at(-1))?.[way]
    return [
      {
        key: `${way}LoanYear`,
        label: `${name}: a year of loan payments, both spouses`,
        unit: 'money',
        ...nominal,
        value: compared((r) => {
          const one = pick(r)
          return one ? Math.round((one.mine + one.spouse) * 100) / 100 : null
        }),
      },
      {
        key: `${way}Tax`,
        label: `${name}: federal income tax`,
        unit: 'money',
        ...nominal,
        value: compared((r) => pick(r)?.tax ?? null),
      },
    ]
  }),
  {
    key: 'separateSaves',
    label: 'Separate returns save in the first year',
    unit: 'money',
    ...nominal,
    value: compared(
      ({ filing, focus }) => (filing.find(({ plan }) => plan === focus.key) ?? filing.at(-1))?.separateSaves ?? null,
    ),
  },
]
