import type { FigureSpec } from '../kit/definition.ts'
import { leastBy, type Priced, type Result } from './compute.ts'
import type { BusinessInputs } from './fields.ts'

type Spec = FigureSpec<Result, BusinessInputs>
const priced =
  (value: (result: Priced, inputs: BusinessInputs) => number | null): Spec['value'] =>
  (result, inputs) =>
    result.outcome === 'priced' ? value(result, inputs) : null
const nominal = { dollars: 'nominal' } as const

export const figures: readonly Spec[] = [
  { key: 'apr', label: 'APR, fees counted', unit: 'percent', value: priced((r) => r.own.apr) },
  {
    key: 'effective',
    label: 'Yearly cost with compounding',
    unit: 'percent',
    value: priced((r) => r.own.effective),
  },
  {
    key: 'shortcut',
    label: 'Shortcut (factor − 1) ÷ years, too low',
    unit: 'percent',
    value: priced((r) => r.own.shortcut),
  },
  { key: 'cost', label: 'Cost of the money', unit: 'cents', ...nominal, value: priced((r) => r.own.cost) },
  {
    key: 'costPerDollar',
    label: 'Cost for each $1 you receive',
    unit: 'cents',
    ...nominal,
    value: priced((r) => r.own.costPerDollar),
  },
  {
    key: 'payment',
    label: 'Each payment',
    unit: 'cents',
    ...nominal,
    value: priced((r) => r.own.payment),
  },
  { key: 'paymentCount', label: 'Number of payments', unit: 'count', value: priced((r) => r.own.times.length) },
  {
    key: 'lastPayment',
    label: 'Last payment',
    unit: 'cents',
    ...nominal,
    value: priced((r) => r.own.lastPayment),
  },
  {
    key: 'monthly',
    label: 'Taken in an average month',
    unit: 'cents',
    ...nominal,
    value: priced((r) => r.own.monthly),
  },
  {
    key: 'shareOfSales',
    label: 'Share of sales taken',
    unit: 'percent',
    value: priced((r, { sales }) => (sales === null ? null : (r.own.monthly / sales) * 100)),
  },
  { key: 'received', label: 'You receive on the first day', unit: 'cents', value: priced((r) => r.own.received) },
  { key: 'financed', label: 'Amount in the contract', unit: 'cents', value: priced((r) => r.own.financed) },
  { key: 'fees', label: 'Fees kept back', unit: 'cents', value: priced((r) => r.own.keptBack) },
  { key: 'guaranteeFee', label: 'SBA guarantee fee', unit: 'cents', value: priced((r) => r.guarantee?.fee ?? null) },
  {
    key: 'guaranteed',
    label: 'Part the SBA guarantees',
    unit: 'cents',
    value: priced((r) => r.guarantee?.guaranteed ?? null),
  },
  {
    key: 'charge',
    label: 'Interest, or what the factor adds',
    unit: 'cents',
    ...nominal,
    value: priced((r) => r.own.charge),
  },
  { key: 'totalPaid', label: 'Paid back in all', unit: 'cents', ...nominal, value: priced((r) => r.own.totalPaid) },
  {
    key: 'firstYear',
    label: 'Paid in the first twelve months',
    unit: 'cents',
    ...nominal,
    value: priced((r) => r.own.firstYear),
  },
  {
    key: 'balloon',
    label: 'Balloon, above the last regular payment',
    unit: 'cents',
    ...nominal,
    value: priced((r) => r.own.balloon),
  },
  {
    key: 'averageHeld',
    label: 'Money in use, on average',
    unit: 'cents',
    ...nominal,
    value: priced((r) => r.own.averageHeld),
  },
  { key: 'days', label: 'Days until the last payment', unit: 'count', value: priced((r) => r.own.days) },
  {
    key: 'coverage',
    label: 'Income for each $1 of payments',
    unit: 'ratio',
    value: priced((r) => r.coverage?.ratio ?? null),
  },
  {
    key: 'coverageWhilePaying',
    label: 'The same at the pace of the payments',
    unit: 'ratio',
    value: priced((r) => r.coverage?.whilePaying ?? null),
  },
  {
    key: 'leftOver',
    label: 'Income left after a year of payments',
    unit: 'cents',
    ...nominal,
    value: priced((r) => r.coverage?.leftOver ?? null),
  },
  {
    key: 'largestAmount',
    label: 'Largest amount with the coverage wanted',
    unit: 'money',
    value: priced((r) => r.coverage?.largest ?? null),
  },
  {
    key: 'lowestApr',
    label: 'Lowest APR of all offers',
    unit: 'percent',
    value: priced((r) => leastBy(r.all, (one) => one.apr)?.apr ?? null),
  },
  {
    key: 'lowestCost',
    label: 'Lowest cost of all offers',
    unit: 'cents',
    ...nominal,
    value: priced((r) => leastBy(r.all, (one) => one.cost)?.cost ?? null),
  },
]
