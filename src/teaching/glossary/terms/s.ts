import { term } from '../term.ts'

export const s = [
  term('savings account', 'A bank account for money you don’t plan to spend now.', {
    seen: ['cuenta de ahorros'],
    everyday: true,
    lesson: 'choosing-account',
    calculator: 'savings',
  }),
  term('savings rate', 'The share of your income that you save.', {
    only: ['your savings rate', 'personal savings rate', 'savings rate of'],
    lesson: 'saving-goals',
    calculator: 'budget-planner',
  }),
  term('secured card', 'A credit card backed by a deposit you leave with the bank.', {
    es: ['tarjeta de crédito asegurada'],
    also: ['secured credit card'],
    lesson: 'credit-scores',
    page: '/credit-score-simulator',
  }),
  term('secured loan', 'A loan that lets the lender take something of yours if you don’t pay.', {
    es: ['préstamo con garantía'],
    lesson: 'compare-loans',
    calculator: 'auto-loan',
  }),
  term('sequence risk', 'The harm done by bad years just as you start to live on your savings.', {
    also: ['sequence of returns', 'sequence-of-returns risk'],
    lesson: 'making-it-last',
    calculator: 'retirement-drawdown',
  }),
  term('short sale', 'Selling a home for less than is owed on it, with the lender’s consent.', {
    es: ['venta corta'],
    only: ['short sale of a home', 'short sale of your home', 'home short sale'],
    lesson: 'debt-trouble',
    calculator: 'mortgage',
  }),
  term('simple interest', 'Interest figured only on the amount you put in or borrowed.', {
    es: ['interés simple'],
    lesson: 'compounding',
    calculator: 'simple-interest',
  }),
  term('sinking fund', 'Money set aside a bit each month for a bill you know is coming.', {
    lesson: 'bills-first',
    calculator: 'home-maintenance',
  }),
  term('snowball', 'Paying off the smallest debt first, then the next smallest.', {
    also: ['snowball method', 'debt snowball'],
    lesson: 'debt-payoff',
    page: '/debt-payoff-strategies',
  }),
  term('Social Security', 'The federal program that pays retired and disabled workers and their families.', {
    es: ['Seguro Social'],
    everyday: true,
    lesson: 'social-security-when',
    calculator: 'social-security',
  }),
  term('standard deduction', 'A set amount of income that the federal income tax leaves alone.', {
    es: ['deducción estándar'],
    lesson: 'deductions-and-credits',
    calculator: 'tax',
  }),
  term('statement', 'The list of what went in and out of an account over a month or other period.', {
    es: ['estado de cuenta'],
    also: ['account statement', 'bank statement'],
    everyday: true,
    lesson: 'cards-and-grace',
    page: '/spending-patterns',
  }),
  term('stock', 'A share in owning a company.', {
    es: ['acción'],
    also: ['share of stock'],
    everyday: true,
    lesson: 'stocks-and-bonds',
    calculator: 'stock-average',
  }),
  term('subsidized loan', 'A student loan whose interest the government pays while you’re in school.', {
    es: ['préstamo subsidiado'],
    also: ['Direct Subsidized Loan'],
    lesson: 'student-loans',
    calculator: 'student-loan',
  }),
  term('surrender charge', 'A fee for leaving an insurance or annuity contract early.', {
    lesson: 'insurance-logic',
    calculator: 'life-insurance',
  }),
]
