import { defaultYear } from '#facts/default-year.ts'
import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'student-loan',
  title: 'Student Loan Calculator',
  question: 'Which repayment plan costs me least, and when am I done?',
  description: `Compares every federal plan open to you under the ${defaultYear} rules, with past payments, forgiveness and its tax, and refinancing beside them.`,
  icon: 'graduation-cap',
  category: 'Loan',
  keywords: [
    'college loan',
    'repayment assistance plan',
    'rap',
    'ibr',
    'paye',
    'icr',
    'pslf',
    'forgiveness',
    'federal loan',
    'income-driven',
    'married filing separately',
  ],
  related: ['loan-prepayment', 'debt-consolidation', '529', 'tax'],
}
