import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: '529',
  title: '529 Plan Calculator',
  question: 'What should I save each month for college, and what share will it cover?',
  description:
    'Projects costs and savings through graduation, with your state’s deduction and what to do with money left over.',
  icon: 'school',
  category: 'Tax & Protection',
  keywords: [
    'college savings',
    'education',
    'tuition',
    'superfunding',
    'state deduction',
    'roth rollover',
    'private school',
    'grandparents',
  ],
  related: ['student-loan', 'savings', 'roth-ira', 'compound-interest'],
}
