import { lazy, Suspense } from 'react'
import { LostPiece } from '#app/ui/lost-piece.tsx'
import { checkSource } from '#teaching/games/first-paycheck/checks.precomputed.ts'
import { firstPaycheck, type Job, pointsOf, questions } from '#teaching/games/first-paycheck/game.ts'
import { type NoSetup, noSetup, readNoSetup } from '#teaching/games/kit/no-setup.ts'
import { ChoiceList } from '../../play/choice-list.tsx'
import { GameFrame } from '../../play/game-frame.tsx'
import { type GameRun, useRun } from '../../play/use-run.ts'
import { RuleSources } from '../rule-sources.tsx'
import { RulesList } from '../rules-list.tsx'
import { TurnTop } from '../turn-top.tsx'
import { answerText, askWords, classPack, reasonOf, rules, stubLines, words } from './words.ts'

const Ending = lazy(async () => ({ default: (await import('./ending.tsx')).Ending }))
const PAGE = '/usa-wealth-building-games/first-paycheck'

/** Five questions of a first job, each answered with its dollars. */
export function FirstPaycheck() {
  const play = useRun(firstPaycheck, readNoSetup, noSetup, PAGE)
  const { state: job, isOver } = play
  const { seed, answers } = job
  const last = answers.at(-1)
  const first = askWords.land(seed)
  return (
    <GameFrame
      title={words.title}
      lead={words.lead}
      play={play}
      progress={{ unit: words.unit, at: Math.min(questions.length, answers.length + 1), of: questions.length }}
      narration={last === undefined ? `${first.ask} ${first.hint}` : words.narrate(seed, last)}
      rules={
        <RulesList parts={rules}>
          <RuleSources sources={[checkSource]} />
        </RulesList>
      }
      classPack={classPack}
    >
      <TurnTop turn={String(answers.length)}>
        {isOver ? (
          <LostPiece what={words.title}>
            <Suspense fallback={<p className="min-h-[80svh]" />}>
              <Ending play={play} />
            </Suspense>
          </LostPiece>
        ) : (
          <Asked play={play} />
        )}
      </TurnTop>
    </GameFrame>
  )
}

function Asked({ play }: { readonly play: GameRun<NoSetup, Job> }) {
  const { state: job, offers, choose } = play
  const { seed, answers } = job
  const question = questions[answers.length]
  const last = answers.at(-1)
  if (question === undefined) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {last === undefined ? null : (
        <div className={`rounded-md p-4 ${pointsOf(seed, last) > 10 ? 'bg-green-tint' : 'bg-warn-tint'}`}>
          <p className="font-semibold">{words.yours(answerText(seed, last).label, pointsOf(seed, last))}</p>
          <p className="mt-1 max-w-[68ch]">{reasonOf(seed, last)}</p>
        </div>
      )}
      {question === 'stub' ? (
        <section className="card max-w-96 p-4" aria-label={words.stub}>
          <h2 className="text-lg">{words.stub}</h2>
          <table className="mt-2 w-full text-left">
            <thead>
              <tr>
                <th scope="col">{words.line}</th>
                <th scope="col">{words.first}</th>
                <th scope="col">{words.third}</th>
              </tr>
            </thead>
            <tbody>
              {stubLines(seed).map(({ label, first, third }) => (
                <tr key={label} className="border-line border-t">
                  <th scope="row" className="py-1.5 pr-3 font-normal text-ink-2">
                    {label}
                  </th>
                  <td className="py-1.5 pr-3">{first}</td>
                  <td className="py-1.5">{third}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      <ChoiceList
        {...askWords[question](seed)}
        question={question}
        columns={question === 'plan' ? 2 : 1}
        items={offers.map((choice) => ({ choice, ...answerText(seed, choice) }))}
        onChoose={choose}
      />
    </div>
  )
}
