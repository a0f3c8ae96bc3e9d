import { roundToCent } from '#engine/money.ts'

/** One year's SBA 7(a) upfront fee: rows by size of the loan, `upTo` null without an upper end. Decimals. */
export type GuaranteeFees = {
  readonly rows: readonly { readonly upTo: number | null; readonly fee: number; readonly guaranteed: number }[]
  /** Asked on the guaranteed part above one million dollars. */
  readonly overMillion: number
}

const MILLION = 1_000_000

const rowFor = (loan: number, { rows }: GuaranteeFees): GuaranteeFees['rows'][number] | undefined =>
  rows.find((row) => row.upTo === null || loan <= row.upTo)

/**
 * The SBA 7(a) upfront guarantee fee in dollars to the cent: a share of the guaranteed part (not of the loan), by the size of the
 * loan; a guaranteed part over one million pays the higher share on what lies above (15 USC 636(a)(18)). The lender owes it and
 * may pass it on. Loans of 12 months or less pay another, lower fee, which is not worked out here.
 */
export const guaranteeFee = (
  loan: number,
  fees: GuaranteeFees,
): { readonly guaranteed: number; readonly share: number; readonly fee: number } => {
  const row = rowFor(loan, fees)
  if (row === undefined || !(loan > 0)) return { guaranteed: 0, share: 0, fee: 0 }
  const guaranteed = loan * row.guaranteed
  const over = Math.max(0, guaranteed - MILLION)
  const fee = roundToCent((guaranteed - over) * row.fee + over * fees.overMillion)
  return { guaranteed: roundToCent(guaranteed), share: row.fee, fee }
}

/**
 * The smallest loan that leaves `cash` dollars once a share of it, flat dollars and (when `fees` is given) the guarantee fee are
 * kept back. Each row of the fee table is solved by itself, since the fee jumps at its edges. Null when the share takes it all.
 */
export const loanLeaving = (
  cash: number,
  feeShare: number,
  flatFee: number,
  fees: GuaranteeFees | null,
): number | null => {
  const wanted = cash + flatFee
  if (fees === null) return feeShare < 1 ? roundToCent(wanted / (1 - feeShare)) : null
  for (const { upTo, fee, guaranteed } of fees.rows) {
    const plain = wanted / (1 - feeShare - guaranteed * fee)
    const high = (wanted + MILLION * (fee - fees.overMillion)) / (1 - feeShare - guaranteed * fees.overMillion)
    const loan = plain * guaranteed > MILLION ? high : plain
    if (Number.isFinite(loan) && loan > 0 && (upTo === null || loan <= upTo)) return roundToCent(loan)
  }
  return null
}
