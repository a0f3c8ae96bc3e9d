import { Link } from 'react-router'
import { chains } from './chains.ts'

/** Which calculators people use one after the other, each in its order. */
export function UsedTogether() {
  return (
    <section aria-labelledby="together" className="grid gap-4 pt-6">
      <h2 id="together" className="text-2xl">
        Used together
      </h2>
      <ul className="card divide-y divide-line">
        {chains.map((chain) => (
          <li key={chain.title} className="grid gap-2 p-5">
            <h3 className="text-lg">{chain.title}</h3>
            <p className="text-ink-2 text-sm">{chain.why}</p>
            <ol className="flex flex-wrap gap-x-5 gap-y-1">
              {chain.entries.map((entry, i) => (
                <li key={entry.slug}>
                  <span className="text-ink-3">{i + 1}.</span> <Link to={entry.path}>{shortTitle(entry.title)}</Link>
                  {entry.isImplemented ? null : <span className="text-ink-3 text-sm"> (soon)</span>}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  )
}

const shortTitle = (title: string): string => title.replace(/ Calculator\b/, '')
