import { term } from '../term.ts'

export const uToZ = [
  term('umbrella policy', 'Extra coverage for harm you cause, on top of your car and home insurance.', {
    es: ['póliza paraguas'],
    also: ['umbrella insurance', 'umbrella coverage'],
    lesson: 'auto-home-renters',
    page: '/insurance-guide',
  }),
  term('underwriting', 'How a lender or insurer decides whether to take you on, and at what price.', {
    es: ['evaluación de riesgos'],
    also: ['underwriter'],
    lesson: 'home-afford',
    calculator: 'home-affordability',
  }),
  term('unemployment insurance', 'Weekly pay for a time after you lose a job through no fault of your own.', {
    es: ['seguro por desempleo'],
    also: ['unemployment benefit', 'unemployment benefits'],
    lesson: 'job-loss',
    page: '/run-financial-scenario',
  }),
  term('unsecured', 'Not tied to anything a lender could take.', {
    es: ['sin garantía'],
    also: ['unsecured loan', 'unsecured debt'],
    lesson: 'compare-loans',
    calculator: 'personal-loan',
  }),
  term('usury', 'Interest above the most that the law allows.', {
    es: ['usura'],
    also: ['usury limit'],
    lesson: 'small-loans',
    calculator: 'personal-loan',
  }),
  term('utilization', 'How much of your card’s limit you’re using, as a percent.', {
    es: ['utilización de crédito'],
    also: ['credit utilization', 'utilization rate'],
    lesson: 'credit-scores',
    page: '/smart-credit-card-usage',
  }),
  term('variable rate', 'An interest rate that can go up or down.', {
    es: ['tasa variable'],
    also: ['variable-rate', 'adjustable rate'],
    lesson: 'mortgage-mechanics',
    calculator: 'mortgage',
  }),
  term('vesting', 'Earning the right to keep what your employer put in your plan.', {
    es: ['adquisición de derechos'],
    also: ['vested', 'vest'],
    lesson: '401k-match',
    calculator: '401k',
  }),
  term('volatility', 'How much a price swings up and down.', {
    es: ['volatilidad'],
    also: ['volatile'],
    lesson: 'risk-and-time',
    page: '/risk-assessment',
  }),
  term('W-2', 'The form from your employer that shows your pay and taxes for the year.', {
    also: ['Form W-2'],
    lesson: 'w4-and-filing',
    calculator: 'tax',
  }),
  term('W-4', 'The form that tells your employer how much tax to take from your pay.', {
    also: ['Form W-4'],
    lesson: 'w4-and-filing',
    calculator: 'payroll-tax',
  }),
  term('wash sale', 'A loss you can’t deduct because you bought the same thing shortly before or after selling.', {
    lesson: 'investment-taxes',
    calculator: 'tax-loss-harvesting',
  }),
  term('will', 'A signed paper that says who gets your property after you die.', {
    es: ['testamento'],
    only: ['a will', 'your will', 'wills', 'last will'],
    lesson: 'wills-and-names',
    calculator: 'life-insurance',
  }),
  term('wire transfer', 'A fast payment from bank to bank that is hard to get back.', {
    es: ['transferencia electrónica'],
    also: ['wire money', 'wired'],
    lesson: 'paying-people',
    calculator: 'currency-converter',
  }),
  term('withholding', 'Tax your employer takes out of your pay and sends in for you.', {
    es: ['retención de impuestos'],
    also: ['tax withholding', 'withheld'],
    lesson: 'w4-and-filing',
    calculator: 'payroll-tax',
  }),
  term('yield', 'The income an investment pays, as a percent of its price.', {
    es: ['rendimiento'],
    only: ['yield', 'dividend yield', 'yield to maturity'],
    lesson: 'stocks-and-bonds',
    calculator: 'money-market',
  }),
  term('zero-based budget', 'A plan that gives every dollar a job before the month starts.', {
    also: ['zero-based budgeting'],
    lesson: 'spending-plan',
    calculator: 'budget-planner',
  }),
]
