import { lazy, Suspense } from 'react'
import { LostPiece } from '#app/ui/lost-piece.tsx'
import { dollars } from '#calculators/kit/format.ts'
import { noSetup, readNoSetup } from '#teaching/games/kit/no-setup.ts'
import { mixKeys, YEARS } from '#teaching/games/twenty-winters/design.ts'
import { twentyWinters } from '#teaching/games/twenty-winters/game.ts'
import { recordSources } from '#teaching/games/twenty-winters/market.precomputed.ts'
import { playersTurns } from '#teaching/games/twenty-winters/players.ts'
import { total } from '#teaching/games/twenty-winters/winters.ts'
import { ChoiceList } from '../../play/choice-list.tsx'
import { GameFrame } from '../../play/game-frame.tsx'
import { useRun } from '../../play/use-run.ts'
import { useTurns } from '../../play/use-turns.ts'
import { Meters } from '../meters.tsx'
import { RulesList } from '../rules-list.tsx'
import { SourceList } from '../source-list.tsx'
import { JarTable } from './jar-table.tsx'
import { classPack, rules } from './more-words.ts'
import { headline, mixNames, narration, percent, words } from './words.ts'

/** Comes when the years are over: its chart is no part of playing. */
const Ending = lazy(async () => ({ default: (await import('./ending.tsx')).Ending }))

/** One year at a time: the news, six jars, and the year that passes when it’s told to. */
export function TwentyWinters({ page }: { readonly page: string }) {
  const play = useRun(twentyWinters, readNoSetup, noSetup, page)
  const { state, offers, choose } = play
  const last = state.books.at(-1)
  // The players of chance play beside the page, so that the last press needn’t wait for them.
  useTurns<undefined, readonly number[]>(`${state.seed}`, () => playersTurns(state.seed, state.start))
  return (
    <GameFrame
      title={words.title}
      lead={words.lead}
      play={play}
      progress={{ unit: words.unit, at: Math.min(YEARS, state.year + (play.isOver ? 0 : 1)), of: YEARS }}
      narration={narration(state)}
      rules={
        <RulesList parts={rules}>
          <SourceList sources={recordSources} />
        </RulesList>
      }
      classPack={classPack}
    >
      <Meters
        meters={[
          { label: words.worth, value: dollars(total(state.money)) },
          { label: words.putIn, value: dollars(state.putIn) },
          { label: words.stocksLast, value: last === undefined ? '–' : percent(last.returns.stocks) },
          { label: words.costs, value: dollars(state.costs) },
        ]}
      />
      {play.isOver ? (
        <LostPiece what={words.ending}>
          <Suspense fallback={<p className="min-h-[80svh]">{words.over}</p>}>
            <Ending play={play} />
          </Suspense>
        </LostPiece>
      ) : (
        <div className="grid gap-4 lg:grid-cols-2">
          <section className="card self-start p-5" aria-label={words.news}>
            <p className="text-ink-2 text-sm">{words.news}</p>
            <p className="mb-4 min-h-14 font-serif text-lg leading-snug">{headline(state)}</p>
            {last?.isRuined ? <p className="mb-3 text-copper text-sm">{words.ruined}</p> : null}
            <ChoiceList
              ask={words.ask(state.year)}
              hint={words.hint}
              question={`${state.year}`}
              items={['go', ...mixKeys.map((key) => `mix:${key}`)].map((choice) => {
                const key = mixKeys.find((one) => choice === `mix:${one}`)
                return { choice, ...(key ? mixNames[key] : { label: words.go(state.year) }) }
              })}
              onChoose={choose}
            />
          </section>
          <JarTable state={state} offers={offers} onChoose={choose} />
        </div>
      )}
    </GameFrame>
  )
}
