import { yearlyReturn } from '#engine/housing/rental-return.ts'
import { addMonths, type Month } from '#engine/month.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { breakEvenOccupancy, keep, type StressKind, taxLinesOf } from './compute.ts'
import { type DealContext, ofDeal } from './context.ts'
import { ownCurve } from './hold-curve.ts'
import { firstYearOf } from './setup.ts'
import { tableWords } from './words/explain.en.ts'

const points = (rate: number | null): number | null => (rate === null ? null : rate * 100)

function cashFlow({ inputs, result: { course, held, rental }, say }: DealContext): KeyedTable {
  const words = tableWords.cashFlow
  const last = course.years.length - 1
  const rows = [
    {
      year: 0,
      through: words.closing,
      row: null,
      tax: null,
      sale: null,
      inHand: held.afterTax[0] ?? 0,
      loan: rental.loan,
      value: rental.worth,
    },
    ...course.years.map((row, i) => ({
      year: i + 1,
      through: say.monthShort(addMonths(inputs.closingMonth as Month, 12 * i + 11)),
      row,
      tax: held.tax[i] ?? 0,
      sale: i === last ? row.sale.proceeds : null,
      inHand: held.afterTax[i + 1] ?? 0,
      loan: row.balance,
      value: row.value,
    })),
  ]
  return tableOf('cashFlow', words, rows, {
    year: ['count', ({ year }) => year],
    through: ['date', ({ through }) => through],
    full: ['money', ({ row }) => row?.full ?? null],
    vacancy: ['money', ({ row }) => row && row.full - row.collected],
    costs: ['money', ({ row }) => row?.costs ?? null],
    noi: ['money', ({ row }) => row?.noi ?? null],
    reserve: ['money', ({ row }) => row?.reserve ?? null],
    interest: ['money', ({ row }) => row?.interest ?? null],
    principal: ['money', ({ row }) => row?.principal ?? null],
    cashFlow: ['money', ({ row }) => row?.cashFlow ?? null],
    tax: ['money', ({ tax }) => tax],
    sale: ['money', ({ sale }) => sale],
    inHand: ['money', ({ inHand }) => inHand],
    loan: ['money', ({ loan }) => loan],
    value: ['money', ({ value }) => value],
  })
}

function taxReturns({ inputs, result }: DealContext): KeyedTable {
  const words = tableWords.taxReturns
  const first = firstYearOf(inputs)
  const gain = result.course.years.at(-1)?.sale.gain ?? 0
  const rows = taxLinesOf(result).map((line, i) => ({ ...line, calendarYear: first + i }))
  return tableOf(
    'taxReturns',
    words,
    rows,
    {
      year: ['text', ({ sold, calendarYear: year }) => (sold ? words.sale({ year }) : String(year))],
      netRent: ['money', ({ netRent }) => netRent],
      depreciation: ['money', ({ depreciation }) => depreciation],
      counted: ['money', ({ tax }) => tax.counted],
      putOff: ['money', ({ tax }) => tax.putOff],
      gain: ['money', ({ sold }) => (sold ? gain : null)],
      tax: ['money', ({ tax }) => tax.change],
    },
    { line: ({ sold, calendarYear }) => (sold ? `sale${calendarYear}` : `year${calendarYear}`) },
  )
}

const bySaleYear = (context: DealContext): KeyedTable =>
  tableOf('bySaleYear', tableWords.bySaleYear, ownCurve(context), {
    years: ['count', ({ years }) => years],
    value: ['money', ({ row }) => row.value],
    loan: ['money', ({ row }) => row.balance],
    gain: ['money', ({ row }) => row.sale.gain],
    tax: ['money', ({ saleTax }) => saleTax],
    cash: ['money', ({ cash }) => cash],
    beforeTax: ['percent', ({ beforeTax }) => points(beforeTax)],
    afterTax: ['percent', ({ afterTax }) => points(afterTax)],
  })

function stress({ inputs, result }: DealContext): KeyedTable {
  const words = tableWords.stress
  const kinds: readonly StressKind[] =
    result.rental.loan > 0 ? ['none', 'rent', 'empty', 'rate', 'all'] : ['none', 'rent', 'empty', 'all']
  const rows = kinds.map((kind) => {
    const one = result.stress[kind]
    const kept = keep(one.rental, result.landlord, result.returnsWithout, inputs.holdYears)
    return {
      ...one,
      kind,
      what: words[kind],
      afterTax: kept === null ? null : points(yearlyReturn(kept.held.afterTax)),
    }
  })
  return tableOf(
    'stress',
    words,
    rows,
    {
      what: ['text', ({ what }) => what],
      noi: ['money', ({ noi }) => noi],
      cashFlow: ['money', (row) => row.cashFlow],
      coverage: ['ratio', ({ coverage }) => coverage],
      afterTax: ['percent', ({ afterTax }) => afterTax],
    },
    { line: ({ kind }) => kind },
  )
}

/** Rules people use for a first look, beside the numbers they stand for. */
function rulesOfThumb({ result, say }: DealContext): KeyedTable {
  const words = tableWords.rulesOfThumb
  const { rental, first, loanPayments } = result
  const share = breakEvenOccupancy(result)
  const { monthlyRent, price } = rental
  const rows = [
    { key: 'onePercent', ...words.onePercent, yours: say.percent((monthlyRent / price) * 100) },
    {
      key: 'half',
      ...words.half,
      yours: first.full > 0 ? say.percent(((first.full - first.noi) / first.full) * 100, 1) : words.noRent,
    },
    {
      key: 'multiplier',
      ...words.multiplier,
      yours: monthlyRent > 0 ? say.number(price / (12 * monthlyRent), 1) : words.noRent,
    },
    {
      key: 'coverage',
      ...words.coverage,
      yours: loanPayments > 0 ? say.number(first.noi / loanPayments) : words.noLoan,
    },
    { key: 'occupancy', ...words.occupancy, yours: share === null ? words.noRent : say.percent(share * 100, 1) },
  ]
  return tableOf(
    'rulesOfThumb',
    words,
    rows,
    {
      check: ['text', ({ check }) => check],
      rule: ['text', ({ rule }) => rule],
      yours: ['text', ({ yours }) => yours],
    },
    { line: ({ key }) => key },
  )
}

export const tables = [cashFlow, stress, rulesOfThumb, taxReturns, bySaleYear].map(ofDeal)
