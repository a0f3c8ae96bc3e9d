import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'salary-hourly-converter',
  title: 'Salary and Hourly Converter',
  question: 'What is my pay by the hour, week, month and year?',
  description:
    'Converts between salary and hourly pay with your real hours, overtime and time off, and compares two offers.',
  icon: 'clock',
  category: 'Income & Employment',
  keywords: [
    'hourly wage',
    'annual salary',
    'overtime',
    'job offer',
    '2080 hours',
    '2087 hours',
    '1099 or w-2',
    'freelance rate',
    'raise',
    'biweekly pay',
  ],
  related: ['payroll-tax', 'tax', 'budget-planner'],
}
