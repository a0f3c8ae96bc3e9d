/** What a mix would have done: headline, charts and tables out of the record. */
import type { Table, XYChart } from '#calculators/kit/presentation.ts'
import { american as say } from '#calculators/kit/say.ts'
import { belowHigh, fallsOf } from '#engine/history/falls.ts'
import { addMonths, type Month, monthsBetween } from '#engine/month.ts'
import { monthsWithin } from '#engine/portfolio/asset-months.ts'
import { type MixFacts, mixFacts, ownDollars, yearlySwing } from '#engine/portfolio/mix-facts.ts'
import { type MixRun, runMix, stretch } from '#engine/portfolio/mix-run.ts'
import type { LongRecord } from '#facts/series/long-record-on-demand.ts'
import { monthsFrom } from '../history/views/said.ts'
import { type Asked, isSameMix, type Mix, presets } from './asked.ts'
import { firstYear, heldIn, lastYear, mixRecord, planOf, type Range, rangeOf } from './mix-record.ts'
import { heldText, inSentence } from './mix-text.ts'
import { points, rough, mixWords as words } from './words.ts'

export interface MixAnswer {
  readonly headline: string
  readonly rests: string
  /** Sentences under the answer: the fall, the wait, what was put in. */
  readonly lines: readonly string[]
  readonly notes: readonly string[]
  readonly charts: readonly XYChart[]
  readonly compared: Table
  readonly falls: Table
}

interface Tried {
  readonly name: string
  readonly run: MixRun
  readonly facts: MixFacts
}

/** Falls from here on stand in the table. */
const LEAST = 0.1

function tryMix(
  record: LongRecord,
  asked: Asked,
  mix: Mix,
  { from, to }: Pick<Range, 'from' | 'to'>,
  name: string,
): Tried {
  const own = mixRecord(record, heldIn(mix))
  const place = (month: Month) => monthsBetween(own.months.firstMonth, month)
  const months = monthsWithin(own.months, place(from), place(to))
  const run = runMix(months, stretch(0, months.prices.length), planOf(asked, mix, own.keys))
  return { name, run, facts: mixFacts(run, from, asked.amount) }
}

export function mixAnswer(record: LongRecord, asked: Asked): MixAnswer {
  const { mix, amount, monthly } = asked
  const own = mixRecord(record, heldIn(mix))
  const range = rangeOf(own, asked)
  const { from, to } = range
  const yours = tryMix(record, asked, mix, range, words.charts.yours)
  const others = (['all-stocks', 'sixty-forty', 'forty-sixty'] as const)
    .filter((key) => !isSameMix(presets[key], mix))
    .slice(0, 2)
    .map((key) => tryMix(record, asked, presets[key], range, words.form.presets[key]))
  const { facts, run } = yours
  const month = (at: number) => addMonths(from, at)
  const { deepest, longest } = facts
  const earned = monthly === 0 || run.shortIn >= 0 ? null : ownDollars(run, from, amount)
  const isEmpty = amount === 0 && monthly <= 0
  const headline = isEmpty
    ? words.empty
    : run.shortIn >= 0
      ? words.ranOut(amount, monthly, from, run.shortIn)
      : words.headline(amount, monthly, from, to, facts.end, deepest?.depth ?? 0)
  return {
    headline,
    rests: words.rests(mix, facts.yearly, facts.realYearly, facts.realEnd, from.slice(0, 4)),
    lines: [
      deepest
        ? words.fell(
            month(deepest.highAt),
            month(deepest.lowAt),
            deepest.backAt === null ? null : month(deepest.backAt),
            (deepest.backAt ?? run.flows.length) - deepest.highAt,
          )
        : words.neverFell,
      ...(longest && longest.highAt !== deepest?.highAt
        ? [words.waited(month(longest.highAt), longest.months, longest.isOver)]
        : []),
      ...(monthly !== 0 && run.shortIn < 0
        ? [
            [
              words.put(monthly > 0 ? facts.paidIn : amount - facts.paidIn, monthly < 0, asked.rises),
              ...(earned === null ? [] : [words.earned(earned)]),
            ].join(' '),
          ]
        : []),
    ],
    notes: notesOf(own, asked, range),
    charts: [growthChart(yours, others, asked, range), fallsChart(yours, range), yearsChart(yours, asked)],
    compared: comparison([{ ...yours, name: heldText(mix) }, ...others], from),
    falls: fallTable(yours, from),
  }
}

function notesOf(own: ReturnType<typeof mixRecord>, asked: Asked, { from, to }: Range): readonly string[] {
  const [first, last] = [firstYear(own), lastYear(own)]
  const begun = Number(from.slice(0, 4))
  return [
    ...(asked.from !== null && asked.from < begun && begun === first
      ? [words.begins(inSentence[own.begins], first)]
      : asked.from !== null && asked.from !== begun
        ? [words.unknown(first, last)]
        : []),
    ...(asked.mix.bills > 0 && asked.to === null ? [words.ends(to)] : []),
    ...(asked.mix.gold > 0 && begun < PRICE_HELD ? [words.goldHeld] : []),
  ]
}
/** Until then the price of gold was held, by the record's own description. */
const PRICE_HELD = 1968

