import { useState } from 'react'
import { american as say } from '#calculators/kit/say.ts'
import { calendarOf, MOST_EVENTS } from '#calculators/money-saving-challenge-generator/calendar.ts'
import { stepsText } from '#calculators/money-saving-challenge-generator/phrases.ts'
import type { ChallengeInputs } from '#calculators/money-saving-challenge-generator/sections.ts'
import { saveCalendar } from '../../result/calendar-file.ts'
import type { BoardView } from './saving-board-plan.ts'

interface Props {
  readonly view: Pick<BoardView, 'ahead' | 'saved'>
  readonly inputs: ChallengeInputs
}

/** The steps from today on that are not checked off, as a file for the visitor's own calendar. */
export function SavingCalendar({ view, inputs }: Props) {
  const [said, setSaid] = useState('')
  const { ahead, saved } = view
  const file = calendarOf(ahead, saved, inputs, say)
  const { length } = file.events
  if (length === 0) return null
  const more = ahead.length - length
  const isCut = length === MOST_EVENTS && more > 0
  const save = async () => {
    const after = isCut ? ` It leaves out the last ${stepsText(more, inputs, say)}: make a new file later.` : ''
    setSaid(await saveCalendar(file, `. Dates it already has aren’t added twice.${after}`))
  }
  return (
    <div className="no-print mt-3">
      <button type="button" className="button" onClick={save}>
        {isCut
          ? `Calendar file: next ${stepsText(length, inputs, say)}`
          : `Calendar file: ${stepsText(length, inputs, say)} left`}
      </button>
      <p role="status" className="mt-2 text-ink-2 text-sm empty:hidden">
        {said}
      </p>
    </div>
  )
}
