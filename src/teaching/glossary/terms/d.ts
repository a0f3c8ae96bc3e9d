import { term } from '../term.ts'

export const d = [
  term('debit card', 'A card that takes what you spend straight out of your bank account.', {
    es: ['tarjeta de débito'],
    everyday: true,
    lesson: 'paying-people',
  }),
  term('debt', 'Money you owe.', {
    es: ['deuda'],
    everyday: true,
    lesson: 'debt-payoff',
    page: '/debt-payoff',
  }),
  term('debt collector', 'A person or company that collects debts owed to someone else.', {
    seen: ['cobrador de deudas'],
    lesson: 'debt-trouble',
    page: '/debt-payoff',
  }),
  term('debt-to-income ratio', 'Your monthly debt payments divided by your monthly pay before taxes.', {
    short: 'DTI',
    es: ['relación deuda-ingresos'],
    also: ['debt-to-income'],
    lesson: 'home-afford',
    calculator: 'debt-to-income',
  }),
  term('deductible', 'What you pay on covered bills before your insurance starts to pay.', {
    es: ['deducible'],
    only: ['deductible'],
    lesson: 'insurance-logic',
    page: '/insurance-hub',
  }),
  term('deduction', 'An amount you subtract from income before tax is figured.', {
    es: ['deducción'],
    also: ['tax deduction'],
    lesson: 'deductions-and-credits',
    calculator: 'tax',
  }),
  term('default', 'Not paying a loan as agreed for so long that the lender may demand all of it.', {
    es: ['incumplimiento de pago'],
    only: ['in default', 'into default', 'default on', 'defaults on', 'defaulted', 'loan default'],
    lesson: 'debt-trouble',
    calculator: 'student-loan',
  }),
  term(
    'deferred interest',
    'Interest that builds up during an offer and is charged all at once if you miss its terms.',
    {
      lesson: 'cards-and-grace',
      page: '/credit-card-usage',
    },
  ),
  term('deferment', 'A pause in loan payments that the lender has agreed to.', {
    es: ['aplazamiento'],
    lesson: 'student-loans',
    calculator: 'student-loan',
  }),
  term('delinquent', 'Late on a payment.', {
    es: ['moroso'],
    also: ['delinquency', 'past due'],
    lesson: 'debt-trouble',
    page: '/credit-score-simulator',
  }),
  term('demand draft', 'A payment taken from your account without your signature.', {
    seen: ['giro a la vista'],
    lesson: 'paying-people',
  }),
  term('dependent', 'A child or relative you support and may list on your tax return.', {
    es: ['dependiente'],
    only: ['a dependent', 'your dependent', 'dependents', 'qualifying dependent'],
    lesson: 'family-credits',
    calculator: 'tax',
  }),
  term('deposit', 'Money you put into an account.', {
    es: ['depósito'],
    everyday: true,
    lesson: 'choosing-account',
    calculator: 'savings',
  }),
  term('deposit hold', 'The wait before you can use the money from a check you’ve put in the bank.', {
    seen: ['retención de depósito'],
    lesson: 'choosing-account',
  }),
  term('deposit insurance', 'The government’s promise to pay you back, up to a limit, if your bank fails.', {
    es: ['seguro de depósitos'],
    also: ['FDIC-insured', 'FDIC insured'],
    lesson: 'deposit-insurance',
    calculator: 'money-market',
  }),
  term('depreciation', 'The fall in what something is worth as it gets older.', {
    es: ['depreciación'],
    lesson: 'car-true-cost',
    calculator: 'auto-loan',
  }),
  term('direct deposit', 'Pay or benefits sent straight into your bank account.', {
    es: ['depósito directo'],
    lesson: 'choosing-account',
    calculator: 'payroll-tax',
  }),
  term(
    'disability insurance',
    'Insurance that replaces part of your pay when illness or injury keeps you from working.',
    {
      es: ['seguro por discapacidad'],
      lesson: 'life-disability',
      page: '/insurance-guide',
    },
  ),
  term('discount points', 'A fee you pay up front to get a lower mortgage rate.', {
    es: ['puntos de descuento'],
    also: ['discount point', 'mortgage points'],
    lesson: 'mortgage-mechanics',
    calculator: 'mortgage-points',
  }),
  term('discretionary expense', 'Spending you could cut or skip if you had to.', {
    also: ['discretionary spending'],
    lesson: 'spending-plan',
    calculator: 'budget-planner',
  }),
  term('diversification', 'Spreading your money over many investments so that one loss hurts less.', {
    es: ['diversificación'],
    also: ['diversified', 'diversify'],
    lesson: 'index-funds',
    page: '/risk-assessment',
  }),
  term('dividend', 'Part of a company’s profit, paid to the people who own its stock.', {
    es: ['dividendo'],
    lesson: 'stocks-and-bonds',
    calculator: 'etf',
  }),
  term('dollar-cost averaging', 'Investing the same amount at regular times, whatever the price.', {
    also: ['DCA'],
    lesson: 'lump-or-drip',
    calculator: 'dca',
  }),
  term('down payment', 'The part of the price you pay yourself; you borrow the rest.', {
    es: ['pago inicial'],
    lesson: 'home-afford',
    calculator: 'home-down-payment',
  }),
  term('drawdown', 'The fall from a high point to the low that follows.', {
    only: ['drawdown', 'maximum drawdown'],
    lesson: 'crash-plan',
    page: '/risk-assessment',
  }),
  term('DSCR', 'A rental’s or business’s income divided by its loan payments.', {
    also: ['debt service coverage ratio'],
    lesson: 'compare-loans',
    calculator: 'business-loan',
  }),
  term('duration', 'About how many percent a bond’s price falls when interest rates rise by one point.', {
    only: ['bond duration', 'duration of a bond'],
    lesson: 'stocks-and-bonds',
    page: '/risk-assessment',
  }),
]
