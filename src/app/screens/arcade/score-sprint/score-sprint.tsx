import { dollars, dollarsAndCents } from '#calculators/kit/format.ts'
import { noSetup, readNoSetup } from '#teaching/games/kit/no-setup.ts'
import { balances, rangeOf } from '#teaching/games/score-sprint/credit.ts'
import { goalInterest, MONTHS } from '#teaching/games/score-sprint/design.ts'
import { scoreSprint } from '#teaching/games/score-sprint/game.ts'
import { scoreSources } from '#teaching/games/score-sprint/published.precomputed.ts'
import { ChoiceList } from '../../play/choice-list.tsx'
import { GameFrame } from '../../play/game-frame.tsx'
import { useRun } from '../../play/use-run.ts'
import { Meters } from '../meters.tsx'
import { RulesList } from '../rules-list.tsx'
import { SourceList } from '../source-list.tsx'
import { arcadeWords } from '../words.ts'
import { BarList } from './bar-list.tsx'
import { Ending } from './ending.tsx'
import { answerText, asked, classPack, effectText, narration, rules, words } from './words.ts'

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
        <Ending play={play} />
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
