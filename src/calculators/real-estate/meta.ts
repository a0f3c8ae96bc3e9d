import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'real-estate',
  title: 'Real Estate Investment Calculator',
  question: 'Would this rental make money after taxes?',
  description:
    'Shows cash flow, cap rate, cash-on-cash and the yearly return after tax, the most you could offer, and what a bad year would do.',
  icon: 'building-2',
  category: 'Mortgage & Real Estate',
  keywords: [
    'rental property',
    'landlord',
    'investment property',
    'cap rate',
    'cash on cash',
    'dscr',
    'irr',
    'noi',
    'depreciation',
    'passive loss',
    '1 percent rule',
    'duplex',
  ],
  related: ['mortgage', 'capital-gains-tax', 'home-maintenance', 'rent-vs-buy', 'business-loan'],
}
