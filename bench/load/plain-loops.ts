/** The same questions in bare loops of floating-point numbers: no cents, no calendar, no odd outcomes. The least the work can cost. */

interface PlainRow {
  readonly payment: number
  readonly interest: number
  readonly principal: number
  readonly balance: number
}

/** A level-payment loan, one row a month. `annualRate` as a decimal. */
export function plainLoan(principal: number, annualRate: number, months: number): PlainRow[] {
  const rate = annualRate / 12
  const payment = (principal * rate) / (1 - (1 + rate) ** -months)
  const rows: PlainRow[] = []
  let balance = principal
  for (let month = 0; month < months; month++) {
    const interest = balance * rate
    balance -= payment - interest
    rows.push({ payment, interest, principal: payment - interest, balance })
  }
  return rows
}

/** Cards with a fixed total a month, the rest to the first one still owed; give them dearest first. */
export function plainCards(cards: readonly { balance: number; apr: number }[], total: number, least: number): number[] {
  const owed = cards.map(({ balance }) => balance)
  const course: number[] = []
  while (owed.some((balance) => balance > 0) && course.length < 1_200) {
    let left = total
    for (const [i, card] of cards.entries()) {
      const bill = (owed[i] ?? 0) * (1 + card.apr / 12)
      const paid = Math.min(bill, least, left)
      owed[i] = bill - paid
      left -= paid
    }
    for (const [i, balance] of owed.entries()) {
      const paid = Math.min(balance, left)
      owed[i] = balance - paid
      left -= paid
    }
    course.push(owed.reduce((sum, balance) => sum + balance, 0))
  }
  return course
}

/** Monthly deposits at the month's end, one balance a month. */
export function plainGrowth(start: number, deposit: number, annualRate: number, years: number): number[] {
  const course: number[] = []
  let balance = start
  for (let month = 0; month < years * 12; month++) {
    balance = balance * (1 + annualRate / 12) + deposit
    course.push(balance)
  }
  return course
}
