import { Link } from 'react-router'
import type { CatalogueEntry } from '#calculators/catalogue.ts'
import { Icon } from '../ui/icon.tsx'
import { nearestBuilt, nearestBuiltTo } from './listing/nearest.ts'
import { ToolCard } from './listing/tool-card.tsx'

type Props = { readonly entry: CatalogueEntry } | { readonly title: string; readonly path: string }

/** In place of a calculator that is not built: says so, and offers what works (spec 2.6). */
export function ComingSoon(props: Props) {
  const known = 'entry' in props
  const title = known ? props.entry.title : props.title
  const near = known ? nearestBuilt(props.entry) : nearestBuiltTo(props.path)
  return (
    <div className="grid gap-10">
      <section className="card grid max-w-[720px] gap-4 p-6 md:p-8">
        <span className="grid size-12 place-items-center rounded-md bg-copper-tint text-copper">
          <Icon name={known ? props.entry.icon : 'calculator'} className="size-6" />
        </span>
        <p>
          <span className="badge badge-kind">Coming Soon</span>
        </p>
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {known ? <p className="text-ink-2 text-lg">{props.entry.question}</p> : null}
        <p>This calculator is being fine-tuned. We publish each one when its results match published examples.</p>
        {known ? <p className="text-ink-2">{props.entry.description}</p> : null}
        <p className="flex flex-wrap gap-3 pt-1">
          <Link to="/financial-calculators" className="button button-main">
            Browse Other Calculators
          </Link>
          <Link to="/" className="button">
            Return to Home
          </Link>
        </p>
      </section>
      {near.length > 0 ? (
        <section aria-labelledby="near" className="grid gap-4">
          <h2 id="near" className="text-xl">
            Ready to use today
          </h2>
          <ul className="grid gap-4 md:grid-cols-2">
            {near.map((entry) => (
              <li key={entry.slug}>
                <ToolCard entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
