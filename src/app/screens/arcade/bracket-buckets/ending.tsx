import { dollars } from '#calculators/kit/format.ts'
import { pay, right, salary } from '#teaching/games/bracket-buckets/design.ts'
import { type Buckets, bracketBuckets, offBy, taxFrom, trueTax } from '#teaching/games/bracket-buckets/game.ts'
import { pourQuestions } from '#teaching/games/bracket-buckets/pour.ts'
import type { NoSetup } from '#teaching/games/kit/no-setup.ts'
import { calculatorLink } from '../../picture/calculator-link.ts'
import { Debrief } from '../../play/debrief.tsx'
import type { GameRun } from '../../play/use-run.ts'
import { arcadeWords } from '../words.ts'
import { coinWords } from './coins.ts'
import { answerText, bucketNames, ending, pourWords, surprises } from './words.ts'

/** What the sorting would have cost in dollars, and what was missed with its reason. */
export function Ending({ play }: { readonly play: GameRun<NoSetup, Buckets> }) {
  const { state } = play
  const score = bracketBuckets.score(state)
  const { bills, fears } = surprises(state)
  const expected = state.sorted.reduce(
    (sum, { coin, bucket, isRight }) => sum + (isRight ? trueTax(coin) : taxFrom(coin, bucket)),
    0,
  )
  const due = state.sorted.reduce((sum, { coin }) => sum + trueTax(coin), 0)
  const worst = state.sorted.toSorted((a, b) => Math.abs(offBy(b)) - Math.abs(offBy(a)))[0]
  const missed = state.sorted.filter(({ isRight }) => !isRight)
  const wrong = state.poured.filter(({ isRight }) => !isRight)
  return (
    <Debrief
      said={ending.said(state, score)}
      figures={[
        { label: ending.expected, value: dollars(expected) },
        { label: ending.due, value: dollars(due) },
        { label: ending.surprise, value: dollars(bills) },
        { label: ending.worry, value: dollars(fears) },
      ]}
      mattered={
        worst === undefined || worst.isRight
          ? ending.none
          : ending.mattered(
              coinWords[worst.coin].label,
              bucketNames[worst.bucket].label,
              bucketNames[right[worst.coin]].label,
              offBy(worst),
            )
      }
      lessons={ending.lessons}
      tools={[
        { to: calculatorLink('tax', { status: 'single', pay }), ...ending.tools.tax },
        { to: calculatorLink('capital-gains-tax', { income: salary, status: 'single' }), ...ending.tools.gains },
      ]}
      play={play}
    >
      <p className="mt-2 text-ink-2 text-sm">
        {ending.note} {play.best === null ? '' : `${arcadeWords.best(play.best)}.`}
      </p>
      {missed.length + wrong.length === 0 ? null : (
        <section className="mt-6">
          <h3 className="text-lg">{ending.missed}</h3>
          <ul className="mt-2 grid max-w-[75ch] list-disc gap-2 pl-5">
            {missed.map(({ coin }) => (
              <li key={coin}>
                <b>{coinWords[coin].label}.</b> {ending.belongs(right[coin])} {coinWords[coin].why}
              </li>
            ))}
            {wrong.map(({ key }) => {
              const question = pourQuestions.find((one) => one.key === key)
              return (
                <li key={key}>
                  <b>{pourWords[key].ask}</b> {answerText(question?.answers[0] ?? 0, question?.unit ?? 'money')}.{' '}
                  {pourWords[key].why}
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </Debrief>
  )
}
