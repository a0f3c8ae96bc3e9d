import { term } from '../term.ts'

export const t = [
  term('take-home pay', 'The pay you actually get after taxes and everything else taken out.', {
    es: ['salario neto'],
    lesson: 'take-home-pay',
    calculator: 'payroll-tax',
  }),
  term('target-date fund', 'A fund that gets more careful as the year in its name comes near.', {
    also: ['target date fund'],
    lesson: 'index-funds',
    calculator: 'mutual-fund',
  }),
  term('tax credit', 'An amount that comes straight off your tax bill.', {
    es: ['crédito tributario'],
    lesson: 'deductions-and-credits',
    calculator: 'tax',
  }),
  term('tax-deferred', 'Not taxed now but later, usually when you take the money out.', {
    es: ['con impuestos diferidos'],
    also: ['tax deferred', 'tax deferral'],
    lesson: 'account-order',
    calculator: 'traditional-ira',
  }),
  term('tax return', 'The form you send in each year to figure your tax.', {
    es: ['declaración de impuestos'],
    everyday: true,
    lesson: 'w4-and-filing',
    calculator: 'tax',
  }),
  term('term life insurance', 'Life insurance for a set number of years.', {
    es: ['seguro de vida a término'],
    also: ['term life', 'term insurance'],
    lesson: 'life-disability',
    calculator: 'term-insurance',
  }),
  term('TIPS', 'US Treasury bonds whose value rises with prices.', {
    also: ['Treasury Inflation-Protected Securities'],
    lesson: 'inflation',
    page: '/risk-assessment',
  }),
  term('title', 'The paper that proves who owns a car or home.', {
    es: ['título de propiedad'],
    only: ['car title', 'title to', 'clear title', 'title insurance', 'the title'],
    lesson: 'car-deal',
    calculator: 'auto-loan',
  }),
  term('total return', 'The change in price plus the income an investment paid.', {
    lesson: 'why-invest',
    calculator: 'etf',
  }),
  term('trade-in', 'Your old car, used as part of the payment for another.', {
    es: ['vehículo entregado como parte del pago'],
    lesson: 'car-deal',
    calculator: 'auto-loan',
  }),
  term('Treasury bill', 'A loan to the US government for a year or less.', {
    es: ['letra del Tesoro'],
    also: ['T-bill'],
    lesson: 'apy-and-cds',
    calculator: 'money-market',
  }),
  term('trust', 'Property that one person looks after for another under written rules.', {
    es: ['fideicomiso'],
    only: ['a trust', 'living trust', 'trusts', 'the trust'],
    lesson: 'wills-and-names',
    calculator: 'life-insurance',
  }),
]
