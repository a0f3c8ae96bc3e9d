import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Result } from './compute.ts'
import type { ConverterInputs, Way } from './fields.ts'

type Spec = FigureSpec<Result, ConverterInputs>
const received = (way: Way, label: string): Spec => ({
  key: `received${way.charAt(0).toUpperCase()}${way.slice(1)}`,
  label,
  unit: 'rate',
  value: ({ ways }) => ways.find((one) => one.way === way)?.received ?? null,
})

export const figures: readonly Spec[] = [
  { key: 'received', label: 'You get, in the currency you want', unit: 'rate', value: (r) => r.received },
  {
    key: 'atReferenceRate',
    label: 'You would get at the reference rate, in the currency you want',
    unit: 'rate',
    value: (r) => r.mid,
  },
  { key: 'cost', label: 'Cost, in the currency you have', unit: 'rate', value: (r) => r.cost },
  { key: 'costUsd', label: 'Cost in US dollars', unit: 'cents', value: (r) => roundToCent(r.cost * r.inDollars) },
  { key: 'costPercent', label: 'Cost, share of the amount', unit: 'percent', value: (r) => r.costShare * 100 },
  { key: 'rate', label: 'Reference rate: what you want for one of what you have', unit: 'rate', value: (r) => r.rate },
  {
    key: 'inverseRate',
    label: 'Reference rate: what you have for one of what you want',
    unit: 'rate',
    value: (r) => r.inverse,
  },
  {
    key: 'effectiveRate',
    label: 'Rate with all costs: what you want for one of what you have',
    unit: 'rate',
    value: (r) =>
      r.chosen === null ? r.rate : r.chosen.change.outcome === 'changed' ? r.chosen.change.effectiveRate : null,
  },
  {
    key: 'offeredMarkup',
    label: 'Cost hidden in the offered rate',
    unit: 'percent',
    value: (r) => (r.offeredMarkup === null ? null : r.offeredMarkup * 100),
  },
  received('card', 'You get by card, in the currency you want'),
  received('atm', 'You get from an ATM, in the currency you want'),
  received('wire', 'You get by bank wire, in the currency you want'),
  received('service', 'You get by transfer service, in the currency you want'),
  received('counter', 'You get at a counter, in the currency you want'),
  received('offer', 'You get at the offered rate, in the currency you want'),
  {
    key: 'ratesDay',
    label: 'Month of the rates',
    unit: 'month',
    value: ({ table }) => Number(table.asOf.slice(0, 4)) * 100 + Number(table.asOf.slice(5, 7)),
  },
]
