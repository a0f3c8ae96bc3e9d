import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'mortgage-points',
  title: 'Mortgage Points Calculator',
  question: 'How long must I keep the loan before points pay for themselves?',
  description:
    'Puts every rate, point and credit of a lender’s sheet side by side by what each has cost you after the years you expect to stay.',
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
