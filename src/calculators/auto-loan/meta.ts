import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'auto-loan',
  title: 'Auto Loan Calculator',
  question: 'What does this car really cost, rebate, trade-in and tax included?',
  description:
    'Works from the sticker to the monthly payment under your state’s tax rule, and shows the months in which you would owe more than the car is worth.',
  icon: 'car',
  category: 'Loan',
  keywords: [
    'car payment',
    'car loan',
    'trade-in',
    'negative equity',
    'rebate or low rate',
    'dealer',
    'upside down',
    'sales tax',
    'car loan interest deduction',
    '20/4/10',
  ],
  related: ['emi', 'personal-loan', 'debt-to-income', 'loan-prepayment'],
}
