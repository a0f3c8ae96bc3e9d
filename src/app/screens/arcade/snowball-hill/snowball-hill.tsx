import { lazy, Suspense } from 'react'
import { LostPiece } from '#app/ui/lost-piece.tsx'
import { dollars } from '#calculators/kit/format.ts'
import { TO, TURN_YEARS } from '#teaching/games/snowball-hill/design.ts'
import { placeOf, readSetup, type Setup, snowballHill } from '#teaching/games/snowball-hill/game.ts'
import { stockSource } from '#teaching/games/snowball-hill/stocks.precomputed.ts'
import { Figure } from '../../device/screen-head.tsx'
import { GameFrame } from '../../play/game-frame.tsx'
import { useRun } from '../../play/use-run.ts'
import { RuleSources } from '../rule-sources.tsx'
import { RulesList } from '../rules-list.tsx'
import { TurnTop } from '../turn-top.tsx'
import { Board } from './board.tsx'
import { StartPick } from './start-pick.tsx'
import { TurnPick } from './turn-pick.tsx'
import { classPack, rules, words } from './words.ts'

const Ending = lazy(async () => ({ default: (await import('./ending.tsx')).Ending }))
const firstSetup: Setup = { start: 22, mode: 'steady' }
const PAGE = '/usa-wealth-building-games/snowball-hill'

/** Four tokens on a hill of 45 years. */
export function SnowballHill() {
  const play = useRun(snowballHill, readSetup, firstSetup, PAGE)
  const { state: hill, isOver, run } = play
  const { turns, setup, age } = hill
  const last = turns.at(-1)
  const of = (TO - setup.start) / TURN_YEARS
  return (
    <GameFrame
      title={words.title}
      lead={words.lead}
      play={play}
      progress={{ unit: words.unit, at: Math.min(of, turns.length + 1), of }}
      narration={last ? words.narrate(last, placeOf(hill)) : words.narrateStart(setup.start)}
      rules={
        <RulesList parts={rules}>
          <RuleSources sources={[stockSource]} />
        </RulesList>
      }
      undo={{ label: words.undo, count: 1 }}
      classPack={classPack}
    >
      <TurnTop turn={String(age)}>
        {isOver ? (
          <LostPiece what={words.title}>
            <Suspense fallback={<p className="min-h-[80svh]" />}>
              <Ending play={play} />
            </Suspense>
          </LostPiece>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {play.choiceCount === 0 ? <StartPick setup={run.setup} onPick={play.setUp} /> : null}
            <Board hill={hill} />
            <dl className="card grid grid-cols-3 overflow-hidden">
              <Figure label={words.balance} value={dollars(hill.balance)} />
              <Figure label={words.purse} value={dollars(hill.purse)} />
              <Figure label={words.place} value={words.placeOf(placeOf(hill))} />
            </dl>
            <TurnPick key={`${play.code}:${setup.start}:${setup.mode}:${age}`} hill={hill} onGo={play.choose} />
          </div>
        )}
      </TurnTop>
    </GameFrame>
  )
}
