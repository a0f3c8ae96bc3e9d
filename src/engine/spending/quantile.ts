/** The median: of an even count the mean of the two in the middle, to whole cents. 0 of none. */
export function medianCents(values: readonly number[]): number {
  if (values.length === 0) return 0
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[half - 1] ?? 0) + upper) / 2)
}

/** Quartiles by Tukey's hinges: medians of the lower and upper half, the middle value in both where the count is odd. */
export function hinges(values: readonly number[]): { readonly lower: number; readonly upper: number } {
  const sorted = [...values].sort((a, b) => a - b)
  const half = Math.ceil(sorted.length / 2)
  return { lower: medianCents(sorted.slice(0, half)), upper: medianCents(sorted.slice(sorted.length - half)) }
}
