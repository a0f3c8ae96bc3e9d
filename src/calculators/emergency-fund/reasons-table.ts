/** Every reason with its months and dollars, those that add nothing too. */
import { roundToCent } from '#engine/money.ts'
import { monthsAt } from '#engine/wealth/emergency-target.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import type { EmergencyContext } from './context.ts'
import { factorName, factorWhy } from './names.ts'
import { tableWords } from './words/explain.en.ts'

interface Row {
  readonly key: string
  readonly name: string
  readonly months: readonly [number | null, number | null]
  readonly dollars: readonly [number, number]
  readonly why: string
}

export function reasons({ inputs, result, say }: EmergencyContext): KeyedTable {
  const words = tableWords.reasons
  const { factors, essentials, targets, deductibles } = result
  const { lean, extra } = targets
  const no = [null, null] as const
  const rows: Row[] = factors.map((factor) => ({
    key: factor.key,
    name: factorName(factor, inputs, say),
    months: [factor.lean, factor.extra],
    dollars: [factor.lean * essentials, factor.extra * essentials],
    why: factorWhy(factor),
  }))
  const sums: Row[] = [
    {
      key: 'months',
      name: words.months,
      months: [monthsAt(factors, 'lean'), monthsAt(factors, 'extra')],
      dollars: [lean.forMonths, extra.forMonths],
      why: words.monthsWhy,
    },
    {
      key: 'deductibles',
      name: words.deductibles,
      months: no,
      dollars: [deductibles, deductibles],
      why: words.deductiblesWhy,
    },
    {
      key: 'benefits',
      name: words.benefits,
      months: no,
      dollars: [lean.benefits > 0 ? -lean.benefits : 0, 0],
      why: words.benefitsWhy,
    },
    { key: 'fund', name: words.fund, months: no, dollars: [lean.total, extra.total], why: words.fundWhy },
  ]
  return tableOf(
    'reasons',
    words,
    [...rows, ...sums],
    {
      reason: ['text', (row) => row.name],
      leanMonths: ['ratio', (row) => row.months[0]],
      extraMonths: ['ratio', (row) => row.months[1]],
      lean: ['money', (row) => roundToCent(row.dollars[0])],
      extra: ['money', (row) => roundToCent(row.dollars[1])],
      why: ['text', (row) => row.why],
    },
    { line: ({ key }) => key, look: 'ledger', emphasis: { [rows.length]: 'subtotal', [rows.length + 3]: 'total' } },
  )
}
