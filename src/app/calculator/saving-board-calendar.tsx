import { useState } from 'react'
import { calendarOf, MOST_EVENTS } from '#calculators/money-saving-challenge-generator/calendar.ts'
import type { ChallengeInputs } from '#calculators/money-saving-challenge-generator/fields.ts'
import { stepsText } from '#calculators/money-saving-challenge-generator/words.ts'
import { download } from '../ui/download.ts'
import type { BoardView } from './saving-board-plan.ts'

interface Props {
  readonly view: Pick<BoardView, 'ahead' | 'saved'>
  readonly inputs: ChallengeInputs
}

/** The steps from today on that are not ticked, as a file for the visitor's own calendar. What writes it loads only when it is used. */
export function SavingCalendar({ view, inputs }: Props) {
  const [said, setSaid] = useState('')
  const { ahead, saved } = view
  const file = calendarOf(ahead, saved, inputs)
  const { length } = file.events
  if (length === 0) return null
  const more = ahead.length - length
  const isCut = length === MOST_EVENTS && more > 0
  const save = async () => {
    try {
      const { calendarText } = await import('#calculators/kit/calendar.ts')
      download(file.fileName, calendarText(file, new Date().toISOString()), 'text/calendar;charset=utf-8')
      const after = isCut ? ` ${stepsText(more, inputs)} more come after: make it again then.` : ''
      setSaid(
        `Saved ${length} ${length === 1 ? 'date' : 'dates'} as ${file.fileName}. Open the file to add them to your calendar; days it knows are not doubled.${after}`,
      )
    } catch {
      setSaid('The calendar file could not be made. Check your connection and try again.')
    }
  }
  return (
    <div className="no-print mt-3">
      <button type="button" className="button" onClick={save}>
        {isCut
          ? `Calendar file of the next ${stepsText(length, inputs)} ahead`
          : `Calendar file of the ${stepsText(length, inputs)} still ahead`}
      </button>
      <p role="status" className="mt-2 text-ink-2 text-sm empty:hidden">
        {said}
      </p>
    </div>
  )
}
