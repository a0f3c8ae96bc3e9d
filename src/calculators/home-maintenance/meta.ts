import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'home-maintenance',
  title: 'Home Maintenance Calculator',
  question: 'What should I save each month for upkeep?',
  description:
    'Estimates a yearly reserve from value, size and the age of each system, and shows when the large jobs are likely.',
  icon: 'hammer',
  category: 'Home & Property',
  keywords: ['repairs', 'upkeep', 'roof', 'hvac', 'one percent rule', 'sinking fund'],
  related: ['mortgage', 'rent-vs-buy', 'budget-planner', 'emergency-fund'],
}
