/** This loan beside the visitor's others. */
import { amortize } from '#engine/lending/amortize.ts'
import { roundToCent } from '#engine/money.ts'
import { perContext } from '../kit/calculator.ts'
import type { PaidContext } from './context.ts'
import { startOf } from './schedule.ts'
import type { PrepayInputs } from './sections.ts'

export interface LoanInLine {
  /** Null for the loan of the page; empty where the visitor gave none. */
  readonly name: string | null
  /** 0 for the loan of the page, then the others in the visitor's order. */
  readonly at: number
  /** Percent points a year after any tax saved. */
  readonly rate: number
  readonly balance: number
  /** What the same extra a month does there. */
  readonly saved: number
  readonly months: number
}
/** What is paid extra each month on whichever loan comes first; 100 where nothing is. */
export const extraInLine = ({ extraMonthly }: PrepayInputs): number => (extraMonthly > 0 ? extraMonthly : 100)

/** This loan and the others, highest after-tax rate first, each with what the same extra a month would save on it. */
export const inLine = perContext(({ inputs }: PaidContext): readonly LoanInLine[] => {
  const extra = extraInLine(inputs)
  const loans = [
    {
      name: null,
      balance: inputs.balance,
      rate: inputs.rate,
      term: inputs.term,
      own: inputs.know === 'payment' ? inputs.payment : null,
    },
    ...inputs.otherLoans.map((row) => ({
      ...row,
      name: row.name.trim(),
      own: null,
    })),
  ]
  const line: LoanInLine[] = []
  for (const [index, loan] of loans.entries()) {
    const terms = {
      principal: loan.balance,
      annualRate: loan.rate / 100,
      startMonth: startOf(inputs),
      ...(loan.own === null ? { termMonths: Math.round(loan.term) } : { payment: loan.own }),
    }
    const plain = amortize(terms)
    const faster = amortize({ ...terms, extras: [{ kind: 'monthly', amount: extra }] })
    if (plain.outcome !== 'paid-off' || faster.outcome !== 'paid-off') continue
    line.push({
      name: loan.name,
      at: index,
      rate: index === 0 ? inputs.rate * (1 - inputs.deduction / 100) : loan.rate,
      balance: loan.balance,
      saved: roundToCent(plain.totalInterest - faster.totalInterest),
      months: plain.months - faster.months,
    })
  }
  return line.sort((a, b) => b.rate - a.rate)
})
