import { term } from '../term.ts'

export const iToK = [
  term('I bond', 'A US savings bond whose rate follows inflation.', {
    also: ['Series I savings bond'],
    lesson: 'apy-and-cds',
    calculator: 'cd',
  }),
  term('identity theft', 'When someone uses your name or numbers to steal or borrow.', {
    es: ['robo de identidad'],
    lesson: 'identity-theft',
  }),
  term('income', 'Money you receive from work, benefits or investments.', {
    seen: ['ingresos'],
    everyday: true,
    lesson: 'take-home-pay',
    calculator: 'budget-planner',
  }),
  term('income-driven repayment', 'Student loan payments set by what you earn rather than by what you owe.', {
    es: ['pago basado en ingresos'],
    also: ['IDR', 'income-driven plan'],
    lesson: 'student-loans',
    calculator: 'student-loan',
  }),
  term('index', 'A list of stocks or bonds that shows how a market is doing.', {
    es: ['índice'],
    only: ['market index', 'stock index', 'an index', 'the index', 'indexes'],
    lesson: 'index-funds',
    calculator: 'etf',
  }),
  term('index fund', 'A fund that holds what’s on a list of stocks or bonds rather than picking its own.', {
    es: ['fondo indexado'],
    lesson: 'index-funds',
    calculator: 'mutual-fund',
  }),
  term('inflation', 'A general rise in prices, so that a dollar buys less.', {
    es: ['inflación'],
    lesson: 'inflation',
    calculator: 'compound-interest',
  }),
  term('installment loan', 'A loan you pay back in a set number of payments.', {
    es: ['préstamo a plazos'],
    lesson: 'compare-loans',
    calculator: 'personal-loan',
  }),
  term('insurance', 'Paying a small amount now so that many people share a loss too big for one.', {
    es: ['seguro'],
    everyday: true,
    lesson: 'insurance-logic',
    page: '/insurance-guide',
  }),
  term('interest', 'The price of using someone else’s money.', {
    seen: ['interés'],
    everyday: true,
    lesson: 'compounding',
    calculator: 'simple-interest',
  }),
  term('interest rate', 'The yearly price of using money, as a percent.', {
    seen: ['tasa de interés'],
    everyday: true,
    lesson: 'compare-loans',
    calculator: 'simple-interest',
  }),
  term('investment', 'Money put where it could grow, and could also fall.', {
    es: ['inversión'],
    everyday: true,
    lesson: 'why-invest',
    calculator: 'compound-interest',
  }),
  term('IRA', 'A retirement account you open yourself, apart from any job.', {
    es: ['cuenta individual de jubilación'],
    also: ['individual retirement account', 'individual retirement arrangement', 'traditional IRA'],
    lesson: 'roth-or-traditional',
    calculator: 'traditional-ira',
  }),
  term('IRMAA', 'An extra Medicare charge for people whose income was high two years before.', {
    also: ['income-related monthly adjustment amount'],
    lesson: 'medicare',
    calculator: 'social-security',
  }),
  term('itemize', 'To list your deductions one by one in place of the standard deduction.', {
    es: ['detallar las deducciones'],
    also: ['itemized', 'itemizing', 'itemized deduction'],
    lesson: 'deductions-and-credits',
    calculator: 'tax',
  }),
  term('joint account', 'An account owned by two or more people.', {
    es: ['cuenta conjunta'],
    lesson: 'couples-money',
    calculator: 'savings',
  }),
  term('kiddie tax', 'The rule that taxes a child’s larger investment income at the parents’ rate.', {
    lesson: 'kids-money',
    calculator: 'capital-gains-tax',
  }),
]
