import { useState } from 'react'
import { dateText } from '#calculators/kit/format.ts'
import { TextBox } from '../device/text-box.tsx'
import { saveDates } from '../self-check/save-dates.ts'
import { moneyDate } from './words.ts'

/** The script for a talk about money, and its date for the calendar. */
export function MoneyDate(props: {
  readonly date: string | null
  readonly today: string
  readonly onDate: (date: string | null) => void
}) {
  const { date, today, onDate } = props
  const [said, setSaid] = useState('')
  return (
    <div className="card p-5">
      <ol className="list-decimal space-y-1.5 pl-5">
        {moneyDate.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="no-print mt-4 flex flex-wrap items-end gap-3">
        <div className="w-44">
          <TextBox
            label="Next money date"
            type="date"
            value={date ?? ''}
            min={today}
            onChange={(text) => onDate(text === '' ? null : text)}
          />
        </div>
        <button
          type="button"
          className="button"
          disabled={date === null}
          onClick={async () =>
            date !== null &&
            setSaid(
              await saveDates({
                fileName: 'money-date.ics',
                events: [{ date, title: 'Money date', note: moneyDate.join('\n') }],
              }),
            )
          }
        >
          Calendar file
        </button>
      </div>
      <p className="mt-2 text-ink-2 text-sm" aria-live="polite">
        {said ||
          (date ? `Your next money date is ${dateText(date)}.` : 'Pick a calm day. Sundays work for many people.')}
      </p>
    </div>
  )
}
