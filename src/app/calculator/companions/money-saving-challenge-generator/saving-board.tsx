import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type SavingBoard as Board,
  bringBack,
  dropBoard,
  keepBoard,
  newBoardId,
  savingBoardStore,
} from '#app/state/saving-boards.ts'
import { useStored } from '#app/state/use-stored.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { toast } from '#app/ui/toast.ts'
import { dateText } from '#calculators/kit/format.ts'
import { readLink } from '#calculators/kit/read-link.ts'
import { american as say } from '#calculators/kit/say.ts'
import { writeLink } from '#calculators/kit/share-link.ts'
import { amountText, stepsText } from '#calculators/money-saving-challenge-generator/phrases.ts'
import type { ChallengeInputs } from '#calculators/money-saving-challenge-generator/sections.ts'
import type { CalculatorForm } from '../../state/use-calculator.ts'
import { SavingCalendar } from './saving-board-calendar.tsx'
import { OtherBoards } from './saving-board-others.tsx'
import {
  type BoardStep,
  boardView,
  carriedOver,
  firstTicks,
  isEmpty,
  isUntold,
  planKey,
  repairOf,
  savedIn,
  sinceOf,
  type Ticks,
  toggled,
} from './saving-board-plan.ts'
import { SavingSteps } from './saving-board-steps.tsx'

