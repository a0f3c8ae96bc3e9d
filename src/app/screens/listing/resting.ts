/** So long after the last key, in milliseconds. */
const REST_MS = 120

export interface Resting {
  readonly typed: (value: string) => void
  /** What waits is said now. */
  readonly flush: () => void
  /** What waits is said no more. */
  readonly drop: () => void
}

/** Says what was typed once typing rests: of a row of keys the last alone. */
export function resting(say: (value: string) => void): Resting {
  let waiting: { readonly value: string; readonly timer: ReturnType<typeof setTimeout> } | null = null
  const drop = () => {
    clearTimeout(waiting?.timer)
    waiting = null
  }
  const flush = () => {
    if (waiting === null) return
    const { value } = waiting
    drop()
    say(value)
  }
  return {
    typed: (value) => {
      drop()
      waiting = { value, timer: setTimeout(flush, REST_MS) }
    },
    flush,
    drop,
  }
}
