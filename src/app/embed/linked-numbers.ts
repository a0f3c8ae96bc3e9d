import { useEffect, useLayoutEffect, useState } from 'react'
import type { PageForm } from '../calculator/state/use-calculator.ts'
import { showNumbers } from './head-script.ts'
import { words } from './words.ts'

/**
 * Fills the form with the numbers behind the '#' of the frame's address, now and whenever the page around it changes them. Nothing is
 * written back and nothing kept. Answers why a link could not be read; null where all is well.
 */
export function useLinkedNumbers(form: PageForm): string | null {
  const { tool, ground, isCurrent, fill, setYear } = form
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  useLayoutEffect(() => {
    let left = false
    const take = async () => {
      const { hash } = location
      if (!/^#v\d+(&|$)/.test(hash)) return showNumbers()
      setReading(true)
      try {
        const [calculator, { readLink }] = await Promise.all([
          tool.answering(),
          import('#calculators/kit/read-link.ts'),
        ])
        if (left || location.hash !== hash) return
        const read = readLink(calculator, hash, ground)
        setProblem(read && !read.ok ? (Object.values(read.errors)[0] ?? words.damaged) : null)
        if (read?.ok) {
          fill(read.inputs)
          if (read.year !== null) setYear(read.year)
        }
      } catch {
        if (!left) setProblem(words.offline)
      }
      setReading(false)
    }
    void take()
    window.addEventListener('hashchange', take)
    return () => {
      left = true
      window.removeEventListener('hashchange', take)
    }
  }, [tool, ground, fill, setYear])
  const isDrawn = !isReading && (isCurrent || problem !== null)
  useEffect(() => {
    if (isDrawn) showNumbers()
  }, [isDrawn])
  return problem
}
