import { Link } from 'react-router'
import type { Table } from '#calculators/kit/presentation.ts'
import { calculatorPath } from '#calculators/paths.ts'
import type { AccountCard, AssetCard } from '#teaching/assets/cards.precomputed.ts'
import { Ledger } from '../../ui/ledger.tsx'
import { SourceList } from '../../ui/source-list.tsx'
import { Point } from './asset-list.tsx'
import { assetWords, optionWords as words } from './words.ts'

const points = ['goingIn', 'growing', 'comingOut', 'limit', 'access', 'needs', 'watch'] as const

/** The accounts a purpose has, the first open. */
export function AccountCards(props: { readonly cards: readonly AccountCard[]; readonly assets: readonly AssetCard[] }) {
  const { cards, assets } = props
  const nameOf = new Map(assets.map(({ slug, name }) => [slug, name]))
  return (
    <div className="grid gap-2.5">
      {cards.map((card) => (
        <details key={card.slug} className="card fold" id={card.slug}>
          <summary className="flex list-none items-center gap-3 px-4 py-3 md:px-5">
            <span className="min-w-0 flex-1">
              <h3 className="text-base">{card.name}</h3>
              <span className="block text-ink-2 text-sm">{card.what}</span>
            </span>
            <span className="fold-mark text-green" aria-hidden="true" />
          </summary>
          <div className="border-line border-t px-4 py-4 md:px-5">
            <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
              {points.map((key) => (
                <Point key={key} name={words.points[key]} says={card[key]} />
              ))}
              <Point
                name={words.points.holds}
                says={`${card.holdsNote} ${card.holds.map((slug) => nameOf.get(slug)).join(', ')}.`}
              />
            </dl>
            <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
              <Link to={calculatorPath(card.calculator)}>
                {assetWords.open} {card.tool}
              </Link>
              <Link to={`/learning/${card.lesson}`}>{assetWords.lesson}</Link>
            </p>
            {card.sources.length > 0 ? <SourceList sources={card.sources} /> : null}
          </div>
        </details>
      ))}
    </div>
  )
}

/** Which account can hold what. */
export function FitMatrix(props: { readonly accounts: readonly AccountCard[]; readonly assets: readonly AssetCard[] }) {
  const { accounts, assets } = props
  const held = assets.filter(({ slug }) => accounts.some(({ holds }) => holds.includes(slug)))
  const table: Table = {
    key: 'fits',
    title: words.matrix,
    columns: [
      { label: assetWords.columns.name, unit: 'text' },
      ...accounts.map(({ name }) => ({ label: name, unit: 'text' as const })),
    ],
    rows: held.map((asset) => [
      asset.name,
      ...accounts.map(({ holds }) => (holds.includes(asset.slug) ? words.yes : words.no)),
    ]),
  }
  return (
    <div className="card overflow-hidden px-3 py-1 md:px-5">
      <Ledger table={table} />
    </div>
  )
}
