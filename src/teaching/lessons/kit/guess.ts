/** Where the slider of a guess stands at first: the step in the middle of its range. */
export const guessStart = ({
  from,
  to,
  step,
}: {
  readonly from: number
  readonly to: number
  readonly step: number
}): number => from + Math.round((to - from) / 2 / step) * step
