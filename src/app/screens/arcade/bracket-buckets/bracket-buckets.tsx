import { Icon } from '#app/ui/icon.tsx'
import { dollars } from '#calculators/kit/format.ts'
import { buckets, coinAmounts, coinKeys, pay } from '#teaching/games/bracket-buckets/design.ts'
import { type Buckets, bracketBuckets, mostPoints, questionOf } from '#teaching/games/bracket-buckets/game.ts'
import { taxSources } from '#teaching/games/bracket-buckets/law.precomputed.ts'
import { pourQuestions } from '#teaching/games/bracket-buckets/pour.ts'
import { noSetup, readNoSetup } from '#teaching/games/kit/no-setup.ts'
import { ChoiceList } from '../../play/choice-list.tsx'
import { GameFrame } from '../../play/game-frame.tsx'
import { useRun } from '../../play/use-run.ts'
import { Meters } from '../meters.tsx'
import { RulesList } from '../rules-list.tsx'
import { SourceList } from '../source-list.tsx'
import { coinWords } from './coins.ts'
import { Ending } from './ending.tsx'
import { classPack, rules } from './more-words.ts'
import { PourView } from './pour-view.tsx'
import { answerText, asked, bucketNames, feedback, narration, words } from './words.ts'

const COUNT = coinKeys.length + pourQuestions.length

/** One coin or one pour at a time, with what the last answer was and why. */
export function BracketBuckets({ page }: { readonly page: string }) {
  const play = useRun(bracketBuckets, readNoSetup, noSetup, page)
  const { state, offers, choose } = play
  const done = state.sorted.length + state.poured.length
  const right = [...state.sorted, ...state.poured].filter(({ isRight }) => isRight).length
  const question = questionOf(state)
  return (
    <GameFrame
      title={words.title}
      lead={words.lead}
      play={play}
      progress={{ unit: words.unit, at: Math.min(COUNT, done + (play.isOver ? 0 : 1)), of: COUNT }}
      narration={narration(state)}
      rules={
        <RulesList parts={rules}>
          <SourceList sources={taxSources} />
        </RulesList>
      }
      classPack={classPack}
    >
      <Meters
        meters={[
          { label: words.points, value: String(bracketBuckets.score(state)), note: `of ${mostPoints}` },
          { label: words.right, value: `${right} of ${done}` },
          { label: words.hints, value: String(state.hints), note: words.hintCost },
        ]}
      />
      {play.isOver ? (
        <Ending play={play} />
      ) : (
        <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <section className="card self-start p-5" aria-label={question ? words.partTwo(pay) : words.partOne}>
            <Said state={state} />
            <p className="mb-1 text-ink-2 text-sm">{question ? words.partTwo(pay) : words.partOne}</p>
            <ChoiceList
              {...asked(state)}
              question={`${done}`}
              items={offers.map((choice) => ({ choice, ...labelOf(choice, question?.unit ?? 'money') }))}
              onChoose={choose}
            />
          </section>
          {question ? <PourView poured={state.poured} /> : <BucketsView state={state} />}
        </div>
      )}
    </GameFrame>
  )
}

function labelOf(choice: string, unit: 'money' | 'percent'): { readonly label: string; readonly note?: string } {
  if (choice === 'hint') return { label: words.hint, note: words.hintCost }
  const bucket = buckets.find((one) => one === choice)
  return bucket ? bucketNames[bucket] : { label: answerText(Number(choice.slice(3)), unit) }
}

/** Whether the last answer was right, in words and with a sign, and why. */
function Said({ state }: { readonly state: Buckets }) {
  const said = state.isHinted ? null : feedback(state)
  if (said === null) return null
  return (
    <p className="mb-4 flex items-start gap-2 border-line border-b pb-3 text-sm">
      <Icon
        name={said.isRight ? 'circle-check' : 'circle-exclamation-point'}
        className={`mt-0.5 size-4 flex-none ${said.isRight ? 'text-green' : 'text-copper'}`}
      />
      <span>
        <b>{said.isRight ? words.isRight : words.isWrong}.</b> {said.text}
      </span>
    </p>
  )
}

function BucketsView({ state }: { readonly state: Buckets }) {
  return (
    <section className="card self-start p-4" aria-label={words.buckets}>
      <h2 className="text-base">{words.buckets}</h2>
      <dl className="mt-2 grid gap-3 text-sm">
        {buckets.map((bucket) => {
          const coins = state.sorted.filter((one) => one.bucket === bucket)
          return (
            <div key={bucket} className="rounded-md border border-line p-3">
              <dt className="font-semibold">
                {bucketNames[bucket].label}
                <span className="float-right font-normal text-ink-2">{coins.length}</span>
              </dt>
              {coins.length === 0 ? <dd className="text-ink-3">{words.empty}</dd> : null}
              {coins.map(({ coin, isRight }) => (
                <dd key={coin} className="mt-1 flex gap-2 text-ink-2">
                  <Icon
                    name={isRight ? 'check' : 'x'}
                    className={`mt-1 size-3.5 flex-none ${isRight ? 'text-green' : 'text-copper'}`}
                  />
                  <span className="min-w-0 flex-1">
                    {coinWords[coin].label}
                    <span className="sr-only">{isRight ? `, ${words.isRight}` : `, ${words.isWrong}`}</span>
                  </span>
                  <span>{dollars(coinAmounts[coin])}</span>
                </dd>
              ))}
            </div>
          )
        })}
      </dl>
    </section>
  )
}
