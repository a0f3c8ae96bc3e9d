import { useState } from 'react'
import { calendarOf, MOST_EVENTS } from '#calculators/money-saving-challenge-generator/calendar.ts'
import type { ChallengeInputs } from '#calculators/money-saving-challenge-generator/fields.ts'
import { stepsText } from '#calculators/money-saving-challenge-generator/words.ts'
import { saveCalendar } from '../../result/calendar-file.ts'
import type { BoardView } from './saving-board-plan.ts'

interface Props {
  readonly view: Pick<BoardView, 'ahead' | 'saved'>
  readonly inputs: ChallengeInputs
}

/** The steps from today on that are not ticked, as a file for the visitor's own calendar. */
export function SavingCalendar({ view, inputs }: Props) {
  const [said, setSaid] = useState('')
  const { ahead, saved } = view
  const file = calendarOf(ahead, saved, inputs)
  const { length } = file.events
  if (length === 0) return null
  const more = ahead.length - length
  const isCut = length === MOST_EVENTS && more > 0
  const save = async () => {
    const after = isCut ? ` ${stepsText(more, inputs)} more come after: make it again then.` : ''
    setSaid(await saveCalendar(file, `; days it knows are not doubled.${after}`))
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