/** The tick-off board of a saving challenge. Kept on this device; a changed plan never takes ticks away. */
export function SavingBoard({ form }: { readonly form: CalculatorForm }) {
  const { calculator, env, resultInputs, year, touched, fill, put } = form
  const inputs = resultInputs as unknown as ChallengeInputs
  const [{ boards }] = useStored(savingBoardStore)
  const [other, setOther] = useState<number | null>(null)
  const key = planKey(inputs)
  const own = boards.findLast((board) => board.plan === key)
  const kept: Ticks = own ?? firstTicks(inputs)
  const view = boardView(inputs, kept, env.today)
  const others = boards.filter((board) => board.plan !== key)

  const open = (board: Board) => {
    const link = readLink(calculator, board.link, env)
    if (link?.ok) fill(link.inputs)
    else toast({ title: 'This challenge can’t be opened', description: 'It was saved by an older version.' })
  }
  /** A page opened without numbers of its own shows the challenge ticked last. */
  const begin = useEffectEvent(() => {
    const last = savingBoardStore.get().boards.at(-1)
    if (last && !touched && readLink(calculator, location.hash, env) === null) open(last)
  })
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    begin()
  }, [])

  /** What happened since follows the board: an address from before a repair shows it all the same, and a repair taken back stays so. */
  const since = JSON.stringify(sinceOf(inputs))
  const last = useRef({ key: '', since })
  const follow = useEffectEvent(() => {
    const before = last.current
    last.current = { key, since }
    if (!own) return
    if (before.key === key) {
      const link = writeLink(calculator, resultInputs, year)
      if (before.since !== since && link !== own.link) keepBoard({ ...own, link })
      return
    }
    const link = readLink(calculator, own.link, env)
    if (link?.ok && isUntold(inputs)) fill(sinceOf(link.inputs as unknown as ChallengeInputs))
  })
  useEffect(() => {
    if (key && since) follow()
  }, [key, since])

  const keep = (ticks: Ticks, values: Partial<ChallengeInputs> = {}) => {
    const next = { ...resultInputs, ...values }
    const kept = keepBoard({
      id: own?.id ?? newBoardId(),
      plan: key,
      link: writeLink(calculator, next, year),
      ...ticks,
    })
    // From the first tick on the plan keeps its first day, whatever today is.
    if (kept && !own) put('start', inputs.start)
    return kept
  }
  const repair = (spread: ChallengeInputs['spread']) => {
    const values = repairOf(inputs, kept, view, spread)
    const before = sinceOf(inputs)
    if (!keep(kept, values)) return
    fill(values)
    toast({
      title: `Spread over ${stepsText(view.ahead.length, inputs, say)}`,
      description: 'Your goal and end date stay the same.',
      tone: 'good',
      action: {
        label: 'Undo',
        altText: 'Go back to the earlier amounts',
        run: () => {
          fill(before)
          const made = own ? undefined : savingBoardStore.get().boards.find((one) => one.plan === key)
          if (made && isEmpty(made)) dropBoard(made.id)
        },
      },
    })
  }
  const toggle = (step: BoardStep) => {
    const ticks = toggled(kept, step)
    if (own && isEmpty(ticks) && isUntold(inputs)) dropBoard(own.id)
    else keep(ticks)
  }
  const carry = (board: Board) => {
    const link = readLink(calculator, board.link, env)
    if (!link?.ok) return open(board)
    const ticks = carriedOver(board, link.inputs as unknown as ChallengeInputs, inputs)
    const values = repairOf(inputs, ticks, boardView(inputs, ticks, env.today), 'even')
    // The old board goes first, so that there is room for the new one.
    dropBoard(board.id)
    if (!keep(ticks, values)) return bringBack(board)
    fill(values)
    toast({
      title: `${amountText(savedIn(ticks), say)} moved to this plan`,
      description: 'The steps left now add up to the rest of your goal.',
      tone: 'good',
      action: {
        label: 'Undo',
        altText: 'Go back to the earlier challenge',
        run: () => {
          const made = savingBoardStore.get().boards.find((one) => one.plan === key)
          if (made) dropBoard(made.id)
          bringBack(board)
          open(board)
        },
      },
    })
  }
  const remove = (board: Board) => {
    dropBoard(board.id)
    toast({
      title: 'Challenge deleted',
      description: `${amountText(savedIn(board), say)} was checked off on it.`,
      action: { label: 'Undo', altText: 'Bring the challenge back', run: () => bringBack(board) },
    })
  }
  const addOther = () => {
    if (other === null || other === 0) return
    if (keep({ ...kept, extra: kept.extra + Math.round(other * 100) })) setOther(null)
  }

  const { goal, saved, steps, tickedCount, behind, ahead, gap } = view
  if (steps.length === 0 && others.length === 0) return null
  const share = Math.min(100, Math.max(0, Math.floor((saved / goal) * 100)))
  return (
    <section className="card mt-7 p-5 md:p-6" aria-labelledby="saving-board">
      <h2 id="saving-board" className="text-xl">
        Check off what you save
      </h2>
      <OtherBoards
        boards={others}
        form={form}
        isNew={!own}
        canCarry={steps.length > 0 && !own}
        onOpen={open}
        onCarry={carry}
        onRemove={remove}
      />
      {steps.length > 0 ? (
        <>
          <p role="status" className="mt-2">
            <b>{amountText(saved, say)}</b> of {amountText(goal, say)} saved, {tickedCount} of{' '}
            {stepsText(steps.length, inputs, say)} checked off.
          </p>
          <div
            role="progressbar"
            aria-label="Saved so far"
            aria-valuenow={share}
            aria-valuemin={0}
            aria-valuemax={100}
            className="mt-2 h-3 overflow-hidden rounded-full border border-line-strong bg-sunk"
          >
            <div className="h-full bg-green" style={{ width: `${share}%` }} />
          </div>
          {saved >= goal ? <p className="mt-3">You’ve reached your goal.</p> : null}
          {gap !== 0 && saved < goal ? (
            <div className="no-print mt-3 rounded-md bg-copper-tint p-3 text-sm">
              <p>
                {gap > 0
                  ? `${behind.length > 0 ? `${stepsText(behind.length, inputs, say)} passed without a check. ` : ''}The steps ahead add up to ${amountText(gap, say)} less than you need. Check off what you’ve saved, or spread it over the steps left.`
                  : `You’re ahead: the steps left add up to ${amountText(-gap, say)} more than you need. You could make them smaller.`}
              </p>
              {ahead.length > 0 ? (
                <p className="mt-2 flex flex-wrap gap-2">
                  <button type="button" className="button" onClick={() => repair('even')}>
                    Spread evenly over {stepsText(ahead.length, inputs, say)}
                  </button>
                  <button type="button" className="button" onClick={() => repair('pattern')}>
                    Spread in proportion
                  </button>
                </p>
              ) : (
                <p className="mt-2">No steps are left. Add steps above to give yourself more time.</p>
              )}
            </div>
          ) : null}
          <SavingSteps steps={steps} inputs={inputs} today={env.today} onToggle={toggle} />
          <div className="no-print mt-4 flex flex-wrap items-end gap-3">
            <div className="w-44">
              <NumberField label="Other savings" value={other} onChange={setOther} max={10_000_000} />
            </div>
            <button type="button" className="button" onClick={addOther}>
              Add
            </button>
            {kept.extra > 0 ? (
              <button type="button" className="button" onClick={() => keep({ ...kept, extra: 0 })}>
                Remove {amountText(kept.extra, say)} of other savings
              </button>
            ) : null}
            {own ? (
              <button type="button" className="button" onClick={() => remove(own)}>
                Clear this board
              </button>
            ) : null}
          </div>
          <SavingCalendar view={view} inputs={inputs} />
          <p className="no-print mt-3 text-ink-2 text-sm">
            {`Any order works; press again to undo. Saved on this device only${own ? `, last changed ${dateText(own.changedAt.slice(0, 10))}` : ''}. “Print” puts this board on paper.`}
          </p>
        </>
      ) : null}
    </section>
  )
}
