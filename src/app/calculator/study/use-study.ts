import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Tool } from '#calculators/kit/definition.ts'
import type { Env, InputValues } from '#calculators/kit/field.ts'
import { onceAsync } from '#calculators/kit/once-async.ts'
import { type Stage, stageOf } from './stage.ts'
import type { StudyEvents, StudyRunner } from './study-runner.ts'

const bringRunner = onceAsync(() => import('./study-runner.ts'))

/** How the study of the numbers on the page stands. */
export interface StudyState {
  /** 'every starting month since 1871' */
  readonly what: string
  readonly stage: Stage
  /** 0 to 1. */
  readonly share: number
  readonly stop: () => void
  /** Starts again after a stop or a lost connection. */
  readonly again: () => void
}

interface Progress {
  readonly key: string
  readonly stage: Stage
  readonly share: number
  /** The whole, or what is known so far; null before anything is known. */
  readonly found: unknown
}

/** A result may be held back this long for its study, in milliseconds, so that charts do not come and go at every key press. */
const HOLD = 250

interface Question {
  readonly inputs: InputValues
  readonly env: Env
}
interface Shown extends Question {
  readonly found: unknown
}
interface Studied extends Shown {
  /** The last answer still stands for the question before. */
  readonly isBehind: boolean
  readonly study: StudyState | null
}

/**
 * The question to answer now, with what its study has found. Without a study that is the question itself. With one, the last answer
 * stays for a moment until the first of the new history is in; after that the page answers what it can and the rest streams in. `isWanted`: a
 * question is on its way, so what studies is fetched.
 */
export function useStudy(calculator: Tool, question: Question, isWanted: boolean): Studied {
  const { study } = calculator
  const { inputs, env } = question
  const key = study?.key(inputs, env) ?? null
  const [progress, setProgress] = useState<Progress | null>(null)
  const [tries, setTries] = useState(0)
  const stopNow = useRef<() => void>(() => {})
  const runner = useRef<StudyRunner | null>(null)
  const mine = progress?.key === key ? progress : null
  const needed = study !== null && key !== null && !study.isFirst(inputs, env)

  const hire = (runnerOf: (calculator: Tool) => StudyRunner) => {
    runner.current ??= runnerOf(calculator)
    return runner.current
  }
  const ready = useEffectEvent((isLeft: () => boolean) => {
    bringRunner().then(
      ({ studyRunner }) => isLeft() || hire(studyRunner).ready(),
      () => {},
    )
  })
  const isDue = study !== null && isWanted
  useEffect(() => {
    if (!isDue) return
    let left = false
    ready(() => left)
    return () => {
      left = true
    }
  }, [isDue])
  /** Another try of the same question begins anew, from nothing done. */
  const begin = useEffectEvent((wanted: string, _turn: number) => {
    const put = (stage: Progress['stage'], share: number, found: unknown) =>
      setProgress((now) => ({
        key: wanted,
        stage,
        share,
        found: found ?? (now?.key === wanted ? now.found : null),
      }))
    const hold = setTimeout(() => put('running', 0, null), HOLD)
    const events: StudyEvents = {
      step: (share, soFar) => {
        clearTimeout(hold)
        put('running', share, soFar)
      },
      done: (found) => {
        clearTimeout(hold)
        put('done', 1, found)
      },
      lost: () => {
        clearTimeout(hold)
        put('lost', 0, null)
      },
    }
    let isLeft = false
    let stop = () => {
      isLeft = true
    }
    // Few calculators study anything, so what does it comes when it is asked.
    const start = async () => {
      const { studyRunner } = await bringRunner()
      if (isLeft) return
      stop = hire(studyRunner).run(inputs, env, events)
    }
    start().catch(() => {
      if (!isLeft) events.lost()
    })
    stopNow.current = () => {
      clearTimeout(hold)
      stop()
      setProgress((now) => (now?.key === wanted ? { ...now, stage: 'stopped' } : now))
    }
    return () => {
      clearTimeout(hold)
      stop()
    }
  })
  useEffect(() => (needed ? begin(key, tries) : undefined), [key, needed, tries])
  useEffect(
    () => () => {
      runner.current?.close()
      runner.current = null
    },
    [],
  )

  const isReady = !needed || mine !== null
  const found = needed ? (mine?.found ?? null) : null
  const now = useMemo(() => ({ inputs, env, found }), [inputs, env, found])
  /** Kept without drawing again: it is what this drawing shows. */
  const last = useRef(now)
  if (!study || isReady) last.current = now
  const shown = last.current
  const stop = useCallback(() => stopNow.current(), [])
  const again = useCallback(() => {
    setProgress(null)
    setTries((count) => count + 1)
  }, [])
  const what = key === null ? null : (study?.what ?? null)
  const told = useRef<Stage>('done')
  const stage = stageOf(needed, mine?.stage ?? null, told.current)
  told.current = stage
  const share = needed && stage !== 'done' ? (mine?.share ?? 0) : 1
  const state = useMemo(
    () => (what === null ? null : { what, stage, share, stop, again }),
    [what, stage, share, stop, again],
  )
  return { ...shown, isBehind: shown.inputs !== inputs || shown.env !== env, study: state }
}
