import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'business-loan',
  title: 'Business Loan Calculator',
  question: 'What’s the true yearly cost of this business loan?',
  description: 'Turns rates, fees and factor rates with daily or weekly payments into one APR and a cash calendar.',
  icon: 'briefcase-business',
  category: 'Business & Commercial',
  keywords: [
    'sba',
    'sba 7a guarantee fee',
    'factor rate',
    'merchant cash advance',
    'working capital',
    'line of credit',
    'balloon',
    'dscr',
    'small business',
  ],
  related: ['personal-loan', 'simple-interest', 'emi'],
}
