import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'mortgage-points',
  title: 'Mortgage Points Calculator',
  question: 'How long until mortgage points pay off?',
  description:
    'Compares every rate, point and credit your lender offers by what each would cost you over the years you keep the loan.',
  icon: 'percent',
  category: 'Mortgage & Real Estate',
  keywords: [
    'discount points',
    'buydown',
    'lender credit',
    'closing costs',
    '2-1 buydown',
    'rate sheet',
    'break-even',
    'buy down the rate',
    'loan estimate',
  ],
  related: ['mortgage', 'refinance', 'home-affordability'],
}
