import { lazy, Suspense } from 'react'
import { lessonProgress } from '../../state/lesson-progress.ts'
import { useStoredProblem } from '../../state/use-stored.ts'

/** Hardly anybody ever sees it, so it comes when there is something to say. */
const Notice = lazy(async () => {
  const { StoredNotice } = await import('../device/stored-notice.tsx')
  return { default: () => <StoredNotice store={lessonProgress} what="your progress" /> }
})

/** Says so when the progress could not be read or saved. */
export function ProgressNotice() {
  const problem = useStoredProblem(lessonProgress)
  return problem === null ? null : (
    <Suspense>
      <Notice />
    </Suspense>
  )
}