const last = (values: ArrayLike<number>): number => values[values.length - 1] ?? Number.NaN

function growthChart(yours: Tried, others: readonly Tried[], asked: Asked, { from, to }: Range): XYChart {
  const isReal = asked.dollars === 'real'
  const year = from.slice(0, 4)
  const shown = (run: MixRun, values: Float64Array) =>
    Array.from(values, (one, i) => (isReal ? one / (run.prices[i] ?? 1) : one))
  const lines = [yours, ...others]
  const colors = ['principal', 'growth', 'tax'] as const
  const isFlowing = asked.monthly !== 0
  return {
    kind: 'lines',
    key: 'growth',
    title: isReal ? words.charts.growthReal(year) : words.charts.growth,
    summary: lines.map(({ name, run }) => `${name}: ${rough(last(shown(run, run.worth)))}`).join('; '),
    x: { label: words.charts.month, kind: 'month', values: monthsFrom(from, to) },
    unit: 'money',
    yLabel: words.charts.dollars,
    scale: isFlowing ? 'straight' : 'log',
    isTall: true,
    series: [
      ...lines.map(({ name, run }, i) => ({
        key: `mix${i}`,
        label: name,
        color: colors[i] ?? ('other' as const),
        values: shown(run, run.worth),
      })),
      ...(isFlowing && !isReal && asked.monthly > 0
        ? [
            {
              key: 'paid',
              label: words.charts.paid,
              color: 'other' as const,
              look: 'dashed' as const,
              values: [...yours.run.paidIn],
            },
          ]
        : []),
    ],
  }
}

const fallsChart = ({ run, facts }: Tried, { from, to }: Range): XYChart => ({
  kind: 'lines',
  key: 'falls',
  title: words.charts.falls,
  summary: words.charts.fallsSummary(facts.deepest?.depth ?? 0),
  x: { label: words.charts.month, kind: 'month', values: monthsFrom(from, to) },
  unit: 'percent',
  yLabel: words.charts.below,
  series: [
    {
      key: 'below',
      label: words.charts.yours,
      color: 'interest',
      look: 'area',
      values: belowHigh([...run.index]).map((depth) => -(depth ?? 0) * 100 + 0),
    },
  ],
})

function yearsChart({ facts }: Tried, asked: Asked): XYChart {
  const isReal = asked.dollars === 'real'
  const values = facts.years.map(({ nominal, real }) => points(isReal ? real : nominal))
  return {
    kind: 'bars',
    key: 'years',
    title: isReal ? words.charts.yearsReal : words.charts.years,
    lead: words.charts.yearsLead,
    summary: words.charts.yearsSummary(values.filter((one) => one > 0).length, values.length),
    x: { label: words.charts.year, kind: 'year', values: facts.years.map(({ year }) => year) },
    unit: 'percent',
    yLabel: words.charts.percent,
    series: [{ key: 'return', label: words.charts.yours, color: 'principal', values }],
  }
}

function comparison(tried: readonly Tried[], from: Month): Table {
  const { columns, of, title } = words.compare
  return {
    key: 'compared',
    title,
    columns: [
      { label: columns.mix, unit: 'text' },
      { label: columns.end, unit: 'money', dollars: 'nominal' },
      { label: columns.real(from.slice(0, 4)), unit: 'money' },
      { label: columns.yearly, unit: 'percent' },
      { label: columns.realYearly, unit: 'percent' },
      { label: columns.fall, unit: 'share' },
      { label: columns.wait, unit: 'months' },
      { label: columns.worst, unit: 'text' },
      { label: columns.best, unit: 'text' },
      { label: columns.swing, unit: 'percent' },
    ],
    rows: tried.map(({ name, facts }) => {
      const sorted = facts.years.toSorted((a, b) => a.nominal - b.nominal)
      const [worst, best] = [sorted[0], sorted.at(-1)]
      const swing = yearlySwing(facts.years)
      return [
        name,
        facts.end,
        facts.realEnd,
        points(facts.yearly),
        points(facts.realYearly),
        (facts.deepest?.depth ?? 0) * 100,
        facts.longest?.months ?? 0,
        worst ? of(points(worst.nominal), worst.year) : null,
        best ? of(points(best.nominal), best.year) : null,
        swing === null ? null : points(swing),
      ]
    }),
  }
}

function fallTable({ run }: Tried, from: Month): Table {
  const { tables } = words
  const month = (at: number) => say.monthShort(addMonths(from, at))
  return {
    key: 'falls',
    title: tables.falls,
    columns: [
      { label: tables.high, unit: 'text' },
      { label: tables.low, unit: 'text' },
      { label: tables.lost, unit: 'share' },
      { label: tables.back, unit: 'text' },
      { label: tables.time, unit: 'months' },
    ],
    rows: fallsOf([...run.index], LEAST).map(({ depth, highAt, lowAt, backAt }) => [
      month(highAt),
      month(lowAt),
      depth * 100,
      backAt === null ? tables.notYet : month(backAt),
      (backAt ?? run.flows.length) - highAt,
    ]),
  }
}
