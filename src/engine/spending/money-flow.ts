import type { Spent } from './spending-book.ts'

/** Money from where it came, through categories, to what it was spent on. Whole cents; every step adds up to the one before. */
export interface MoneyFlow {
  /** The largest first; `refunds` are categories that gave more back than they took. */
  readonly sources: readonly {
    readonly kind: 'income' | 'refunds' | 'shortfall'
    readonly name: string
    readonly cents: number
  }[]
  readonly total: number
  readonly categories: readonly {
    /** Null: the small ones together. */
    readonly category: string | null
    readonly cents: number
    readonly items: readonly { readonly key: string | null; readonly cents: number }[]
  }[]
  /** Income that was not spent. */
  readonly left: number
}

const summed = <T>(list: readonly T[], key: (one: T) => string, cents: (one: T) => number): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const one of list) sums.set(key(one), (sums.get(key(one)) ?? 0) + cents(one))
  return sums
}
const largestFirst = (sums: ReadonlyMap<string, number>): [string, number][] => [...sums].sort((a, b) => b[1] - a[1])

/**
 * The largest `most` and the rest together under null. A rest below zero (refunds) takes the smallest of the others with it until it is
 * worth something, so that nothing is lost.
 */
export function largestAndRest(
  sums: ReadonlyMap<string, number>,
  most: number,
): readonly { readonly key: string | null; readonly cents: number }[] {
  const sorted = largestFirst(sums)
  let kept = sorted.filter(([, cents]) => cents > 0).slice(0, sorted.length > most ? most - 1 : most)
  let rest = sorted.reduce((sum, [, cents]) => sum + cents, 0) - kept.reduce((sum, [, cents]) => sum + cents, 0)
  while (rest < 0 && kept.length > 0) {
    rest += kept.at(-1)?.[1] ?? 0
    kept = kept.slice(0, -1)
  }
  return [...kept.map(([key, cents]) => ({ key, cents })), ...(rest === 0 ? [] : [{ key: null, cents: rest }])]
}

/** `income`: what came in, by name, cents. Categories beyond the largest, and items beyond the largest of each, are put together. */
export function moneyFlow(
  spent: readonly Spent[],
  income: readonly { readonly name: string; readonly cents: number }[],
  most: { readonly categories: number; readonly items: number } = { categories: 9, items: 3 },
): MoneyFlow {
  const sums = summed(
    spent,
    ({ category }) => category,
    ({ cents }) => cents,
  )
  const positive = new Map([...sums].filter(([, cents]) => cents > 0))
  const refunds = [...sums.values()].reduce((sum, cents) => (cents < 0 ? sum - cents : sum), 0)
  const shown = largestAndRest(positive, most.categories)
  const spentTotal = shown.reduce((sum, { cents }) => sum + cents, 0)
  const sources = largestFirst(
    summed(
      income.filter(({ cents }) => cents > 0),
      ({ name }) => name,
      ({ cents }) => cents,
    ),
  ).map(([name, cents]) => ({ kind: 'income' as const, name, cents }))
  const came = sources.reduce((sum, { cents }) => sum + cents, 0) + refunds
  const named = new Set(shown.flatMap(({ key }) => (key === null ? [] : [key])))
  return {
    sources: [
      ...sources,
      ...(refunds > 0 ? [{ kind: 'refunds' as const, name: '', cents: refunds }] : []),
      ...(spentTotal > came ? [{ kind: 'shortfall' as const, name: '', cents: spentTotal - came }] : []),
    ],
    total: Math.max(came, spentTotal),
    categories: shown.map(({ key: category, cents }) => ({
      category,
      cents,
      items:
        category === null
          ? largestAndRest(new Map([...positive].filter(([key]) => !named.has(key))), most.items)
          : largestAndRest(
              summed(
                spent.filter((one) => one.category === category),
                ({ key }) => key,
                (one) => one.cents,
              ),
              most.items,
            ),
    })),
    left: Math.max(0, came - spentTotal),
  }
}
