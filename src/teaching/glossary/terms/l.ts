import { term } from '../term.ts'

export const l = [
  term('ladder', 'Savings split over several end dates, so that some money comes free at each.', {
    also: ['CD ladder', 'bond ladder'],
    only: ['CD ladder', 'bond ladder', 'Treasury ladder', 'laddering'],
    lesson: 'apy-and-cds',
    calculator: 'cd',
  }),
  term('lease', 'A contract to pay for the use of a car or home you don’t own.', {
    es: ['arrendamiento'],
    everyday: true,
    lesson: 'car-deal',
    calculator: 'auto-loan',
  }),
  term('lender', 'The bank, company or person who lends you money.', {
    seen: ['prestamista'],
    everyday: true,
    lesson: 'compare-loans',
    calculator: 'personal-loan',
  }),
  term('liability', 'A debt, or the duty to pay for harm you caused.', {
    es: ['pasivo', 'responsabilidad civil (seguros)'],
    also: ['liability coverage'],
    lesson: 'net-worth',
    calculator: 'net-worth',
  }),
  term('lien', 'A legal claim on property until a debt is paid.', {
    es: ['gravamen'],
    lesson: 'debt-trouble',
    calculator: 'auto-loan',
  }),
  term('liquidity', 'How fast you can turn something into cash at a fair price.', {
    es: ['liquidez'],
    also: ['liquid'],
    lesson: 'emergency-fund',
    calculator: 'emergency-fund',
  }),
  term('loan', 'Money you borrow and pay back.', {
    seen: ['préstamo'],
    everyday: true,
    lesson: 'compare-loans',
    calculator: 'personal-loan',
  }),
  term(
    'Loan Estimate',
    'The form every mortgage lender gives you soon after you apply, with its costs laid out alike.',
    {
      es: ['estimación de préstamo'],
      lesson: 'mortgage-mechanics',
      calculator: 'mortgage',
    },
  ),
  term('loan servicer', 'The company that takes your loan payments and answers your questions.', {
    es: ['administrador de préstamos'],
    also: ['servicer', 'mortgage servicer'],
    lesson: 'student-loans',
    calculator: 'student-loan',
  }),
  term('loan-to-value', 'What you owe on a home divided by what the home is worth.', {
    short: 'LTV',
    es: ['relación préstamo-valor'],
    also: ['loan-to-value ratio'],
    lesson: 'house-payment-parts',
    calculator: 'refinance',
  }),
  term('long-term care', 'Help with daily life, such as bathing and eating, over months or years.', {
    es: ['cuidado a largo plazo'],
    lesson: 'insurance-logic',
    page: '/insurance-guide',
  }),
  term('lump sum', 'An amount paid all at once.', {
    es: ['suma global'],
    also: ['lump-sum'],
    lesson: 'lump-or-drip',
    calculator: 'lumpsum',
  }),
]
