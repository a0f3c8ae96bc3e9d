/** The smallest whole number of steps that is enough, by halving; null where `most` is not. `enough` holds from some number on. */
export function fewestSteps(most: number, enough: (steps: number) => boolean): number | null {
  if (most < 1 || !enough(most)) return null
  let low = 0
  let high = most
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (enough(middle)) high = middle
    else low = middle
  }
  return high
}
