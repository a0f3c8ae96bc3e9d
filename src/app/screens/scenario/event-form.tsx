import { useState } from 'react'
import { type Fields, fitsField } from '#engine/household/field.ts'
import type { Household } from '#engine/household/household.ts'
import { eventFields, type LifeEvent } from '#engine/planning/scenario/event-fields.ts'
import { type Draft, FieldInput } from '../picture/field-input.tsx'
import type { FieldWords } from '../picture/words/field-words.ts'
import { eventWords } from './event-words.ts'

/** Whom or what a term of kind `entry` may name. */
function entriesFor(key: string, { people, incomes, properties }: Household): readonly (readonly [string, string])[] {
  const named = (list: readonly { readonly id: string; readonly name: string }[]) =>
    list.map(({ id, name }) => [id, name] as const)
  if (key === 'parent' || key === 'person')
    return named(people.filter(({ role }) => role === 'you' || role === 'partner'))
  return named(key === 'tradeIn' ? properties.filter(({ kind }) => kind === 'car') : incomes)
}

/** The terms of one event. What does not fit stays in its box and is said; the last number that fits goes on counting. */
export function EventForm(props: {
  readonly event: LifeEvent
  readonly household: Household
  readonly onChange: (event: LifeEvent) => void
}) {
  const { event, household, onChange } = props
  const [bad, setBad] = useState<Readonly<Record<string, boolean>>>({})
  const fields: Fields = eventFields[event.kind]
  const words: Readonly<Record<string, FieldWords>> = eventWords[event.kind]
  const terms = event.terms as Readonly<Record<string, Draft>>
  return (
    <div className="grid items-start gap-x-5 gap-y-4 border-line border-t px-4 py-4 sm:grid-cols-2 md:px-5 lg:grid-cols-3">
      {Object.entries(fields).map(([key, field]) => {
        const said = words[key]
        if (said === undefined) return null
        const isBad = bad[key] === true
        return (
          <FieldInput
            key={key}
            field={field}
            words={said}
            value={isBad ? null : (terms[key] ?? null)}
            entries={field.kind === 'entry' ? entriesFor(key, household) : []}
            error={isBad ? 'Enter a number (0 is OK).' : undefined}
            onChange={(value) => {
              const fits = (value === null && !field.needed) || fitsField(field, value)
              setBad((now) => ({ ...now, [key]: !fits }))
              if (fits) onChange({ ...event, terms: { ...event.terms, [key]: value } } as LifeEvent)
            }}
          />
        )
      })}
    </div>
  )
}
