import { lazy, Suspense } from 'react'
import { LostPiece } from '#app/ui/lost-piece.tsx'
import { apartmentHunt, type Hunt, VISITS } from '#teaching/games/apartment-hunt/game.ts'
import { listingOf } from '#teaching/games/apartment-hunt/listings.ts'
import { noSetup, readNoSetup } from '#teaching/games/kit/no-setup.ts'
import { GameFrame } from '../../play/game-frame.tsx'
import { useRun } from '../../play/use-run.ts'
import { RulesList } from '../rules-list.tsx'
import { TurnTop } from '../turn-top.tsx'
import { AdCard } from './ad-card.tsx'
import { classPack, rules, words } from './words.ts'

const Ending = lazy(async () => ({ default: (await import('./ending.tsx')).Ending }))
const PAGE = '/usa-wealth-building-games/apartment-hunt'

function narrationOf(hunt: Hunt): string {
  if (hunt.signed !== null) return words.narrateSigned(listingOf(hunt.signed))
  const last = hunt.visited.at(-1)
  return last === undefined ? words.narrateStart(hunt) : words.narrateVisit(listingOf(last))
}

/** Six ads, up to four visits, one lease. */
export function ApartmentHunt() {
  const play = useRun(apartmentHunt, readNoSetup, noSetup, PAGE)
  const { state: hunt, isOver, offers, choose } = play
  return (
    <GameFrame
      title={words.title}
      lead={words.lead}
      play={play}
      progress={{ unit: words.unit, at: hunt.visited.length, of: VISITS }}
      narration={narrationOf(hunt)}
      rules={<RulesList parts={rules} />}
      classPack={classPack}
    >
      <TurnTop turn={String(hunt.signed)}>
        {isOver ? (
          <LostPiece what={words.title}>
            <Suspense fallback={<p className="min-h-[80svh]" />}>
              <Ending play={play} />
            </Suspense>
          </LostPiece>
        ) : (
          <section aria-label={words.ads}>
            <p className="rounded-md bg-sunk p-4">
              <b>{words.wishes(hunt.wishes)}</b> {words.left(VISITS - hunt.visited.length)}
            </p>
            <h2 className="sr-only">{words.ads}</h2>
            <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {hunt.ads.map((id) => (
                <AdCard
                  key={id}
                  listing={listingOf(id)}
                  isVisited={hunt.visited.includes(id)}
                  offers={offers}
                  onChoose={choose}
                />
              ))}
            </ul>
          </section>
        )}
      </TurnTop>
    </GameFrame>
  )
}
