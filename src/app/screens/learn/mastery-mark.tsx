import type { Mastery } from '#teaching/lessons/review.ts'
import { words } from './words.ts'

const steps: readonly Mastery[] = ['learning', 'practiced', 'kept']

/** How far a course is: in a word, with three dots beside it. */
export function MasteryMark({ mastery }: { readonly mastery: Mastery }) {
  const reached = steps.indexOf(mastery)
  return (
    <span className="inline-flex flex-none items-center gap-2 text-ink-2 text-xs">
      <span className="inline-flex gap-1" aria-hidden="true">
        {steps.map((step, at) => (
          <span
            key={step}
            className={`size-2 rounded-full border ${at <= reached ? 'border-green bg-green' : 'border-(--edge)'}`}
          />
        ))}
      </span>
      {words.education.mastery[mastery]}
    </span>
  )
}
