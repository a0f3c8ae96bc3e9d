import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { RangeFound } from '#engine/portfolio/mix-range.ts'
import type { LongRecord } from '#facts/series/long-record-on-demand.ts'
import { askRange } from './ask-range.ts'
import { type Asked, startingAsked } from './asked.ts'
import { firstRange } from './first-range.precomputed.ts'
import { heldIn, mixRecord } from './mix-record.ts'
import { rangeAsked, rangeKey } from './range-asked.ts'

const firstKey = rangeKey(startingAsked)
/** So long after the last change the work begins, in milliseconds. */
const PAUSE = 300

interface Answered {
  readonly asked: Asked
  readonly found: RangeFound | null
}
export interface RangeState {
  /** The newest answer and what it answers; its `found` is null where the record is too short. */
  readonly last: Answered
  readonly stage: 'done' | 'running' | 'stopped' | 'lost'
  /** 0 to 1. */
  readonly done: number
  readonly stop: () => void
  readonly again: () => void
}

/** Keeps the range of outcomes asked while the numbers change. */
export function useRange(record: LongRecord, asked: Asked): RangeState {
  const key = rangeKey(asked)
  const [last, setLast] = useState<Answered & { readonly key: string }>({
    key: firstKey,
    asked: startingAsked,
    found: firstRange,
  })
  const [progress, setProgress] = useState<{ readonly key: string; readonly done: number } | null>(null)
  const [ended, setEnded] = useState<{ readonly key: string; readonly how: 'stopped' | 'lost' } | null>(null)
  const [tries, setTries] = useState(0)
  const isOver = ended?.key === key
  const isNeeded = last.key !== key && !isOver
  /** Another try of the same question begins anew. */
  const begin = useEffectEvent((mine: string, _try: number) => {
    const now = asked
    const control = new AbortController()
    const timer = setTimeout(() => {
      if (mine === firstKey) {
        setLast({ key: mine, asked: now, found: firstRange })
        return
      }
      const { months } = mixRecord(record, heldIn(now.mix))
      askRange(rangeAsked(now, months), control.signal, (done) => setProgress({ key: mine, done })).then(
        (answer) => {
          if (answer) startTransition(() => setLast({ key: mine, asked: now, found: answer.found }))
        },
        () => {
          if (!control.signal.aborted) setEnded({ key: mine, how: 'lost' })
        },
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  })
  useEffect(() => (isNeeded ? begin(key, tries) : undefined), [isNeeded, key, tries])
  return {
    last,
    stage: last.key === key ? 'done' : isOver ? ended.how : 'running',
    done: progress?.key === key ? progress.done : 0,
    stop: () => setEnded({ key, how: 'stopped' }),
    again: () => {
      setEnded(null)
      setTries((count) => count + 1)
    },
  }
}
