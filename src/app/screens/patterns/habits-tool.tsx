import { useState } from 'react'
import { dateText, plain } from '#calculators/kit/format.ts'
import { daysBetween, type IsoDate, parseIsoDate } from '#engine/month.ts'
import { askingOrder, patterns, profileOf, strongest } from '#engine/planning/money-patterns/patterns.ts'
import { useStored } from '../../state/use-stored.ts'
import { Part } from '../device/screen-head.tsx'
import { TextBox } from '../device/text-box.tsx'
import { Questionnaire } from '../self-check/questionnaire.tsx'
import { CoupleTalks } from './couple.tsx'
import { HabitBars, type Side } from './habit-bars.tsx'
import { HowRated } from './how-rated.tsx'
import { MoneyDate } from './money-date.tsx'
import { Safety } from './safety.tsx'
import { habitStore, longestNotes, noRatings, type Who } from './saved.ts'
import { patternWords, ratingWords, statementWords } from './words.ts'

const DAYS_APART = 30
/** Somebody's answers, to show what comes out before there are own ones. */
const example = [2, 1, 4, 2, 4, 3, 3, 4, 2, 2, 1, 2, 3, 1, 5, 4, 5, 4, 4, 2]
const questions = statementWords.map((ask) => ({ ask, options: ratingWords }))

/** Twenty statements about money for one or two people, and what their answers look like. */
export function HabitsTool({ today }: { readonly today: IsoDate }) {
  const [habits, setHabits] = useStored(habitStore)
  const [who, setWho] = useState<Who>('first')
  const name = (one: Who) => habits.names[one] || (one === 'first' ? 'You' : 'Your partner')
  const own = profileOf(habits.first)
  const partner = profileOf(habits.second)
  const isExample = own.length === 0
  const sides: readonly Side[] = [
    { name: isExample ? 'Example' : name('first'), profile: isExample ? profileOf(example) : own },
    ...(partner.length > 0 ? [{ name: name('second'), profile: partner }] : []),
  ]
  const top = strongest(sides[0]?.profile ?? [])
  const earlier = habits.earlier.at(-1)
  const again = () =>
    setHabits((now) => ({
      ...now,
      first: noRatings,
      earlier:
        own.length === patterns.length
          ? [...now.earlier, { on: today, means: own.map(({ mean }) => mean) }].slice(-20)
          : now.earlier,
    }))
  return (
    <>
      <Safety />
      <section className="card p-5 md:p-6" aria-label="Result">
        <p className="font-serif text-xl" aria-live="polite">
          {top && !isExample ? (
            <>
              Your strongest money habit is <b className="text-green">{patternWords[top.pattern].name.toLowerCase()}</b>
              .
            </>
          ) : (
            'Four money habits, and how strong each one is for you.'
          )}
        </p>
        <p className="mt-1 mb-4 max-w-[68ch] text-ink-2 text-sm">
          {isExample
            ? 'This is an example. Rate 20 statements (about 4 minutes) to see your own.'
            : 'Each bar runs from 1 to 5. It’s a way to start talking, not a diagnosis, and there’s no total.'}
        </p>
        <HabitBars sides={sides} />
        {earlier && !isExample ? <p className="mt-4 text-ink-2 text-sm">{since(earlier, own, today)}</p> : null}
      </section>
      <Part title="Rate the statements" note="From “not me at all” to “very much me”. Answers stay on this device.">
        <fieldset className="segments no-print mb-3">
          <legend className="sr-only">Who’s answering</legend>
          {(['first', 'second'] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="who" checked={who === one} onChange={() => setWho(one)} />
              {name(one)}
            </label>
          ))}
        </fieldset>
        <div className="mb-3 max-w-60">
          <TextBox
            label="Name (optional)"
            maxLength={30}
            value={habits.names[who]}
            onChange={(text) => setHabits((now) => ({ ...now, names: { ...now.names, [who]: text } }))}
          />
        </div>
        <Questionnaire
          key={who}
          label="Statements about money"
          questions={questions}
          order={askingOrder}
          answers={habits[who].map((rating) => (rating === null ? null : rating - 1))}
          onAnswer={(question, option) =>
            setHabits((now) => ({
              ...now,
              [who]: now[who].map((rating, i) => (i === question ? option + 1 : rating)),
            }))
          }
        />
      </Part>
      <Part title={isExample ? 'What the example says' : 'What your answers say'}>
        <ul className="grid gap-3 md:grid-cols-2">
          {patterns.map((pattern) => {
            const { name: title, strength, cost, experiment } = patternWords[pattern]
            return (
              <li key={pattern} className={`card p-4 ${top?.pattern === pattern ? 'border-green' : ''}`}>
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1">
                  <b>Strength:</b> {strength}
                </p>
                <p className="mt-1">
                  <b>Cost:</b> {cost}
                </p>
                <p className="mt-1 text-ink-2">
                  <b>Try for a week:</b> {experiment}
                </p>
              </li>
            )
          })}
        </ul>
      </Part>
      <Part title="Questions to write about" note="Nobody else sees this. It’s saved like your other numbers.">
        <ul className="mb-3 list-disc pl-5">
          {(top ? patternWords[top.pattern].prompts : []).map((prompt) => (
            <li key={prompt}>{prompt}</li>
          ))}
        </ul>
        <textarea
          aria-label="Your notes"
          className="min-h-32 w-full rounded-sm border border-(--edge) bg-surface p-3"
          maxLength={longestNotes}
          value={habits.notes}
          onChange={(event) => setHabits((now) => ({ ...now, notes: event.target.value }))}
        />
      </Part>
      <Part title="For two people" note="Both answer on this device, one after the other. Then compare.">
        {partner.length > 0 && own.length > 0 ? (
          <div className="card p-5">
            <CoupleTalks first={habits.first} second={habits.second} names={[name('first'), name('second')]} />
          </div>
        ) : (
          <p className="card p-5 text-ink-2">
            Answer the statements yourself, then choose “{name('second')}” above and hand over the device.
          </p>
        )}
      </Part>
      <Part title="A money date" note="20 minutes for two people, or for you and a friend.">
        <MoneyDate date={habits.date} today={today} onDate={(date) => setHabits((now) => ({ ...now, date }))} />
      </Part>
      <HowRated />
      <p className="no-print mt-6 flex flex-wrap gap-2">
        <button type="button" className="button" onClick={() => window.print()}>
          Print
        </button>
        <button type="button" className="button" disabled={isExample} onClick={again}>
          Answer again
        </button>
        <button type="button" className="button" onClick={habitStore.clear}>
          Clear all answers
        </button>
      </p>
    </>
  )
}

/** How far each habit moved since the last time; nothing when that was too recent to mean much. */
function since(
  earlier: { readonly on: string; readonly means: readonly number[] },
  own: ReturnType<typeof profileOf>,
  today: IsoDate,
): string {
  const on = parseIsoDate(earlier.on)
  if (on === null || daysBetween(on, today) < DAYS_APART)
    return `You last answered on ${dateText(earlier.on)}. We show changes once 30 days have passed.`
  const moves = own.map(({ pattern, mean }) => {
    const before = earlier.means[patterns.indexOf(pattern)] ?? mean
    return `${patternWords[pattern].name.toLowerCase()} from ${plain(before, 1)} to ${plain(mean, 1)}`
  })
  return `Since ${dateText(earlier.on)}: ${moves.join(', ')}.`
}
