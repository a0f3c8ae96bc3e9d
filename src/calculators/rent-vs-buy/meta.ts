import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'rent-vs-buy',
  title: 'Rent vs Buy Calculator',
  question: 'Am I better off renting or buying, and after how many years?',
  description:
    'Compares buying and renting year by year, after taxes, with the cost difference invested, and finds the rent where you’d break even.',
  icon: 'scale',
  category: 'Mortgage & Real Estate',
  keywords: [
    'rent or buy',
    'buy or rent',
    'break-even rent',
    'break-even year',
    'own a home',
    'first home',
    'lease',
    'house hack',
    'opportunity cost',
    'move',
  ],
  related: ['mortgage', 'home-affordability', 'home-maintenance', 'home-down-payment'],
}
