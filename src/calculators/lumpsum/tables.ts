import { Z90 } from '#engine/investing/average-and-compound.ts'
import { roundToCent } from '#engine/money.ts'
import { addMonths, type Month } from '#engine/month.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { grownAt, returnAt } from './compute.ts'
import { type LumpContext, ofPast, type PastContext } from './context.ts'
import type { NamedPath } from './study.ts'
import { tableWords } from './words/explain.en.ts'

/** Sold at the end of each year: after all tax. */
function byYear({ inputs, result }: LumpContext): KeyedTable {
  const { lead, leadUntaxed, ...words } = tableWords.byYear
  const years = Array.from({ length: Math.floor(inputs.years / 12) }, (_, i) => i + 1)
  if (inputs.years % 12 !== 0) years.push(inputs.years / 12)
  const rows = years.map((year) => {
    const months = Math.round(year * 12)
    const prices = (1 + inputs.inflation / 100) ** year
    const run = (z: number) => grownAt(inputs, returnAt(inputs, result, months, z), months).net / prices
    return { year, prices, ...grownAt(inputs, result.compound, months), low: run(-Z90), high: run(Z90) }
  })
  return tableOf('byYear', { ...words, lead: inputs.account === 'free' ? leadUntaxed : lead }, rows, {
    year: ['ratio', ({ year }) => Number(year.toFixed(2))],
    gross: ['money', ({ gross }) => roundToCent(gross)],
    balance: ['money', ({ beforeEndTax }) => roundToCent(beforeEndTax)],
    net: ['money', ({ net }) => roundToCent(net)],
    today: ['money', ({ net, prices }) => roundToCent(net / prices)],
    low: ['money', ({ low }) => roundToCent(low)],
    high: ['money', ({ high }) => roundToCent(high)],
  })
}

/** The starts with a name. */
function named({ inputs, found, say }: PastContext): KeyedTable {
  const words = tableWords.named
  const yearly = (growth: number) => (growth ** (12 / inputs.years) - 1) * 100
  const row = (key: string, label: string, { from, ends }: Pick<NamedPath, 'from' | 'ends'>) => ({
    key,
    label,
    from,
    ...ends,
  })
  const rows = [
    row('worstReal', words.rows.worstReal, found.real.worst),
    row('middleReal', words.rows.middleReal, found.real.middle),
    row('bestReal', words.rows.bestReal, found.real.best),
    row('worstNominal', words.rows.worstNominal, found.nominal.worst),
    row('bestNominal', words.rows.bestNominal, found.nominal.best),
    ...found.peaks.map(({ from, ...ends }) => row(`peak.${from}`, words.rows.peak, { from, ends })),
  ]
  const { columns } = words
  const texts = { title: words.title({ months: inputs.years }, say), lead: words.lead(inputs, say), columns }
  return tableOf(
    'named',
    texts,
    rows,
    {
      start: ['text', ({ label }) => label],
      from: ['date', ({ from }) => say.monthShort(from)],
      to: ['date', ({ from }) => say.monthShort(addMonths(from as Month, inputs.years))],
      real: ['money', ({ real }) => roundToCent(real * inputs.amount)],
      realYearly: ['percent', ({ real }) => yearly(real)],
      nominal: ['money', ({ nominal }) => roundToCent(nominal * inputs.amount)],
      nominalYearly: ['percent', ({ nominal }) => yearly(nominal)],
    },
    { line: ({ key }) => key },
  )
}

function pastYears({ inputs, found, say }: PastContext): KeyedTable {
  const words = tableWords.pastYears
  const lead = words.lead({ ...inputs, windows: found.windows, of: found.of }, say)
  const dollars = (list: readonly number[], i: number) => roundToCent((list[i] ?? 0) * inputs.amount)
  return tableOf(
    'pastYears',
    { ...words, lead },
    found.at.map((month, i) => ({ month, i })),
    {
      year: ['ratio', ({ month }) => Number((month / 12).toFixed(2))],
      p10: ['money', ({ i }) => dollars(found.real.p10, i)],
      p25: ['money', ({ i }) => dollars(found.real.p25, i)],
      p50: ['money', ({ i }) => dollars(found.real.p50, i)],
      p75: ['money', ({ i }) => dollars(found.real.p75, i)],
      p90: ['money', ({ i }) => dollars(found.real.p90, i)],
      below: ['count', ({ i }) => found.real.below[i] ?? 0],
    },
    { folded: true },
  )
}

export const tables = [byYear, ofPast(named), ofPast(pastYears)]
