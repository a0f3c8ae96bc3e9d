/** Independent forms for card debt; imports nothing from the engine. */

/** Payments needed at a constant monthly rate without rounding: -ln(1 - Br/P)/ln(1 + r), up to the next whole one. */
export const paymentsToClear = (balance: number, monthlyRate: number, payment: number): number =>
  Math.ceil(
    monthlyRate === 0
      ? balance / payment
      : -Math.log(1 - (balance * monthlyRate) / payment) / Math.log(1 + monthlyRate),
  )

/** Level payment: Br/(1 - (1 + r)^-n). */
export const paymentToClearIn = (balance: number, monthlyRate: number, months: number): number =>
  monthlyRate === 0 ? balance / months : (balance * monthlyRate) / (1 - (1 + monthlyRate) ** -months)

/** One card in whole cents with integers only: interest = round(balance x apr / 12), then the payment. */
export const integerCourse = (
  balanceCents: number,
  aprBasisPoints: number,
  paymentCents: (balanceBefore: number, interest: number) => number,
): { months: number; interestCents: number } => {
  let balance = balanceCents
  let interestCents = 0
  let months = 0
  while (balance > 0 && months < 1_200) {
    const interest = Math.floor((2 * balance * aprBasisPoints + 120_000) / 240_000)
    const payment = Math.min(balance + interest, paymentCents(balance, interest))
    interestCents += interest
    balance += interest - payment
    months++
  }
  return { months, interestCents }
}
