/** Paying medical bills from the account now, or from the pocket and keeping the receipts. */
export interface ReceiptsPlan {
  /** In the account today, dollars. */
  readonly balance: number
  /** Deposits of the first year, all of them; rise by `annualRise` a year. Dollars a year, put in monthly. */
  readonly deposits: number
  readonly annualRise: number
  /** Deposits end after so many months (Medicare). */
  readonly depositMonths: number
  /** Medical bills of the first year, dollars a year, paid monthly. */
  readonly bills: number
  readonly annualBillRise: number
  /** Of the account, decimal a year. */
  readonly annualReturn: number
  /** Dollars a year, taken monthly. */
  readonly fee: number
  /** Of money outside, decimal a year, after its own tax. */
  readonly annualReturnOutside: number
  readonly months: number
}

/** Dollars of that month. */
export interface ReceiptsMonth {
  readonly month: number
  readonly spendAccount: number
  /** What the first way leaves in the pocket, invested outside. */
  readonly spendOutside: number
  readonly keepAccount: number
  /** Bills paid from the pocket so far: may come out free of tax at any time. */
  readonly keepReceipts: number
  readonly spendReceipts: number
}
const MOST_MONTHS = 720

/**
 * Both ways month by month, index 0 today: growth, deposit, fee, bill. The pocket pays the same in both: what the account pays in the first way is put into an ordinary
 * account there. The fee never takes more than there is.
 */
export function receiptsPaths(plan: ReceiptsPlan): readonly ReceiptsMonth[] {
  const months = Math.min(MOST_MONTHS, Math.max(0, plan.months))
  const rate = (1 + plan.annualReturn) ** (1 / 12)
  const outside = (1 + plan.annualReturnOutside) ** (1 / 12)
  const fee = plan.fee / 12
  let now: ReceiptsMonth = {
    month: 0,
    spendAccount: plan.balance,
    spendOutside: 0,
    keepAccount: plan.balance,
    keepReceipts: 0,
    spendReceipts: 0,
  }
  const path = [now]
  for (let month = 1; month <= months; month++) {
    const year = Math.floor((month - 1) / 12)
    const deposit = month <= plan.depositMonths ? (plan.deposits * (1 + plan.annualRise) ** year) / 12 : 0
    const bill = (plan.bills * (1 + plan.annualBillRise) ** year) / 12
    const grown = (balance: number) => Math.max(0, balance * rate + deposit - fee)
    const inAccount = grown(now.spendAccount)
    const paid = Math.min(bill, inAccount)
    now = {
      month,
      spendAccount: inAccount - paid,
      spendOutside: now.spendOutside * outside + paid,
      keepAccount: grown(now.keepAccount),
      keepReceipts: now.keepReceipts + bill,
      spendReceipts: now.spendReceipts + bill - paid,
    }
    path.push(now)
  }
  return path
}

/**
 * What an account is worth when all is taken out at once, dollars: as far as there are receipts free of tax, the rest taxed at `incomeTax` and, before 65, with the
 * additional tax (IRC 223(f)). Decimal shares.
 */
export function cashedOut(balance: number, receipts: number, incomeTax: number, additional: number): number {
  const free = Math.min(balance, receipts)
  return free + (balance - free) * Math.max(0, 1 - incomeTax - additional)
}
