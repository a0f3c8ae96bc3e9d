import { lazy, Suspense } from 'react'
import { LostPiece } from '#app/ui/lost-piece.tsx'
import { dollars } from '#calculators/kit/format.ts'
import { noSetup, readNoSetup } from '#teaching/games/kit/no-setup.ts'
import { stormSources } from '#teaching/games/storm-jar/basis.precomputed.ts'
import { rules as dice, isCovered, leftOver, YEARS } from '#teaching/games/storm-jar/design.ts'
import { dryYears, stormJar, type YearBook } from '#teaching/games/storm-jar/game.ts'
import { Figure } from '../../device/screen-head.tsx'
import { GameFrame } from '../../play/game-frame.tsx'
import { useRun } from '../../play/use-run.ts'
import { RuleSources } from '../rule-sources.tsx'
import { RulesList } from '../rules-list.tsx'
import { TurnTop } from '../turn-top.tsx'
import { CoverPick } from './cover-pick.tsx'
import { classPack, rules, words } from './words.ts'

const Ending = lazy(async () => ({ default: (await import('./ending.tsx')).Ending }))
const PAGE = '/usa-wealth-building-games/storm-jar'

/** A jar of money, four open dice, ten years. */
export function StormJar() {
  const play = useRun(stormJar, readNoSetup, noSetup, PAGE)
  const { state: jar, isOver, choose, code } = play
  const { books, cushion } = jar
  const last = books.at(-1)
  return (
    <GameFrame
      title={words.title}
      lead={words.lead}
      play={play}
      progress={{ unit: words.unit, at: Math.min(YEARS, books.length + 1), of: YEARS }}
      narration={last ? words.narrate(last, cushion, books.length) : words.narrateStart}
      rules={
        <RulesList parts={rules}>
          <RuleSources sources={stormSources} />
        </RulesList>
      }
      {...(last ? { undo: { label: words.undo, count: 1 } } : {})}
      classPack={classPack}
    >
      <TurnTop turn={String(books.length)}>
        {isOver ? (
          <LostPiece what={words.title}>
            <Suspense fallback={<p className="min-h-[80svh]" />}>
              <Ending play={play} />
            </Suspense>
          </LostPiece>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <dl className="card grid grid-cols-2 overflow-hidden">
              <Figure
                label={cushion < 0 ? words.debt : words.jar}
                value={dollars(Math.abs(cushion))}
                note={words.jarNote(leftOver)}
                {...(cushion < 0 ? { tone: 'bad' as const } : {})}
              />
              <Figure label={words.dry} value={`${dryYears(jar)} of ${books.length}`} />
            </dl>
            {last ? <LastYear book={last} year={books.length} /> : null}
            <CoverPick
              key={`${code}:${books.length}`}
              year={books.length + 1}
              first={last?.covers ?? '0000'}
              onGo={(covers) => choose(`year:${covers}`)}
            />
          </div>
        )}
      </TurnTop>
    </GameFrame>
  )
}

/** The year that's over: what the dice did, and what it would have cost the other way. */
function LastYear({ book, year }: { readonly book: YearBook; readonly year: number }) {
  const { hits, covers, price, interest } = book
  return (
    <section className="rounded-md bg-sunk p-4" aria-label={words.last(year)}>
      <h2 className="text-lg">{words.last(year)}</h2>
      <p className="mt-1">
        {hits.length === 0 ? words.calm : null} {words.paid(price)} {interest > 0 ? words.interest(interest) : null}
      </p>
      <ul className="mt-1 grid gap-1">
        {hits.map(({ peril, amount, yours }) => {
          const wasCovered = isCovered(covers, peril)
          return (
            <li key={peril}>
              <b>{words.hit(peril, amount, yours, wasCovered)}</b>{' '}
              <span className="text-ink-2">
                {words.other(wasCovered ? amount : Math.min(amount, dice[peril].yours), wasCovered)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
