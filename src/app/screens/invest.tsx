import { lazy, Suspense } from 'react'
import type { MarketAnswer } from '#wire/market.ts'
import { marketClientLoader, marketLoader } from '../live/page-market.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { LostPiece } from '../ui/lost-piece.tsx'
import { ScreenHead } from './device/screen-head.tsx'
import { investMenu } from './invest/menu.precomputed.ts'
import { QuestionPart } from './invest/question-part.tsx'
import { words } from './invest/words.ts'

export const meta = () => pageMeta('/investment-market-menu')
export const loader = marketLoader
export const clientLoader = marketClientLoader

const MarketStrip = lazy(() => import('./market/market-strip.tsx'))

const waiting = <p className="card p-5 text-ink-2">{words.waiting}</p>

/** Invest & Grow: the market with its times and sources, then everything about investing by the question it answers. */
export default function Invest({ loaderData }: { loaderData: MarketAnswer | null }) {
  return (
    <>
      <ScreenHead kind={words.kind} title={words.title} lead={words.lead} />
      <section aria-label={words.market}>
        <LostPiece what="Market prices">
          <Suspense fallback={waiting}>
            <MarketStrip given={loaderData} />
          </Suspense>
        </LostPiece>
      </section>
      <nav className="mt-8" aria-label={words.questions}>
        <h2 className="text-xl">{words.questions}</h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {investMenu.map(({ key, title }) => (
            <li key={key}>
              <a href={`#${key}`} className="button min-h-11 text-ink no-underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {investMenu.map((question) => (
        <QuestionPart key={question.key} question={question} />
      ))}
    </>
  )
}
