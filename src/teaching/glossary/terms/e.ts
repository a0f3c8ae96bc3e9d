import { term } from '../term.ts'

export const e = [
  term('earned income tax credit', 'A tax credit for people with lower pay, paid out even if you owe no tax.', {
    short: 'EITC',
    es: ['crédito tributario por ingreso del trabajo'],
    also: ['earned income credit', 'EIC'],
    lesson: 'family-credits',
    calculator: 'tax',
  }),
  term('earnest money', 'A deposit that shows the seller a home buyer is serious.', {
    es: ['depósito de buena fe'],
    lesson: 'home-afford',
    calculator: 'home-down-payment',
  }),
  term('effective tax rate', 'Your total tax divided by your income.', {
    also: ['average tax rate'],
    lesson: 'tax-brackets',
    calculator: 'tax',
  }),
  term('emergency fund', 'Cash you keep for surprises such as a repair or a lost job.', {
    es: ['fondo de emergencia'],
    also: ['emergency savings'],
    lesson: 'emergency-fund',
    calculator: 'emergency-fund',
  }),
  term('employer match', 'Money your employer adds to your retirement plan when you save in it.', {
    es: ['aporte del empleador'],
    also: ['employer matching', '401(k) match', 'matching contribution'],
    lesson: '401k-match',
    calculator: '401k',
  }),
  term('equity', 'What something is worth less what you owe on it.', {
    es: ['capital', 'valor neto de la vivienda'],
    also: ['home equity'],
    only: ['equity', 'home equity'],
    lesson: 'refi-or-prepay',
    calculator: 'mortgage',
  }),
  term('escrow account', 'An account your mortgage company uses to pay your property tax and insurance.', {
    es: ['cuenta de depósito en garantía', 'plica (Puerto Rico)'],
    also: ['escrow'],
    lesson: 'house-payment-parts',
    calculator: 'mortgage',
  }),
  term('estate', 'Everything a person leaves behind at death.', {
    es: ['patrimonio', 'sucesión (legal)'],
    only: ['your estate', 'an estate', 'their estate', 'the estate', 'estate tax', 'estate plan'],
    lesson: 'wills-and-names',
    calculator: 'life-insurance',
  }),
  term('estimated tax', 'Tax you send in four times a year on income that had no tax withheld.', {
    es: ['impuestos estimados'],
    also: ['estimated taxes', 'estimated tax payment', 'quarterly taxes'],
    lesson: 'side-income',
    page: '/irregular-income',
  }),
  term('ETF', 'A fund whose shares trade all day like a stock.', {
    also: ['exchange-traded fund'],
    lesson: 'index-funds',
    calculator: 'etf',
  }),
  term('exclusion', 'Something an insurance policy doesn’t cover.', {
    es: ['exclusión'],
    only: ['policy exclusion', 'insurance exclusion'],
    lesson: 'insurance-logic',
    page: '/insurance-guide',
  }),
  term('executor', 'The person who carries out a will.', {
    es: ['albacea'],
    also: ['personal representative'],
    lesson: 'wills-and-names',
    calculator: 'life-insurance',
  }),
  term('expense ratio', 'What a fund takes each year as a percent of your money in it.', {
    es: ['coeficiente de gastos'],
    lesson: 'fees',
    calculator: 'mutual-fund',
  }),
]
