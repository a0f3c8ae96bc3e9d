import { useState } from 'react'
import { safetyLine } from './words.ts'

/** The line for people who are afraid at home. It is shown before anything else once somebody says so, and the answer is never kept. */
export function Safety() {
  const [afraid, setAfraid] = useState(false)
  return (
    <>
      {afraid ? (
        <section className="mb-4 rounded-md bg-bad-tint p-4" aria-label="Someone to talk to" aria-live="polite">
          <p className="font-serif text-lg">
            You deserve to be safe. Someone can talk with you now, free and in private.
          </p>
          <p className="mt-2">
            <b>{safetyLine.name}:</b> call <a href={`tel:${safetyLine.call}`}>{safetyLine.call}</a>, any hour.{' '}
            {safetyLine.text}. If you’re in danger right now, call <a href="tel:911">911</a>.
          </p>
          <p className="mt-2 text-sm">
            If someone checks this device, calling from another phone may be safer. We don’t save this answer.
          </p>
        </section>
      ) : null}
      <label className="no-print mb-4 flex items-start gap-2.5 text-sm">
        <input
          type="checkbox"
          className="mt-0.5 size-4.5 flex-none accent-(--green)"
          checked={afraid}
          onChange={(event) => setAfraid(event.target.checked)}
        />
        Money makes me afraid of a person at home. (Not saved.)
      </label>
    </>
  )
}
