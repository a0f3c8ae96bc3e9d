import { Z90 } from '#engine/investing/average-and-compound.ts'
import { roundToCent } from '#engine/money.ts'
import { addMonths, type Month } from '#engine/month.ts'
import { monthText } from '../kit/format.ts'
import { startsText } from '../kit/past-words.ts'
import type { Column, Table } from '../kit/presentation.ts'
import { type Grown, grownAt, returnAt } from './compute.ts'
import type { LumpInputs } from './fields.ts'
import type { LumpStudy, NamedPath } from './study.ts'
import { lengthText, netOf, netOfStart } from './words.ts'

const money = (label: string): Column => ({ label, unit: 'money' })

/** Sold at the end of each year: after all tax. */
function byYear(grown: Grown, inputs: LumpInputs): Table {
  const whole = Math.floor(inputs.years / 12)
  const years = Array.from({ length: whole }, (_, i) => i + 1)
  if (inputs.years % 12 !== 0) years.push(inputs.years / 12)
  const hasTax = inputs.account !== 'free'
  return {
    key: 'byYear',
    title: 'Year by year, at the return you expect',
    lead: `Future dollars, but for the last three columns. ${hasTax ? '“You keep” is what would be left if it all came out then.' : 'Nothing is taxed.'}`,
    columns: [
      { label: 'Year', unit: 'ratio' },
      money('Without fees and tax'),
      money('Balance'),
      money('You keep'),
      money('In today’s dollars'),
      money('One run in ten below'),
      money('One run in ten above'),
    ],
    rows: years.map((year) => {
      const months = Math.round(year * 12)
      const prices = (1 + inputs.inflation / 100) ** year
      const { gross, beforeEndTax, net } = grownAt(inputs, grown.compound, months)
      const run = (z: number) => grownAt(inputs, returnAt(inputs, grown, months, z), months).net / prices
      return [
        Number(year.toFixed(2)),
        ...[gross, beforeEndTax, net, net / prices, run(-Z90), run(Z90)].map(roundToCent),
      ]
    }),
  }
}

function pastYears(inputs: LumpInputs, found: LumpStudy): Table {
  const dollars = (growth: number | undefined) => roundToCent((growth ?? 0) * inputs.amount)
  return {
    key: 'pastYears',
    title: 'Year by year, from every past start',
    lead: `From ${startsText(found)}, in today’s dollars, ${netOf(inputs)}.`,
    columns: [
      { label: 'Year', unit: 'ratio' },
      money('One in ten below'),
      money('One in four below'),
      money('Middle'),
      money('One in four above'),
      money('One in ten above'),
      { label: 'Starts below what was put in', unit: 'count' },
    ],
    rows: found.at.map((month, i) => [
      Number((month / 12).toFixed(2)),
      ...[found.real.p10[i], found.real.p25[i], found.real.p50[i], found.real.p75[i], found.real.p90[i]].map(dollars),
      found.real.below[i] ?? 0,
    ]),
    folded: true,
  }
}

/** The starts with a name. */
function namedStarts(inputs: LumpInputs, found: LumpStudy): Table {
  const yearly = (growth: number) => (growth ** (12 / inputs.years) - 1) * 100
  const row = (label: string, from: string, { nominal, real }: NamedPath['ends']) => [
    label,
    monthText(from, true),
    monthText(addMonths(from as Month, inputs.years), true),
    roundToCent(real * inputs.amount),
    yearly(real),
    roundToCent(nominal * inputs.amount),
    yearly(nominal),
  ]
  const start = (label: string, { from, ends }: NamedPath) => row(label, from, ends)
  return {
    key: 'named',
    title: `Past ${lengthText(inputs.years)} starts with a name`,
    lead: `${netOfStart(inputs)}. From the middle of the first month to the middle of the last.`,
    columns: [
      { label: 'Start', unit: 'text' },
      { label: 'From', unit: 'text' },
      { label: 'To', unit: 'text' },
      money('Became, today’s dollars'),
      { label: 'A year, after inflation', unit: 'percent' },
      money('Became, dollars of the time'),
      { label: 'A year, before inflation', unit: 'percent' },
    ],
    rows: [
      start('Worst after inflation', found.real.worst),
      start('Middle after inflation', found.real.middle),
      start('Best after inflation', found.real.best),
      start('Worst before inflation', found.nominal.worst),
      start('Best before inflation', found.nominal.best),
      ...found.peaks.map((peak) => row('Stock peak before a great fall', peak.from, peak)),
    ],
  }
}

export const tablesOf = (grown: Grown, inputs: LumpInputs, found: LumpStudy | null): readonly Table[] => [
  byYear(grown, inputs),
  ...(found === null ? [] : [namedStarts(inputs, found), pastYears(inputs, found)]),
]
