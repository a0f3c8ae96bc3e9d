import type { Unit } from '../kit/unit.ts'

export const creditAndDebt: Unit = {
  slug: 'credit-and-debt',
  title: 'Credit and debt',
  project: 'Find the month your debts would be gone.',
  lessons: [
    { slug: 'credit-reports', load: async () => (await import('./credit-reports.ts')).creditReports },
    { slug: 'credit-scores', load: async () => (await import('./credit-scores.ts')).creditScores },
    { slug: 'cards-and-grace', load: async () => (await import('./cards-and-grace.ts')).cardsAndGrace },
    { slug: 'minimum-payment', load: async () => (await import('./minimum-payment.ts')).minimumPayment },
    { slug: 'compare-loans', load: async () => (await import('./compare-loans.ts')).compareLoans },
    { slug: 'small-loans', load: async () => (await import('./small-loans.ts')).smallLoans },
    { slug: 'student-loans', load: async () => (await import('./student-loans.ts')).studentLoans },
    { slug: 'debt-payoff', load: async () => (await import('./debt-payoff.ts')).debtPayoff },
    { slug: 'debt-trouble', load: async () => (await import('./debt-trouble.ts')).debtTrouble },
  ],
}
