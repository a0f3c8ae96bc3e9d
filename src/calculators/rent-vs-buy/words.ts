import { dollars } from '../kit/format.ts'

/** Who leads and by how much; `amount` is the buyer's lead, dollars. */
export const leadText = (amount: number): string =>
  amount >= 0 ? `buying ahead by ${dollars(amount)}` : `renting ahead by ${dollars(-amount)}`
