/** A guess about the future to the nearest hundred dollars, a large one to the nearest thousand. */
export const roughly = (amount: number): number => {
  const step = Math.abs(amount) >= 100_000 ? 1000 : 100
  return Math.round(amount / step) * step
}
