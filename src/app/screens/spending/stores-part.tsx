import { useMemo, useState } from 'react'
import { dollars, dollarsAndCents } from '#calculators/kit/format.ts'
import type { Spent } from '#engine/spending/spending-book.ts'
import { Part } from '../device/screen-head.tsx'
import { words } from './words.ts'

const shownAtFirst = 8

interface Store {
  readonly merchant: string
  readonly cents: number
  readonly count: number
}

/** Stores of some expenses, the most spent first. */
export function storesOf(list: readonly Spent[]): readonly Store[] {
  const found = new Map<string, { merchant: string; cents: number; count: number }>()
  for (const { merchant, cents } of list) {
    const store = found.get(merchant.toLowerCase())
    if (store) {
      store.cents += cents
      store.count += 1
    } else found.set(merchant.toLowerCase(), { merchant, cents, count: 1 })
  }
  return [...found.values()].sort((a, b) => b.cents - a.cents)
}

export function StoresPart(props: {
  readonly list: readonly Spent[]
  readonly onMerchant: (merchant: string) => void
}) {
  const { list, onMerchant } = props
  const [all, setAll] = useState(false)
  const stores = useMemo(() => storesOf(list), [list])
  return (
    <Part title={words.storesTitle} id="stores">
      <section
        className="card overflow-x-auto px-2 max-sm:text-sm max-sm:[&_td]:px-1.5 max-sm:[&_th]:px-1.5 max-sm:[&_.words]:whitespace-normal"
        aria-label={words.storesTitle}
      >
        <table className="ledger">
          <caption className="sr-only">{words.storesTitle}</caption>
          <thead>
            <tr>
              <th scope="col" className="words">
                {words.store}
              </th>
              <th scope="col">{words.timesHead}</th>
              <th scope="col">{words.average}</th>
              <th scope="col">{words.spent}</th>
            </tr>
          </thead>
          <tbody>
            {(all ? stores : stores.slice(0, shownAtFirst)).map(({ merchant, cents, count }) => (
              <tr key={merchant.toLowerCase()}>
                <th scope="row" className="words font-normal">
                  <button
                    type="button"
                    className="text-left text-green underline underline-offset-2"
                    onClick={() => onMerchant(merchant)}
                  >
                    {merchant}
                  </button>
                </th>
                <td>{count.toLocaleString('en-US')}</td>
                <td>{dollarsAndCents(cents / count / 100)}</td>
                <td>{dollars(cents / 100)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {stores.length > shownAtFirst ? (
        <button type="button" className="button mt-3" onClick={() => setAll(!all)}>
          {all ? words.showFewer : words.showAll(stores.length)}
        </button>
      ) : null}
    </Part>
  )
}
