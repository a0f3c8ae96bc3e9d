import { useState } from 'react'
import { Link } from 'react-router'
import { dateText, plain } from '#calculators/kit/format.ts'
import { scaleKeys } from '#calculators/planning/health/fields.ts'
import type { ToldHealth } from '#calculators/planning/health/tell.ts'
import { scaleWords } from '#calculators/planning/health/words/scale.en.ts'
import { daysBetween, type IsoDate, parseIsoDate } from '#engine/month.ts'
import { answerHealth, type KeptReport } from '../../state/health-report.ts'
import { Part } from '../device/screen-head.tsx'
import { scaleScreenWords as words } from './words.ts'

/** Ranges as the bureau's own page shows them; the last is open. */
const RANGES = [40, 50, 60, 70] as const
const rangeOf = (score: number): string => {
  const at = RANGES.findIndex((from) => score < from)
  if (at === 0) return words.under(RANGES[0])
  return at < 0 ? words.range(RANGES[3], null) : words.range(RANGES[at - 1] ?? 0, (RANGES[at] ?? 0) - 1)
}
/** A change is shown only from so many days on. */
const DAYS_APART = 30
/** Points between ratios and feelings from which the text speaks of it. */
const FAR_APART = 20

function Statement(props: {
  readonly at: number
  readonly statement: string
  readonly answers: readonly string[]
  readonly answer: unknown
}) {
  const { at, statement, answers, answer } = props
  const key = scaleKeys[at] ?? ''
  return (
    <fieldset className="border-line border-t py-3">
      <legend className="float-left mb-1.5 w-full">
        {at + 1}. {statement}
      </legend>
      <div className="clear-both grid gap-x-4 sm:grid-cols-5">
        {answers.map((words, place) => (
          <label key={words} className="flex min-h-10 items-center gap-2 text-sm">
            <input
              type="radio"
              name={key}
              className="size-4.5 flex-none accent-green"
              checked={answer === String(place + 1)}
              onChange={() => answerHealth(key, String(place + 1))}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface WellBeingProps {
  readonly told: ToldHealth
  readonly inputs: Readonly<Record<string, unknown>>
  readonly age: number | null
  readonly today: IsoDate
  readonly before: KeptReport | null
}

function Score({ told, inputs, age, today, before }: WellBeingProps) {
  const left = scaleKeys.filter((key) => inputs[key] === 'none').length
  if (left === scaleKeys.length) return null
  const { wellBeing, overall } = told
  if (left > 0) return <p className="mt-2 text-ink-2">{words.open(left)}</p>
  if (age !== null && age < 18) return <p className="mt-2 text-ink-2">{words.young}</p>
  if (wellBeing === null)
    return (
      <p className="mt-2">
        {words.needsAge} <Link to="/profile#your-people">{words.household}</Link>.
      </p>
    )
  const last = before?.wellBeing ?? null
  const day = before ? parseIsoDate(before.madeAt) : null
  const change = last === null ? 0 : wellBeing.score - last
  return (
    <div className="mt-2" aria-live="polite">
      <p className="font-serif text-xl">{words.score(wellBeing.score)}</p>
      <p className="text-ink-2">
        {words.inRange(rangeOf(wellBeing.score))} {words.mean(wellBeing.mean)}
        {last !== null && day !== null
          ? ` ${
              daysBetween(day, today) >= DAYS_APART
                ? words.change(`${change > 0 ? '+' : ''}${plain(change, 0)}`, dateText(day))
                : words.soon
            }`
          : ''}
      </p>
      {overall !== null && Math.abs(overall - wellBeing.score) >= FAR_APART ? (
        <p className="mt-1">{words.differ}</p>
      ) : null}
    </div>
  )
}

/** The scale, apart from the ratios: its score, and its ten statements behind a heading. */
export function WellBeing(props: WellBeingProps) {
  const { inputs } = props
  const [isOpen, setOpen] = useState(false)
  let at = -1
  return (
    <Part title={words.title} note={words.note} id="well-being">
      <Score {...props} />
      <details className="no-print mt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="inline-flex min-h-10 cursor-pointer items-center font-semibold text-green">
          {words.start}
        </summary>
        {isOpen ? (
          <div className="card mt-2 p-5 md:p-6">
            {scaleWords.parts.map(({ question, answers, statements }) => (
              <section key={question} aria-label={question} className="not-first:mt-5">
                <h3 className="mb-2 text-base">{question}</h3>
                {statements.map((statement) => {
                  at += 1
                  return (
                    <Statement
                      key={statement}
                      at={at}
                      statement={statement}
                      answers={answers}
                      answer={inputs[scaleKeys[at] ?? '']}
                    />
                  )
                })}
              </section>
            ))}
            <label className="flex min-h-10 items-center gap-2 border-line border-t pt-3 text-sm">
              <input
                type="checkbox"
                className="size-4.5 flex-none accent-green"
                checked={inputs['readToMe'] === true}
                onChange={({ target }) => answerHealth('readToMe', target.checked ? true : null)}
              />
              {scaleWords.read}
            </label>
            <button
              type="button"
              className="button mt-3"
              onClick={() => {
                for (const key of [...scaleKeys, 'readToMe']) answerHealth(key, null)
              }}
            >
              {words.clear}
            </button>
          </div>
        ) : null}
      </details>
    </Part>
  )
}
