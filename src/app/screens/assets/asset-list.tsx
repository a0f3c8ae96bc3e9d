import { Link } from 'react-router'
import { calculatorPath } from '#calculators/paths.ts'
import type { AssetCard } from '#teaching/assets/cards.precomputed.ts'
import { SourceList } from '../../ui/source-list.tsx'
import { assetWords, swingWords } from './words.ts'

const points = ['access', 'tax', 'protection', 'minimum', 'costs', 'where', 'watch'] as const

/** The investments as a list to open; those for a longer time come after the ones that fit it. */
export function AssetList({ cards, years }: { readonly cards: readonly AssetCard[]; readonly years: number }) {
  const ordered = [...cards.filter((one) => one.years <= years), ...cards.filter((one) => one.years > years)]
  return (
    <div className="grid gap-2.5">
      {ordered.map((card) => (
        <AssetFold key={card.slug} card={card} fits={card.years <= years} />
      ))}
    </div>
  )
}

function AssetFold({ card, fits }: { readonly card: AssetCard; readonly fits: boolean }) {
  const { points: names } = assetWords
  return (
    <details className="card fold" id={card.slug}>
      <summary className="flex list-none items-center gap-3 px-4 py-3 md:px-5">
        <span className="min-w-0 flex-1">
          <h3 className="text-base">{card.name}</h3>
          <span className="block text-ink-2 text-sm">{card.what}</span>
          <Fit years={card.years} fits={fits} className="mt-1 block sm:hidden" />
        </span>
        <Fit years={card.years} fits={fits} className="hidden flex-none sm:block" />
        <span className="fold-mark text-green" aria-hidden="true" />
      </summary>
      <div className="border-line border-t px-4 py-4 md:px-5">
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <Point name={names.swing} says={swingWords[card.swing]} />
          {points.map((key) => (
            <Point key={key} name={names[key]} says={card[key]} />
          ))}
        </dl>
        <p className="mt-3 text-ink-2 text-sm">{card.record ? card.recordNote : assetWords.noRecord}</p>
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <Link to={calculatorPath(card.calculator)}>
            {assetWords.open} {card.tool}
          </Link>
          <Link to={`/learning/${card.lesson}`}>{assetWords.lesson}</Link>
        </p>
        {card.sources.length > 0 ? <SourceList sources={card.sources} /> : null}
      </div>
    </details>
  )
}

/** Whether the time one has is enough. Beside the name, or below it on a phone. */
const Fit = (props: { readonly years: number; readonly fits: boolean; readonly className: string }) => (
  <span className={`text-sm ${props.fits ? 'text-green' : 'text-ink-2'} ${props.className}`}>
    {props.fits ? assetWords.fits : assetWords.longer(props.years)}
  </span>
)

export const Point = ({ name, says }: { readonly name: string; readonly says: string }) => (
  <div>
    <dt className="text-ink-2 text-xs">{name}</dt>
    <dd>{says}</dd>
  </div>
)
