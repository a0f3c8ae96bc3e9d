import { term } from '../term.ts'

export const f = [
  term('FAFSA', 'The form you fill out to get federal money for college.', {
    also: ['Free Application for Federal Student Aid'],
    lesson: 'student-loans',
    calculator: '529',
  }),
  term('FDIC', 'The federal agency that insures money in banks.', {
    also: ['Federal Deposit Insurance Corporation'],
    lesson: 'deposit-insurance',
    calculator: 'savings',
  }),
  term('FICA', 'The taxes on your pay that fund Social Security and Medicare.', {
    also: ['FICA tax', 'payroll tax'],
    lesson: 'take-home-pay',
    calculator: 'payroll-tax',
  }),
  term('FICO score', 'A credit score that many lenders use, from 300 to 850.', {
    also: ['FICO'],
    lesson: 'credit-scores',
    page: '/credit-score-simulator',
  }),
  term('fiduciary', 'Someone who by law must put your interest ahead of their own.', {
    seen: ['fiduciario'],
    also: ['fiduciaries'],
    lesson: 'consumer-rights',
    calculator: 'brokerage-fees',
  }),
  term('filing status', 'Your tax group, such as single or head of household, set by marriage and family.', {
    es: ['estado civil tributario'],
    also: ['filing statuses'],
    lesson: 'w4-and-filing',
    calculator: 'tax',
  }),
  term('finance charge', 'What a loan or card costs you in dollars, interest plus fees.', {
    es: ['cargo financiero'],
    lesson: 'compare-loans',
    calculator: 'personal-loan',
  }),
  term('financial independence', 'When what your investments earn can pay for how you live.', {
    lesson: 'how-much-retire',
    page: '/financial-growth-levels',
  }),
  term('financial well-being', 'Feeling secure about money and free to choose, today and later.', {
    seen: ['bienestar financiero'],
    lesson: 'what-is-money-for',
    page: '/financial-health-report',
  }),
  term('fixed rate', 'An interest rate that doesn’t change.', {
    seen: ['tasa fija'],
    also: ['fixed-rate'],
    lesson: 'mortgage-mechanics',
    calculator: 'mortgage',
  }),
  term('fixed expense', 'A bill that is the same every month.', {
    es: ['gasto fijo'],
    lesson: 'spending-plan',
    calculator: 'budget-planner',
  }),
  term('forbearance', 'A lender’s agreement that you may pay less or nothing for a while.', {
    es: ['indulgencia de morosidad'],
    lesson: 'debt-trouble',
    calculator: 'student-loan',
  }),
  term('foreclosure', 'The taking of a home by the lender because the mortgage wasn’t paid.', {
    es: ['ejecución hipotecaria'],
    lesson: 'debt-trouble',
    calculator: 'mortgage',
  }),
  term('401(k)', 'A retirement plan at work that you pay into from your paycheck.', {
    lesson: '401k-match',
    calculator: '401k',
  }),
  term('529 plan', 'An account for school costs whose growth isn’t taxed when used for them.', {
    also: ['529 account'],
    lesson: 'kids-money',
    calculator: '529',
  }),
  term('fraud alert', 'A note in your credit file that asks lenders to check it’s really you.', {
    es: ['alerta de fraude'],
    lesson: 'identity-theft',
  }),
  term('full retirement age', 'The age at which you get your whole Social Security benefit.', {
    short: 'FRA',
    es: ['plena edad de jubilación'],
    lesson: 'social-security-when',
    calculator: 'social-security',
  }),
]
