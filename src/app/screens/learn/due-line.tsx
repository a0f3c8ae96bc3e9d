import { Link } from 'react-router'
import type { Progress } from '../../state/lesson-progress.ts'
import { useToday } from '../../state/today.ts'
import { dueOf } from './due.ts'
import { words } from './words.ts'

/** Under a heading: how many questions come back today. Its place is kept free, so that nothing moves. */
export function DueLine({ progress }: { readonly progress: Progress }) {
  const today = useToday()
  const count = today ? dueOf(progress, today).today.length : 0
  return (
    <p className="min-h-7">
      {count > 0 ? <Link to="/financial-education#review">{words.education.review.due(count)}</Link> : null}
    </p>
  )
}
