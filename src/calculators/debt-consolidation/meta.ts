import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'debt-consolidation',
  title: 'Debt Consolidation Calculator',
  question: 'Would one new loan cost less than the debts I have now?',
  description:
    'Compares your debts as they are with one loan, a home equity loan or a 0% transfer, fees counted, at the same monthly payment, and names the risks.',
  icon: 'layers',
  category: 'Credit & Debt',
  keywords: [
    'combine debts',
    'consolidation loan',
    'balance transfer',
    'home equity loan',
    'heloc',
    'one payment',
    'credit card debt',
    'lower my payment',
  ],
  related: ['credit-card-payoff', 'personal-loan', 'debt-to-income'],
}
