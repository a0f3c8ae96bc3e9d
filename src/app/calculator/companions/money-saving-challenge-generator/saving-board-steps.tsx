import { type KeyboardEvent, useRef, useState } from 'react'
import { dateText } from '#calculators/kit/format.ts'
import { american as say } from '#calculators/kit/say.ts'
import { amountText, stepTitle } from '#calculators/money-saving-challenge-generator/phrases.ts'
import type { ChallengeInputs } from '#calculators/money-saving-challenge-generator/sections.ts'
import type { BoardStep } from './saving-board-plan.ts'

interface Props {
  readonly steps: readonly BoardStep[]
  readonly inputs: ChallengeInputs
  readonly today: string
  readonly onToggle: (step: BoardStep) => void
}

/**
 * A button for each step; pressed means saved. One stop for the Tab key: arrows, Home and End move inside. On paper it is a sheet
 * of boxes to tick by hand.
 */
export function SavingSteps({ steps, inputs, today, onToggle }: Props) {
  const [at, setAt] = useState(0)
  const grid = useRef<HTMLUListElement>(null)
  const current = Math.min(at, steps.length - 1)

  // Within a year the day alone is clear.
  const isLong = steps.some((step) => step.day > 366)
  const dayText = (date: string) => (isLong ? dateText(date, true) : dateText(date, true).replace(/, \d{4}$/, ''))

  const move = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])]
    const top = buttons[0]?.offsetTop
    const wide = Math.max(
      1,
      buttons.findIndex((button) => button.offsetTop !== top),
    )
    const to = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      ArrowDown: current + wide,
      ArrowUp: current - wide,
      Home: 0,
      End: steps.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = Math.min(steps.length - 1, Math.max(0, to))
    setAt(next)
    buttons[next]?.focus()
  }
  return (
    <ul
      ref={grid}
      onKeyDown={move}
      aria-label="Steps. Arrow keys move, Space checks off."
      className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-1.5"
    >
      {steps.map((step, index) => (
        <li key={step.number} className="break-inside-avoid">
          <button
            type="button"
            aria-pressed={step.ticked}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setAt(index)}
            onClick={() => onToggle(step)}
            className={`flex min-h-14 w-full flex-col items-center justify-center rounded-md border px-1 py-1.5 leading-tight ${look(step, today)}`}
          >
            <span className="text-xs">
              <span className="sr-only">{stepTitle(step.number, inputs, step.rank)}, </span>
              {inputs.pattern === 'envelopes' ? <span aria-hidden="true">No. {step.rank}</span> : dayText(step.date)}
              <span className="sr-only">: </span>
            </span>
            <b className="font-semibold">
              {step.ticked ? <span aria-hidden="true">✓ </span> : null}
              {amountText(step.shown, say)}
            </b>
            {step.ticked ? null : step.state === 'missed' || step.state === 'spared' ? (
              <span className="text-xs">
                <span className="sr-only">, </span>
                {step.state === 'missed' ? 'moved' : 'not needed'}
              </span>
            ) : step.date < today ? (
              <span className="sr-only">, date passed</span>
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  )
}

function look(step: BoardStep, today: string): string {
  if (step.ticked) return 'border-green bg-green text-on-green'
  if (step.state === 'missed' || step.state === 'spared') return 'border-line border-dashed text-ink-3'
  if (step.date < today) return 'border-copper bg-copper-tint text-ink'
  return 'border-line-strong bg-surface text-ink hover:bg-sunk'
}
