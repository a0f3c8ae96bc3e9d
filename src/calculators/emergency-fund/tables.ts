import { depositIn, savedByMonth } from '#engine/housing/saving-race.ts'
import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import { monthsAt } from '#engine/wealth/emergency-target.ts'
import { monthText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import { type Result, targetAt } from './compute.ts'
import { type EmergencyInputs, lineKeys } from './fields.ts'
import type { PlaceKey } from './keeping.ts'
import { factorName, factorWhy, lineNames, placeNames, stepNames } from './words.ts'

function audit({ factors, essentials, targets, deductibles }: Result, inputs: EmergencyInputs): Table {
  const { lean, extra } = targets
  const rows: (string | number)[][] = factors.map((factor) => [
    factorName(factor.key, inputs),
    factor.lean,
    factor.extra,
    roundToCent(factor.lean * essentials),
    roundToCent(factor.extra * essentials),
    factorWhy(factor),
  ])
  const months = [monthsAt(factors, 'lean'), monthsAt(factors, 'extra')] as const
  return {
    key: 'reasons',
    title: 'Every reason, and what it adds',
    lead: 'Months of essentials at the lean and at the extra end; the balanced fund is half way. The scale is ours.',
    columns: [
      { label: 'Reason', unit: 'text' },
      { label: 'Months, lean', unit: 'ratio' },
      { label: 'Months, extra', unit: 'ratio' },
      { label: 'Lean', unit: 'money' },
      { label: 'Extra', unit: 'money' },
      { label: 'Why', unit: 'text' },
    ],
    look: 'ledger',
    rows: [
      ...rows,
      [
        'Months of essentials',
        ...months,
        roundToCent(lean.forMonths),
        roundToCent(extra.forMonths),
        'All of the above.',
      ],
      [
        'Deductibles',
        null,
        null,
        roundToCent(deductibles),
        roundToCent(deductibles),
        'A bad month can bring a crash or a hospital too.',
      ],
      [
        'Unemployment benefits',
        null,
        null,
        lean.benefits > 0 ? -roundToCent(lean.benefits) : 0,
        0,
        'The extra end counts none.',
      ],
      ['Your fund', null, null, roundToCent(lean.total), roundToCent(extra.total), 'In today’s dollars.'],
    ],
    emphasis: { [rows.length]: 'subtotal', [rows.length + 3]: 'total' },
  }
}

export const whenText = ({ start }: Pick<Result, 'start'>, month: number | null): string =>
  month === null ? 'not within 50 years' : month === 0 ? 'you have it' : monthText(addMonths(start, month), true)

const tiers = (result: Result, inputs: EmergencyInputs): Table => ({
  key: 'steps',
  title: 'Step by step',
  lead: 'A small sum first, so that a flat tire does not become card debt.',
  columns: [
    { label: 'Step', unit: 'text' },
    { label: 'Amount', unit: 'money' },
    { label: 'Still missing', unit: 'money' },
    { label: 'Reached', unit: 'text' },
  ],
  rows: result.steps.map(({ key, amount, reached }) => [
    stepNames[key],
    roundToCent(amount),
    roundToCent(Math.max(0, amount - inputs.savings)),
    whenText(result, reached),
  ]),
})

/** Line by line; one total has no lines. */
const essentials = (result: Result, inputs: EmergencyInputs): Table => ({
  key: 'essentials',
  title: 'Your essentials',
  columns: [
    { label: 'Line', unit: 'text' },
    { label: 'A month', unit: 'money' },
    { label: 'A year', unit: 'money' },
  ],
  rows: [
    ...lineKeys.filter((key) => inputs[key] > 0).map((key) => [lineNames[key], inputs[key], inputs[key] * 12]),
    ['Together', roundToCent(result.essentials), roundToCent(result.essentials * 12)],
  ],
})

const forWhat: Readonly<Record<PlaceKey, string>> = {
  checking: 'Bills of this month. At once.',
  bank: 'At once. FDIC-insured to $250,000.',
  savings: 'Most of the fund. At once to 3 days; check the bank is FDIC-insured.',
  bills: 'Beyond one or two months. Sold in a few days; no state income tax.',
}

const places = ({ keeping, chosen }: Result): Table => ({
  key: 'places',
  title: 'Where it can wait',
  lead: 'A ladder: money for this month at hand, the bulk where it earns, the last months in Treasury bills if you like. Stocks can fall just when jobs go.',
  columns: [
    { label: 'Place', unit: 'text' },
    { label: 'Pays a year', unit: 'percent' },
    { label: 'After tax', unit: 'percent' },
    { label: 'After prices', unit: 'percent' },
    { label: 'Your whole fund gains or loses a year', unit: 'money' },
    { label: 'For what, and how fast', unit: 'text' },
  ],
  look: 'ledger',
  rows: keeping.places.map((place) => [
    placeNames[place.key],
    roundToCent(place.annualYield * 100),
    roundToCent(place.annualYieldAfterTax * 100),
    roundToCent(place.realYield * 100),
    roundToCent(chosen.total * place.realYield),
    forWhat[place.key],
  ]),
})

function yearly(result: Result, inputs: EmergencyInputs): Table {
  const end = result.month ?? 120
  const saved = savedByMonth(result.saver, end)
  const rows: (string | number)[][] = []
  for (let from = 0; from < end; from += 12) {
    const to = Math.min(end, from + 12)
    let added = 0
    for (let month = from + 1; month <= to; month++) added += depositIn(result.saver, month)
    const [before, after] = [saved[from] ?? 0, saved[to] ?? 0]
    rows.push([
      monthText(addMonths(result.start, to), true),
      roundToCent(added),
      roundToCent(after - before - added),
      roundToCent(after),
      roundToCent(targetAt(result.chosen.total, inputs.inflation, to)),
    ])
  }
  return {
    key: 'yearly',
    title: 'Year by year',
    columns: [
      { label: 'By', unit: 'text' },
      { label: 'You add', unit: 'money' },
      { label: 'Interest after tax', unit: 'money' },
      { label: 'Saved', unit: 'money' },
      { label: 'Target then', unit: 'money' },
    ],
    rows,
    folded: rows.length > 12,
  }
}

export const tablesOf = (result: Result, inputs: EmergencyInputs): readonly Table[] => [
  audit(result, inputs),
  tiers(result, inputs),
  places(result),
  ...(inputs.total === null && result.essentials > 0 ? [essentials(result, inputs)] : []),
  ...(result.month === 0 ? [] : [yearly(result, inputs)]),
]
