import { term } from '../term.ts'

export const qToR = [
  term('qualified dividend', 'A dividend taxed at the lower rates that apply to long-term gains.', {
    lesson: 'investment-taxes',
    calculator: 'capital-gains-tax',
  }),
  term('RAP', 'A federal student loan plan, the Repayment Assistance Plan, with payments set by income.', {
    also: ['Repayment Assistance Plan'],
    lesson: 'student-loans',
    calculator: 'student-loan',
  }),
  term('real return', 'What an investment earned beyond the rise in prices.', {
    es: ['rendimiento real'],
    lesson: 'inflation',
    calculator: 'cagr',
  }),
  term('rebalancing', 'Buying and selling to get back to the mix of stocks and bonds you chose.', {
    es: ['reequilibrio'],
    also: ['rebalance', 'rebalanced'],
    lesson: 'risk-and-time',
    page: '/risk-assessment',
  }),
  term('recast', 'A new, lower mortgage payment after you pay a large amount at once.', {
    also: ['mortgage recast', 'recasting'],
    lesson: 'refi-or-prepay',
    calculator: 'loan-prepayment',
  }),
  term('refinance', 'To replace a loan with a new one, often at a lower rate.', {
    es: ['refinanciar'],
    also: ['refinancing', 'refinanced'],
    lesson: 'refi-or-prepay',
    calculator: 'refinance',
  }),
  term('refund', 'Money given back to you, such as tax you paid beyond what you owed.', {
    es: ['reembolso'],
    only: ['tax refund', 'your refund', 'refund'],
    everyday: true,
    lesson: 'w4-and-filing',
    calculator: 'payroll-tax',
  }),
  term('REIT', 'A company that owns buildings or mortgages and pays most of its income to shareholders.', {
    also: ['real estate investment trust'],
    lesson: 'stocks-and-bonds',
    calculator: 'real-estate',
  }),
  term('remittance', 'Money sent to someone in another country.', {
    es: ['remesa', 'envío de dinero'],
    lesson: 'paying-people',
    calculator: 'currency-converter',
  }),
  term('renters insurance', 'Pays for a renter’s lost or damaged things, and for harm they cause others.', {
    es: ['seguro de inquilino'],
    everyday: true,
    lesson: 'auto-home-renters',
    page: '/insurance-guide',
  }),
  term('repossession', 'The taking back of a car or other item because payments were missed.', {
    es: ['embargo del vehículo'],
    also: ['repossess', 'repossessed'],
    lesson: 'debt-trouble',
    calculator: 'auto-loan',
  }),
  term(
    'required minimum distribution',
    'The least you must take from most retirement accounts each year in later life.',
    {
      short: 'RMD',
      es: ['distribución mínima requerida'],
      lesson: 'making-it-last',
      calculator: 'traditional-ira',
    },
  ),
  term('return', 'What an investment gains or loses, as a percent.', {
    es: ['rendimiento'],
    only: [
      'rate of return',
      'investment return',
      'yearly return',
      'annual return',
      'average return',
      'expected return',
      'past returns',
    ],
    lesson: 'why-invest',
    calculator: 'cagr',
  }),
  term('reverse mortgage', 'A loan against your home that is paid back when you leave it.', {
    es: ['hipoteca revertida'],
    lesson: 'making-it-last',
    calculator: 'mortgage',
  }),
  term('revolving credit', 'Credit you can use again as you pay it back, such as a credit card.', {
    es: ['crédito rotativo'],
    lesson: 'credit-scores',
    page: '/credit-score-simulator',
  }),
  term('risk', 'How likely a loss is, and how big it could be.', {
    es: ['riesgo'],
    everyday: true,
    lesson: 'risk-and-time',
    page: '/risk-assessment',
  }),
  term('risk capacity', 'How much loss your life and plans could stand.', {
    lesson: 'risk-and-time',
    page: '/risk-assessment',
  }),
  term('risk tolerance', 'How much loss you’re willing to live with.', {
    es: ['tolerancia al riesgo'],
    lesson: 'risk-and-time',
    page: '/risk-assessment',
  }),
  term('rollover', 'Moving money from one retirement plan to another, or a CD into a new term.', {
    seen: ['renovación (certificados de depósito)'],
    es: ['reinversión', 'traspaso'],
    also: ['roll over', 'rolled over'],
    lesson: '401k-match',
    calculator: 'traditional-ira',
  }),
  term('Roth', 'A kind of account you pay tax on going in, so that you owe none coming out.', {
    also: ['Roth IRA', 'Roth 401(k)', 'Roth account'],
    lesson: 'roth-or-traditional',
    calculator: 'roth-ira',
  }),
  term('routing number', 'The digits that tell a payment which bank to go to.', {
    es: ['número de ruta'],
    lesson: 'paying-people',
  }),
  term('rule of 72', 'A shortcut: 72 divided by the yearly rate is about how many years money takes to double.', {
    lesson: 'compounding',
    calculator: 'compound-interest',
  }),
]
