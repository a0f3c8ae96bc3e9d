import { lazy, Suspense, useState } from 'react'
import { LostPiece } from '#app/ui/lost-piece.tsx'
import { dollars } from '#calculators/kit/format.ts'
import { extras, MOST_MOVES } from '#teaching/games/four-deals/design.ts'
import { type Desk, fourDeals, isHaggled, roomOf } from '#teaching/games/four-deals/game.ts'
import { type NoSetup, noSetup, readNoSetup } from '#teaching/games/kit/no-setup.ts'
import { Figure } from '../../device/screen-head.tsx'
import { ChoiceList } from '../../play/choice-list.tsx'
import { GameFrame } from '../../play/game-frame.tsx'
import { type GameRun, useRun } from '../../play/use-run.ts'
import { RulesList } from '../rules-list.tsx'
import { TurnTop } from '../turn-top.tsx'
import { itemsOf } from './offers.ts'
import { classPack, dealWords, extraWords, numberOf, rules, words } from './words.ts'

const Ending = lazy(async () => ({ default: (await import('./ending.tsx')).Ending }))
const PAGE = '/usa-wealth-building-games/four-deals'

/** A desk, a dealer and four deals. */
export function FourDeals() {
  const play = useRun(fourDeals, readNoSetup, noSetup, PAGE)
  const { state: desk, isOver } = play
  return (
    <GameFrame
      title={words.title}
      lead={words.lead}
      play={play}
      progress={{ unit: words.unit, at: numberOf(desk.phase), of: 4 }}
      narration={words.narrate(desk)}
      rules={<RulesList parts={rules} />}
      classPack={classPack}
    >
      <TurnTop turn={`${desk.phase}:${desk.offered}`}>
        {isOver ? (
          <LostPiece what={words.title}>
            <Suspense fallback={<p className="min-h-[80svh]" />}>
              <Ending play={play} />
            </Suspense>
          </LostPiece>
        ) : (
          <Sitting play={play} />
        )}
      </TurnTop>
    </GameFrame>
  )
}

/** What the dealer says now, above what you may answer. */
function saidOf(desk: Desk): { readonly title: string; readonly says: string; readonly hint: string } {
  const { phase, offered } = desk
  if (isHaggled(phase))
    return { title: dealWords[phase].name, says: dealWords[phase].says(desk), hint: dealWords[phase].hint }
  const extra = extras[offered]
  if (phase !== 'extras' || extra === undefined) return { title: words.desk, says: words.greetSays, hint: '' }
  return { title: words.extraName(extra.name), says: extraWords[extra.name].says, hint: words.extraAsk(extra.price) }
}

function Sitting({ play }: { readonly play: GameRun<NoSetup, Desk> }) {
  const { state: desk, offers, choose } = play
  const { phase, last, made, mood, offered } = desk
  const [hasCoach, setCoach] = useState(false)
  const { title, says, hint } = saidOf(desk)
  const isDeal = isHaggled(phase)
  const left = isDeal && roomOf(desk, phase) > 0 ? words.movesLeft(MOST_MOVES - made.length) : words.noRoom
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {phase === 'greet' || phase === 'price' ? null : (
        <dl className="card grid grid-cols-2 overflow-hidden" aria-label={words.soFar}>
          <Figure label={words.price} value={dollars(desk.price)} />
          {phase === 'trade' ? null : <Figure label={words.trade} value={dollars(desk.trade)} />}
        </dl>
      )}
      <section className="rounded-md bg-sunk p-4" aria-label={title}>
        <h2 className="text-lg">{title}</h2>
        {last === null ? null : <p className="mt-1 text-ink-2">{words.moved(last)}</p>}
        <p className="mt-1 font-serif text-xl">{says}</p>
        {hint === '' ? null : <p className="mt-1 text-ink-2">{hint}</p>}
        {hasCoach ? <p className="mt-1 text-copper">{words.mood(mood)}</p> : null}
      </section>
      <ChoiceList
        ask={phase === 'greet' ? words.greetAsk : words.ask}
        hint={isDeal ? left : undefined}
        question={`${phase}:${offered}:${made.length}`}
        items={itemsOf(desk, offers, hasCoach)}
        columns={2}
        onChoose={choose}
      />
      <label className="no-print flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          className="size-5 accent-(--green)"
          checked={hasCoach}
          onChange={(event) => setCoach(event.target.checked)}
        />
        {words.coach}
      </label>
    </div>
  )
}
