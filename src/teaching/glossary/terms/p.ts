import { term } from '../term.ts'

export const p = [
  term('paycheck stub', 'The slip with your paycheck that shows your pay and what was taken out.', {
    es: ['talón de pago'],
    also: ['pay stub', 'paystub'],
    lesson: 'take-home-pay',
    calculator: 'payroll-tax',
  }),
  term('payday loan', 'A short, costly loan that is due on your next payday.', {
    es: ['préstamo del día de pago'],
    lesson: 'small-loans',
    calculator: 'personal-loan',
  }),
  term('payoff amount', 'The amount that would pay off a loan in full on a given day.', {
    es: ['monto de liquidación'],
    lesson: 'refi-or-prepay',
    calculator: 'loan-prepayment',
  }),
  term('P/E ratio', 'A share’s price divided by what the company earns per share in a year.', {
    also: ['P/E', 'price-to-earnings ratio'],
    lesson: 'stocks-and-bonds',
    page: '/stocks-screener',
  }),
  term('penalty', 'What you’re charged for breaking a rule.', {
    seen: ['penalidad'],
    es: ['multa'],
    everyday: true,
    lesson: 'apy-and-cds',
    calculator: 'cd',
  }),
  term('pension', 'Income in retirement that an employer or union promises to pay.', {
    es: ['pensión'],
    everyday: true,
    lesson: 'how-much-retire',
    calculator: 'retirement',
  }),
  term('phishing', 'Messages that pretend to be from someone you trust so you’ll give away secrets.', {
    lesson: 'scams',
  }),
  term('policy', 'Your contract with an insurer.', {
    es: ['póliza'],
    only: ['insurance policy', 'your policy', 'the policy', 'life policy'],
    everyday: true,
    lesson: 'insurance-logic',
    page: '/insurance-hub',
  }),
  term('Ponzi scheme', 'A fraud that pays earlier investors with the money of later ones.', {
    es: ['esquema Ponzi'],
    lesson: 'scams',
  }),
  term('portfolio', 'Everything you’ve invested, taken as a whole.', {
    es: ['cartera de inversiones'],
    lesson: 'stocks-and-bonds',
    page: '/risk-assessment',
  }),
  term('power of attorney', 'A paper that lets someone act for you in money or health matters.', {
    es: ['poder notarial'],
    also: ['powers of attorney'],
    lesson: 'wills-and-names',
    page: '/smart-life-manager',
  }),
  term('pre-approval', 'A lender’s yes, on conditions, before you’ve found the home or car.', {
    es: ['preaprobación'],
    also: ['preapproval', 'preapproved', 'pre-approved'],
    lesson: 'home-afford',
    calculator: 'home-affordability',
  }),
  term('premium', 'What you pay for insurance.', {
    es: ['prima'],
    only: ['premiums', 'insurance premium', 'monthly premium', 'your premium'],
    lesson: 'insurance-logic',
    calculator: 'term-insurance',
  }),
  term('prepaid card', 'A card you load with money before you spend it.', {
    seen: ['tarjeta prepagada'],
    lesson: 'choosing-account',
  }),
  term('prepayment penalty', 'A fee some lenders charge if you pay off a loan early.', {
    es: ['penalidad por pago anticipado'],
    lesson: 'refi-or-prepay',
    calculator: 'loan-prepayment',
  }),
  term('present value', 'What money you’ll get later is worth in today’s money.', {
    es: ['valor presente'],
    lesson: 'compounding',
    calculator: 'lumpsum',
  }),
  term('pretax', 'Taken from your pay before income tax is figured.', {
    also: ['pre-tax', 'before-tax'],
    lesson: '401k-match',
    calculator: '401k',
  }),
  term('principal', 'The amount you borrowed, or still owe, without the interest.', {
    es: ['capital', 'principal (préstamos)'],
    lesson: 'mortgage-mechanics',
    calculator: 'emi',
  }),
  term('probate', 'The court’s work of settling what a person left at death.', {
    es: ['proceso sucesorio'],
    lesson: 'wills-and-names',
    calculator: 'life-insurance',
  }),
  term('property tax', 'The tax you pay each year on land and buildings you own.', {
    es: ['impuesto sobre la propiedad'],
    everyday: true,
    lesson: 'house-payment-parts',
    calculator: 'mortgage',
  }),
  term('prospectus', 'The legal booklet that says what a fund does, risks and charges.', {
    es: ['prospecto'],
    lesson: 'fees',
    calculator: 'mutual-fund',
  }),
  term('PSLF', 'Federal student loan forgiveness for people who work long enough in public service.', {
    also: ['Public Service Loan Forgiveness'],
    lesson: 'student-loans',
    calculator: 'student-loan',
  }),
]
