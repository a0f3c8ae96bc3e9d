import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { initialInputs } from '#calculators/kit/field.ts'
import type { Opening } from '#calculators/kit/front.ts'
import { afterPaint } from '../state/after-paint.ts'
import type { PageForm } from '../state/use-calculator.ts'
import { type Drawings, explaining } from './explaining.ts'
import { makePart } from './make-part.ts'
import type { Making, PartsPage } from './part.tsx'

/**
 * The parts below the answer: finished HTML at first, made anew by a worker once the answer is another. `bring`: what draws them. `isMeant`: somebody has
 * touched the questions, so that both are soon needed.
 */
export function useParts(
  form: PageForm,
  opening: Opening,
  making: Making | null,
  bring: () => Promise<Drawings>,
  isMeant = false,
) {
  const { tool, resultInputs, env, found } = form
  const isFinished = useIsFinished()
  const [isLost, setLost] = useState(false)
  const [tries, setTries] = useState(0)
  const asked = useRef(0)
  const [parts] = useState<PartsPage>(() => {
    const { today, year } = opening
    const subject = { inputs: initialInputs(tool.fields, { today }), today, year, found: undefined }
    return {
      slug: tool.slug,
      isFinished,
      making,
      explaining: explaining(makePart(tool), bring, subject, setLost),
      open: new Map(),
    }
  })
  const subject = useMemo(
    () => ({ inputs: resultInputs, today: env.today, year: env.year, found: found ?? undefined }),
    [resultInputs, env, found],
  )
  const shown = useRef<unknown>(isFinished ? subject : null)
  useEffect(() => {
    if (shown.current === subject && tries === asked.current) return
    return afterPaint(() => {
      shown.current = subject
      asked.current = tries
      parts.explaining.explain(subject)
    })
  }, [subject, parts, tries])
  const sought = form.isSought ? form.askedInputs : null
  useEffect(() => {
    if (sought !== null) parts.explaining.giveWay()
  }, [sought, parts])
  const isReady = isMeant && form.awake !== null
  useEffect(() => (isReady ? afterPaint(parts.explaining.ready) : undefined), [isReady, parts])
  useEffect(() => () => parts.explaining.close(), [parts])
  return { parts, isLost, again: () => setTries((count) => count + 1) }
}

/** True while the page's own HTML is being woken up, and on the server; false where the visitor came by a link within the site. */
function useIsFinished(): boolean {
  const isHydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  const [first] = useState(isHydrating)
  return first
}
