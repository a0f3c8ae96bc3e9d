import { Link } from 'react-router'
import { type LessonCard, lessonPath } from '#teaching/lesson-pages/card.ts'
import type { Progress } from '../../state/lesson-progress.ts'
import { Icon } from '../../ui/icon.tsx'
import { levels, standards } from '../lesson/level-words.ts'
import { words } from './words.ts'

export type LessonState = keyof typeof words.states
export function stateOf(progress: Progress, slug: string): LessonState {
  const record = progress.lessons[slug]
  return record?.passed ? 'passed' : record?.read ? 'read' : 'new'
}

/** Lessons one under the other: title, minutes, level and how far the visitor is. */
export function LessonList(props: {
  readonly cards: readonly LessonCard[]
  readonly progress: Progress
  readonly isNumbered?: boolean
  readonly label?: string
  /** Says which of the national standards each lesson belongs to. */
  readonly hasStandards?: boolean
}) {
  const { cards, progress, isNumbered = false, label, hasStandards = false } = props
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List className="card divide-y divide-line" aria-label={label}>
      {cards.map((card, at) => {
        const state = stateOf(progress, card.slug)
        return (
          <li key={card.slug} className="relative flex items-center gap-x-4 px-4 py-2.5 hover:bg-sunk md:px-5">
            {isNumbered ? (
              <span className="min-w-7 flex-none whitespace-nowrap font-serif text-copper text-xl" aria-hidden="true">
                {at + 1}
              </span>
            ) : null}
            <p className="min-w-0 flex-1">
              <Link to={lessonPath(card.slug)} className="inline-block py-1 font-semibold after:absolute after:inset-0">
                {card.title}
              </Link>
              <span className="flex flex-wrap items-center gap-x-3 text-ink-2 text-sm">
                {words.minutes(card.minutes)} · {levels[card.level]}
                {isNumbered ? ` · ${card.unitTitle}` : ''}
                {hasStandards ? ` · ${card.standards.map((one) => standards[one]).join(', ')}` : ''}
                {state === 'new' ? null : (
                  <span className="inline-flex items-center gap-1 text-green-ink">
                    <Icon name={state === 'passed' ? 'circle-check' : 'check'} className="size-4" />{' '}
                    {words.states[state]}
                  </span>
                )}
              </span>
            </p>
          </li>
        )
      })}
    </List>
  )
}
