/** Parts of the explanation that funds of every kind share. */
import { costKinds } from '#engine/funds/holding-costs.ts'
import { roundToCent } from '#engine/money.ts'
import type { KeyedTable } from '../presentation.ts'
import type { Say } from '../say.ts'
import type { Held } from './held.ts'
import { costNames } from './words/answer.en.ts'
import { byKindWords, saleTaxWords } from './words/explain.en.ts'

/** Less than half a cent is nothing. */
export const isSome = (amount: number): boolean => Math.abs(amount) >= 0.005

/** What each kind of cost has taken from each fund by the end, with what it would have earned. */
export function costsByKind(
  funds: readonly (Held & {
    /** What programs call it. */
    readonly key: string
    readonly name: string
  })[],
): KeyedTable {
  const kinds = costKinds.filter((kind) => kind !== 'saleTax' && funds.some(({ course }) => isSome(course.lost[kind])))
  const row = (name: string, of: (fund: Held) => number) => [name, ...funds.map((fund) => roundToCent(of(fund)))]
  return {
    key: 'byKind',
    title: byKindWords.title,
    lead: byKindWords.lead,
    columns: [
      { key: 'cost', label: byKindWords.cost, unit: 'text' },
      ...funds.map(({ key, name }) => ({ key, label: name, unit: 'money' }) as const),
    ],
    rows: [
      ...kinds.map((kind) => row(costNames[kind], ({ course }) => course.lost[kind])),
      row(costNames.saleTax, ({ taxAtSale }) => taxAtSale),
      row(byKindWords.all, ({ feeCost, taxCost }) => feeCost + taxCost),
      row(byKindWords.kept, ({ net }) => net),
    ],
    lines: [...kinds, 'saleTax', 'all', 'kept'],
    look: 'ledger',
    emphasis: { [kinds.length + 1]: 'subtotal', [kinds.length + 2]: 'total' },
  }
}

/** How the tax on the sale is figured. */
export function saleTaxSteps({ sale, saleTax, taxAtSale }: Held, byReturn: boolean, say: Say): readonly string[] {
  if (saleTax.on === 'nothing') return []
  const { proceeds, basis } = sale
  const gain = { proceeds, basis, tax: taxAtSale, rate: saleTax.rate * 100 }
  if (saleTax.on === 'all') return [saleTaxWords.all(gain, say)]
  if (proceeds <= basis) return [saleTaxWords.noGain(gain, say)]
  return [saleTaxWords.gain(gain, say), ...(byReturn ? [saleTaxWords.fromReturn] : [])]
}
