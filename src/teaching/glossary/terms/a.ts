import { term } from '../term.ts'

export const a = [
  term('ability-to-repay rule', 'The rule that a lender must check in good faith that you can pay back a mortgage.', {
    seen: ['regla de capacidad de pago'],
    also: ['ability to repay'],
    lesson: 'home-afford',
    calculator: 'home-affordability',
  }),
  term('account number', 'The digits that tell a bank which account is yours.', {
    es: ['número de cuenta'],
    lesson: 'paying-people',
  }),
  term('ACH', 'The network that moves paychecks, bills and transfers between US bank accounts.', {
    seen: ['Cámara de Compensación Automática'],
    also: ['Automated Clearing House'],
    lesson: 'paying-people',
  }),
  term('active fund', 'A fund whose manager picks what to buy and tries to beat the market.', {
    also: ['actively managed fund'],
    lesson: 'index-funds',
    calculator: 'etf',
  }),
  term('adjustable-rate mortgage', 'A home loan whose rate is fixed at first and can change later.', {
    short: 'ARM',
    seen: ['hipoteca de tasa ajustable'],
    also: ['adjustable-rate loan'],
    lesson: 'mortgage-mechanics',
    calculator: 'mortgage',
  }),
  term(
    'adjusted gross income',
    'Your income after certain subtractions, before you take the standard deduction or itemize.',
    {
      short: 'AGI',
      es: ['ingreso bruto ajustado'],
      lesson: 'deductions-and-credits',
      calculator: 'tax',
    },
  ),
  term(
    'adverse action notice',
    'A letter that says why you were refused credit, a job or insurance because of a report about you.',
    { es: ['aviso de acción adversa'], lesson: 'credit-reports', page: '/credit-score-simulator' },
  ),
  term('after-tax', 'What’s left, or money put in, once tax has been paid on it.', {
    es: ['después de impuestos'],
    also: ['after taxes', 'after tax'],
    lesson: 'take-home-pay',
    calculator: 'payroll-tax',
  }),
  term('amortization', 'Paying off a loan with regular payments, each part interest and part loan balance.', {
    seen: ['amortización'],
    also: ['amortization schedule', 'amortized', 'amortizing'],
    lesson: 'mortgage-mechanics',
    calculator: 'emi',
  }),
  term('annual fee', 'What a card or account charges each year for having it.', {
    es: ['cuota anual'],
    lesson: 'cards-and-grace',
    page: '/smart-credit-card',
  }),
  term('annual percentage rate', 'What borrowing costs in a year as a percent, with certain fees counted in.', {
    short: 'APR',
    seen: ['tasa porcentual anual (APR)'],
    lesson: 'compare-loans',
    calculator: 'personal-loan',
  }),
  term('annual percentage yield', 'What savings earn in a year as a percent, with compounding counted in.', {
    short: 'APY',
    es: ['rendimiento porcentual anual (APY)'],
    lesson: 'apy-and-cds',
    calculator: 'savings',
  }),
  term('annuity', 'A contract, usually with an insurer, that pays you income for some years or for life.', {
    es: ['anualidad'],
    lesson: 'making-it-last',
    calculator: 'retirement-drawdown',
  }),
  term('appraisal', 'A professional’s written opinion of what a home or other property is worth.', {
    es: ['tasación'],
    lesson: 'mortgage-mechanics',
    calculator: 'refinance',
  }),
  term('appreciation', 'A rise in what something you own is worth.', {
    es: ['apreciación'],
    only: ['home appreciation', 'price appreciation', 'appreciation rate', 'appreciation'],
    lesson: 'rent-or-buy',
    calculator: 'real-estate',
  }),
  term('asset', 'Something you own that’s worth money.', {
    es: ['activo'],
    only: ['assets', 'an asset'],
    lesson: 'net-worth',
    calculator: 'net-worth',
  }),
  term('asset allocation', 'How your money is split among stocks, bonds and cash.', {
    es: ['distribución de activos'],
    lesson: 'stocks-and-bonds',
    page: '/risk-assessment',
  }),
  term('auto loan', 'A loan to buy a car, with the car itself as the lender’s security.', {
    es: ['préstamo para vehículo'],
    also: ['car loan'],
    everyday: true,
    lesson: 'car-deal',
    calculator: 'auto-loan',
  }),
  term('automatic payment', 'Permission for a company to take each payment from your account when it’s due.', {
    seen: ['pago a débito automático'],
    also: ['autopay'],
    lesson: 'bills-first',
    page: '/smart-life-manager',
  }),
  term('authorized user', 'Someone who may use another person’s card without owing what’s charged to it.', {
    es: ['usuario autorizado'],
    lesson: 'credit-scores',
    page: '/credit-score-simulator',
  }),
  term('avalanche', 'Paying the most you can on the debt with the highest interest rate first.', {
    also: ['avalanche method', 'debt avalanche'],
    lesson: 'debt-payoff',
    page: '/debt-payoff-strategies',
  }),
]
