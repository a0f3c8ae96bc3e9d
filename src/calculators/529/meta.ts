import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: '529',
  title: '529 Plan Calculator',
  question: 'What should I save each month for college, and what share will it cover?',
  description:
    'Project college costs and 529 savings through graduation for each child, with your state’s tax break, gift limits and ways to use money left over.',
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
