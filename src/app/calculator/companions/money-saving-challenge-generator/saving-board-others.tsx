import type { SavingBoard as Board } from '#app/state/saving-boards.ts'
import { dateText, dollarsAndCents } from '#calculators/kit/format.ts'
import { readLink } from '#calculators/kit/read-link.ts'
import { american as say } from '#calculators/kit/say.ts'
import { amountText, stepsText } from '#calculators/money-saving-challenge-generator/phrases.ts'
import type { ChallengeInputs } from '#calculators/money-saving-challenge-generator/sections.ts'
import { patternNames } from '#calculators/money-saving-challenge-generator/words/steps.en.ts'
import type { CalculatorForm } from '../../state/use-calculator.ts'
import { savedIn } from './saving-board-plan.ts'

interface Props {
  readonly boards: readonly Board[]
  readonly form: Pick<CalculatorForm, 'calculator' | 'env'>
  /** The plan on the page has no ticks of its own yet. */
  readonly isNew: boolean
  readonly canCarry: boolean
  readonly onOpen: (board: Board) => void
  readonly onCarry: (board: Board) => void
  readonly onRemove: (board: Board) => void
}

/** Challenges with other numbers than those on the page. Their ticks wait here; nothing is dropped unless the visitor says so. */
export function OtherBoards({ boards, form, isNew, canCarry, onOpen, onCarry, onRemove }: Props) {
  if (boards.length === 0) return null
  const named = boards.toReversed().map((board) => {
    const link = readLink(form.calculator, board.link, form.env)
    const inputs = link?.ok ? (link.inputs as unknown as ChallengeInputs) : null
    const name = inputs
      ? `${dollarsAndCents(inputs.goal)} in ${stepsText(inputs.steps, inputs, say)}, ${patternNames[inputs.pattern].toLowerCase()}`
      : `A challenge from ${dateText(board.changedAt.slice(0, 10))}`
    return { board, name, saved: amountText(savedIn(board), say), count: Object.keys(board.ticks).length }
  })
  return (
    <div className="no-print mt-3 rounded-md bg-copper-tint p-3 text-sm">
      <p>
        {isNew
          ? 'These numbers make a new plan. The one you checked off is still saved. What would you like to do?'
          : 'Other challenges on this device:'}
      </p>
      <ul className="mt-2 space-y-2">
        {named.map(({ board, name, saved, count }) => (
          <li key={board.id} className="flex flex-wrap items-center gap-2">
            <span className="mr-auto">
              <b>{name}</b>: {saved} saved, {count} checked off
            </span>
            <button type="button" className="button" onClick={() => onOpen(board)}>
              Open<span className="sr-only">: {name}</span>
            </button>
            {canCarry ? (
              <button type="button" className="button" onClick={() => onCarry(board)}>
                Move {saved} to this plan
              </button>
            ) : null}
            <button type="button" className="button" onClick={() => onRemove(board)}>
              Delete<span className="sr-only">: {name}</span>
            </button>
          </li>
        ))}
      </ul>
      {isNew ? <p className="mt-2">Or check off a step below to start this plan too.</p> : null}
    </div>
  )
}
