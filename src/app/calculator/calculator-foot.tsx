import { Link } from 'react-router'
import type { Learnt } from './terms/learn.ts'
import { LearnPart } from './terms/learn-part.tsx'

export interface Related {
  readonly title: string
  readonly path: string
  readonly question: string
  readonly isImplemented: boolean
}

/** Where to go from a calculator: what to learn, and the tools often used next. */
export function CalculatorFoot({ learn, related }: { readonly learn: Learnt; readonly related: readonly Related[] }) {
  return (
    <>
      <LearnPart {...learn} />
      {related.length > 0 ? (
        <nav className="no-print mt-7 border-line border-t pt-5" aria-label="Related tools">
          <h2 className="mb-2 text-xl">Often used next</h2>
          <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {related.map((other) => (
              <li key={other.path}>
                <Link to={other.path}>{other.title}</Link>
                {other.isImplemented ? '' : ' (coming soon)'}
                <span className="block text-ink-2 text-sm">{other.question}</span>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  )
}
