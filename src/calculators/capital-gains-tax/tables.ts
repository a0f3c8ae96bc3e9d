import { roundToCent } from '#engine/money.ts'
import { firstLongTermDay } from '#engine/shares/holding-period.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { type SoldLot, taxOn } from './compute.ts'
import type { GainsContext } from './context.ts'
import { spreadOf } from './spread.ts'
import { tableWords as words } from './words/explain.en.ts'

/** Each lot as Form 8949 lists it, with the tax that would go away without it. */
function lots(context: GainsContext): KeyedTable | null {
  const { result, say } = context
  if (result.sold.length === 0) return null
  const without = (lot: SoldLot): number => {
    const rest = result.sold.filter((one) => one !== lot).map(({ sale }) => sale)
    return result.tax.total - taxOn(context, rest, result.home).total
  }
  return tableOf(
    'lots',
    words.lots,
    result.sold,
    {
      name: ['text', ({ sale }) => sale.name || words.lot({ row: sale.row + 1 })],
      bought: ['date', ({ sale }) => (sale.origin === 'inherited' ? words.inherited : say.dateShort(sale.since))],
      sold: ['date', ({ sale }) => say.dateShort(sale.sold)],
      proceeds: ['cents', ({ sale }) => roundToCent(sale.proceeds)],
      basis: ['cents', (lot) => roundToCent(lot.basis)],
      gain: ['cents', (lot) => roundToCent(lot.gain)],
      term: ['text', (lot) => (lot.longTerm ? words.long : words.short)],
      longFrom: [
        'date',
        (lot) => (lot.sale.origin === 'inherited' ? words.inherited : say.dateShort(firstLongTermDay(lot.heldFrom))),
      ],
      counted: ['cents', (lot) => roundToCent(lot.counted + lot.ordinaryGain - lot.ordinaryLoss)],
      tax: ['cents', (lot) => roundToCent(without(lot))],
    },
    { line: ({ sale }) => `lot${sale.row + 1}` },
  )
}

function years({ result }: GainsContext): KeyedTable | null {
  if (result.tax.years.length < 2) return null
  return tableOf('years', words.years, result.tax.years, {
    year: ['date', ({ year }) => String(year)],
    shortTerm: ['cents', ({ sales }) => roundToCent(sales.shortTerm)],
    longTerm: ['cents', ({ sales }) => roundToCent(sales.longTerm)],
    federal: ['cents', (year) => roundToCent(year.with.federalTax - year.without.federalTax)],
    state: ['cents', (year) => roundToCent(year.with.stateAndLocalTax - year.without.stateAndLocalTax)],
    shortLeft: ['cents', (year) => roundToCent(year.with.federal.gains.shortTermCarryover)],
    longLeft: ['cents', (year) => roundToCent(year.with.federal.gains.longTermCarryover)],
  })
}

function spread(context: GainsContext): KeyedTable | null {
  const found = spreadOf(context)
  if (!found) return null
  const rows = found.grid.filter((_, i) => i % 4 === 0)
  return tableOf(
    'spread',
    words.spread,
    rows,
    {
      share: ['percent', ({ share }) => Math.round(share * 100)],
      now: ['money', ({ share }) => roundToCent(found.movable * share)],
      next: ['money', ({ share }) => roundToCent(found.movable * (1 - share))],
      tax: ['cents', ({ cost }) => roundToCent(cost)],
      saved: ['cents', ({ cost }) => roundToCent(found.now - cost)],
    },
    { folded: true },
  )
}

export const tables = [lots, years, spread]
