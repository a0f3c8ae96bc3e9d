import { addMonths, type Month } from '#engine/month.ts'
import { directionsOf, factors, type ScoreAction } from '#engine/planning/credit-score/actions.ts'
import type { ActionEffect } from '#engine/planning/credit-score/score-course.ts'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { deedName } from './deed-text.ts'
import { basis, directions, factorNames, reasons, queue as words } from './words.ts'

const arrows = { up: 'text-green', down: 'text-bad', either: 'text-ink-2', none: '' } as const

function pointsText({ points }: ActionEffect): string {
  if (points === null) return words.noPoints
  return points[0] === 0 && points[1] === 0 ? words.noChange : words.points(points)
}

interface QueueListProps {
  readonly effects: readonly ActionEffect[]
  readonly month: Month
  readonly cardName: (id: string) => string
  readonly onQueue: (next: readonly ScoreAction[]) => void
}

/** The steps in their order: what each does, how firm that is, why, and which parts of a score it touches. */
export function QueueList({ effects, month, cardName, onQueue }: QueueListProps) {
  const actions = effects.map(({ action }) => action)
  // Two steps may be alike in everything but their place.
  const keyed = effects.map((effect, i) => ({ effect, i, key: `${i}` }))
  const remove = (at: number, name: string) => {
    const before: readonly ScoreAction[] = actions
    onQueue(before.filter((_, i) => i !== at))
    toast({
      title: words.deleted,
      description: name,
      action: {
        label: words.undo,
        altText: words.undoAlt,
        run: () => onQueue(before),
      },
    })
  }
  if (effects.length === 0) return <p className="card p-5 text-ink-2">{words.empty}</p>
  return (
    <ol className="card divide-y divide-line">
      {keyed.map(({ effect, i, key }) => {
        const { action } = effect
        const name = deedName(action, cardName)
        const touched = factors.filter((factor) => directionsOf(action)[factor] !== 'none')
        return (
          <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-3 md:px-5">
            <div className="min-w-0">
              <p>
                <b className="font-semibold">{name}</b>{' '}
                <span className="text-ink-2 text-sm">
                  {words.when({ month: addMonths(month, action.month), months: action.month })}
                </span>
              </p>
              <p>
                <b className="font-serif">{pointsText(effect)}</b>{' '}
                <span className="text-ink-3 text-xs">{basis[effect.basis]}</span>
              </p>
              <p className="mt-0.5 max-w-[68ch] text-ink-2 text-sm">{reasons[action.kind]}</p>
              <p className="mt-1 flex flex-wrap gap-x-4 text-xs">
                {touched.map((factor) => {
                  const direction = directionsOf(action)[factor]
                  return (
                    <span key={factor} className={arrows[direction]}>
                      {factorNames[factor]}: {directions[direction]}
                    </span>
                  )
                })}
              </p>
            </div>
            <button
              type="button"
              className="grid size-10 place-items-center rounded-full text-ink-2 hover:bg-sunk hover:text-bad"
              aria-label={words.delete({ what: name })}
              onClick={() => remove(i, name)}
            >
              <Icon name="trash" className="size-[18px]" />
            </button>
          </li>
        )
      })}
    </ol>
  )
}
