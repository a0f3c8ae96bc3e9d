import { type CSSProperties, lazy, memo, Suspense, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { dollars, percentText } from '#calculators/kit/format.ts'
import type { Household } from '#engine/household/household.ts'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import type { IsoDate } from '#engine/month.ts'
import { capacityFromPicture, investedMix } from '#engine/planning/risk/capacity-from-picture.ts'
import { isFramed, isSpeculation } from '#engine/planning/risk/score.ts'
import { noWillingness, riskCheckStore, riskOf, withGuesses } from '../../state/risk-check.ts'
import { capacityEdges, levelWidth, remembered, riskCaps } from '../../state/risk-scale.precomputed.ts'
import { useStored } from '../../state/use-stored.ts'
import { afterLoad } from '../../ui/after-load.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { Part } from '../device/screen-head.tsx'
import { HowScored } from './how-scored.tsx'
import { LossPicture, lossIn, YearBars } from './loss-picture.tsx'
import { PracticeCrash } from './practice-crash.tsx'
import { ResultCard } from './result-card.tsx'
import { RiskQuestions } from './risk-questions.tsx'

const LevelTable = lazy(async () => {
  await afterLoad()
  return { default: (await import('./level-table.tsx')).LevelTable }
})

/** Our choice where nobody says what they have invested, and in what. */
const OUR_AMOUNT = 10_000
const OUR_STOCKS = 60

const Scored = memo(HowScored)

/** The check on a household: losses in dollars first, then the questions, then what they come to. */
export function RiskTool({ household, today }: { readonly household: Household; readonly today: IsoDate }) {
  const [check, setCheck] = useStored(riskCheckStore)
  const questions = useRef<HTMLDivElement>(null)
  const guesses = useMemo(
    () => capacityFromPicture(household, monthlyFlows(household), today, capacityEdges, riskCaps.costlyApr),
    [household, today],
  )
  const capacity = useMemo(() => withGuesses(check.capacity, guesses), [check.capacity, guesses])
  const guessed = useMemo(
    () => guesses.map((guess, question) => guess !== null && check.capacity[question] === null),
    [guesses, check.capacity],
  )
  const result = riskOf(check.willingness, capacity)
  const invested = investedMix(household)
  const amount = check.amount ?? (invested.amount > 0 ? Math.round(invested.amount) : OUR_AMOUNT)
  const theirs = invested.stocks === null ? null : Math.round(invested.stocks * 20) * 5
  const stocks =
    (check.stocks ?? (result ? Math.round((result.high - levelWidth / 2) * 100) : (theirs ?? OUR_STOCKS))) / 100
  const toQuestions = () => questions.current?.scrollIntoView()
  const retake = () => {
    setCheck((now) => ({
      ...now,
      willingness: noWillingness,
      earlier: result
        ? [
            ...now.earlier,
            {
              on: today,
              willingness: result.willingness.points,
              capacity: result.capacity.points,
              level: result.level,
            },
          ].slice(-20)
        : now.earlier,
    }))
    toQuestions()
  }
  return (
    <>
      <ResultCard
        result={result}
        capacity={capacity}
        earlier={check.earlier}
        today={today}
        answers={{ framed: isFramed(check.willingness), speculation: isSpeculation(check.willingness) }}
        first={{ lost: lossIn(remembered.crash, stocks, amount), amount, stocks, isTheirs: theirs !== null }}
        invested={amount}
        onBegin={toQuestions}
      />
      <Part
        title="What a bad year would cost you"
        note="Choose an amount and a mix. Past years, before fees and taxes."
      >
        <div className="mb-3 grid items-end gap-4 sm:grid-cols-2">
          <NumberField
            label="Amount"
            value={amount}
            onChange={(value) => setCheck((now) => ({ ...now, amount: value }))}
          />
          <MixSlider
            percent={Math.round(stocks * 100)}
            onChange={(value) => setCheck((now) => ({ ...now, stocks: value }))}
          />
        </div>
        <LossPicture amount={amount} stocks={stocks} />
        <div className="mt-4">
          <YearBars amount={amount} stocks={stocks} />
        </div>
        <details className="mt-3">
          <summary className="w-fit py-1 font-medium text-green">
            All five levels, in dollars of {dollars(amount)}
          </summary>
          <Suspense fallback={<p className="min-h-60" />}>
            <LevelTable amount={amount} level={result?.level ?? null} />
          </Suspense>
        </details>
      </Part>
      <div ref={questions} className="scroll-mt-4">
        <RiskQuestions willingness={check.willingness} capacity={capacity} guessed={guessed} onChange={setCheck} />
      </div>
      <Part
        title="A practice crash"
        note="About 3 minutes. Then answer the first 13 questions again and see what changed."
      >
        <PracticeCrash amount={amount} stocks={stocks} onRetake={retake} />
      </Part>
      <Scored />
      <p className="no-print mt-6 flex flex-wrap gap-2">
        <button type="button" className="button" onClick={() => window.print()}>
          Print
        </button>
        <button type="button" className="button" onClick={riskCheckStore.clear}>
          Clear my answers
        </button>
      </p>
      <p className="mt-4 text-ink-2 text-sm">
        Next: see how a mix held up from every past start in the{' '}
        <Link to="/lumpsum-calculator">lump-sum calculator</Link>.
      </p>
    </>
  )
}

function MixSlider({ percent, onChange }: { readonly percent: number; readonly onChange: (percent: number) => void }) {
  return (
    <label className="grid gap-1">
      <span className="flex justify-between text-sm">
        <span>In stocks</span>
        <b>{percentText(percent, 0)}</b>
      </span>
      <input
        type="range"
        className="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        style={{ '--fill': `${percent}%` } as CSSProperties}
        aria-valuetext={`${percent}% in stocks, ${100 - percent}% in bonds`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  )
}
