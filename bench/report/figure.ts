/** What a measurement hands back: figures, each beside its peer of the same run, with the target it is held to. */
export type Unit = 'ms' | 'µs' | 'KB' | 'MB' | 'bytes' | '/s' | 'score' | ''

export interface Target {
  /** Whether the figure itself or its ratio to the peer is held to the target. */
  readonly of: 'ours' | 'ratio'
  readonly atMost?: number
  readonly atLeast?: number
}

export interface Figure {
  readonly name: string
  readonly unit: Unit
  readonly ours: number
  readonly peer?: { readonly name: string; readonly value: number }
  readonly target?: Target
}

/** Many things against the same few targets: a row each. */
export interface Sheet {
  readonly columns: readonly { readonly name: string; readonly unit: Unit; readonly atMost?: number }[]
  /** A value for each column; null where there is nothing to measure. */
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
}

export interface Section {
  readonly title: string
  /** How it was measured, in a sentence or two. */
  readonly how: string
  readonly figures: readonly Figure[]
  readonly sheet?: Sheet
  /** What a reader should know besides, such as a page that could not be measured and why. */
  readonly notes: readonly string[]
}

/** Ours divided by the peer's; null without a peer or when the peer's is zero. */
export function ratioOf(figure: Figure): number | null {
  return figure.peer && figure.peer.value !== 0 ? figure.ours / figure.peer.value : null
}

/** Whether the figure meets its target; null when it has none, or when there is no ratio to hold to it. */
export function isMet(figure: Figure): boolean | null {
  const { target } = figure
  if (!target) return null
  const value = target.of === 'ours' ? figure.ours : ratioOf(figure)
  if (value === null) return null
  return value <= (target.atMost ?? Number.POSITIVE_INFINITY) && value >= (target.atLeast ?? Number.NEGATIVE_INFINITY)
}
