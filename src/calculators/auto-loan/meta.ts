import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'auto-loan',
  title: 'Auto Loan Calculator',
  question: 'What would this car really cost me, with tax, trade-in and interest?',
  description:
    'Takes you from the sticker price to the monthly payment with your state’s sales tax, and shows when you’d owe more than the car is worth.',
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
