import { dollars, dollarsAndCents } from '#calculators/kit/format.ts'
import { noSetup, readNoSetup } from '#teaching/games/kit/no-setup.ts'
import { balances, barsOf, type File, factors, isGreen, rangeOf } from '#teaching/games/score-sprint/credit.ts'
import { goalInterest, MONTHS } from '#teaching/games/score-sprint/design.ts'
import { scoreSprint } from '#teaching/games/score-sprint/game.ts'
import { scoreSources } from '#teaching/games/score-sprint/published.precomputed.ts'
import { Bar } from '../../device/screen-head.tsx'
import { ChoiceList } from '../../play/choice-list.tsx'
import { GameFrame } from '../../play/game-frame.tsx'
import { useRun } from '../../play/use-run.ts'
import { Meters } from '../meters.tsx'
import { RulesList } from '../rules-list.tsx'
import { SourceList } from '../source-list.tsx'
import { arcadeWords } from '../words.ts'
import { Ending } from './ending.tsx'
import {
  answerText,
  asked,
  cardText,
  classPack,
  effectText,
  factorNames,
  narration,
  rules,
  weightText,
  words,
} from './words.ts'

/** A month at a time: an event now and then, and a statement to pay. */
export function ScoreSprint({ page }: { readonly page: string }) {
  const play = useRun(scoreSprint, readNoSetup, noSetup, page)
  const { state: file, states, offers, choose, run } = play
  const before = states.at(-2)
  const effect = effectText(before, run.choices.at(-1))
  const news = [
    ...file.log.slice(before?.log.length ?? 0).map(({ text }) => `${text}.`),
    ...(effect === null ? [] : [effect]),
  ]
  return (
    <GameFrame
      title={words.title}
      lead={words.lead}
      play={play}
      progress={{ unit: words.unit, at: Math.min(MONTHS, file.month + 1), of: MONTHS }}
      narration={narration(file)}
      rules={
        <RulesList parts={rules}>
          <SourceList sources={scoreSources} />
        </RulesList>
      }
      classPack={classPack}
    >
      <Meters
        meters={[
          { label: words.strength, value: words.range(rangeOf(file)), note: words.strengthNote },
          { label: words.cash, value: dollars(file.cash) },
          { label: words.owed, value: dollars(balances(file)) },
          {
            label: words.interest,
            value: dollarsAndCents(file.interest),
            ...(file.interest >= goalInterest ? { tone: 'bad' as const } : {}),
          },
        ]}
      />
      {play.isOver ? (
        <>
          <Ending play={play} />
          <BarList file={file} />
        </>
      ) : (
        <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <section className="card self-start p-5" aria-label={words.month(file.month)}>
            {news.length === 0 ? null : (
              <ul
                className="mb-4 grid gap-1 border-line border-b pb-3 text-ink-2 text-sm"
                aria-label={arcadeWords.whatHappened}
              >
                {news.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            <p className="mb-1 text-ink-2 text-sm">{words.month(file.month)}</p>
            <ChoiceList
              {...asked(file)}
              question={`${play.choiceCount}`}
              items={offers.map((choice) => ({ choice, ...answerText(choice, file) }))}
              onChoose={choose}
            />
          </section>
          <BarList file={file} />
        </div>
      )}
    </GameFrame>
  )
}

/** The five bars with their weights, and the cards behind one of them. */
function BarList({ file }: { readonly file: File }) {
  const all = barsOf(file)
  return (
    <section className="card self-start p-4" aria-label={words.bars}>
      <h2 className="text-base">{words.bars}</h2>
      <ul className="mt-3 grid gap-3 text-sm">
        {factors.map((factor) => {
          const bar = Math.round(all[factor])
          const state = isGreen(all[factor]) ? words.good : words.low
          return (
            <li key={factor} className="grid gap-1">
              <span className="flex justify-between gap-3">
                <span>
                  {factorNames[factor]} <span className="text-ink-3 text-xs">{weightText(factor)}</span>
                </span>
                <span className="text-ink-2 text-xs">
                  {bar}, {state}
                </span>
              </span>
              <Bar
                share={all[factor] / 100}
                label={`${factorNames[factor]}: ${bar} of 100, ${state}`}
                tone={isGreen(all[factor]) ? 'good' : 'copper'}
              />
            </li>
          )
        })}
      </ul>
      <h3 className="mt-4 text-sm">{words.cards}</h3>
      <ul className="mt-1 grid gap-0.5 text-ink-2 text-sm">
        {file.cards.map((card) => (
          <li key={card.id}>{cardText(card)}</li>
        ))}
      </ul>
      <p className="mt-3 text-ink-3 text-xs">{words.barsNote}</p>
    </section>
  )
}
