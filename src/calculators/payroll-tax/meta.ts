import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'payroll-tax',
  title: 'Payroll Tax Calculator',
  question: 'What will my paycheck be, and is my W-4 right?',
  description:
    'Take-home pay line by line as on your stub, a mid-year W-4 check with the exact entries, two offers side by side, and what your employer pays.',
  icon: 'banknote',
  category: 'Tax',
  keywords: [
    'paycheck',
    'take-home pay',
    'fica',
    'withholding',
    'w-4',
    'net pay',
    'pay stub',
    'bonus tax',
    'overtime',
    'job offer',
    'futa',
    'suta',
  ],
  related: ['salary-hourly-converter', 'tax', '401k', 'hsa'],
}
