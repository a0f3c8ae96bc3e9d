import { term } from '../term.ts'

export const b = [
  term('backdoor Roth', 'An IRA deposit you don’t deduct, which you then convert to a Roth IRA.', {
    also: ['backdoor Roth IRA'],
    lesson: 'roth-or-traditional',
    calculator: 'roth-ira',
  }),
  term('balance', 'How much is in an account, or how much you still owe.', {
    es: ['saldo'],
    everyday: true,
    lesson: 'minimum-payment',
    calculator: 'credit-card-payoff',
  }),
  term('balance transfer', 'Moving what you owe on one card to another with a lower rate, often for a fee.', {
    seen: ['transferencia de saldo'],
    lesson: 'debt-payoff',
    calculator: 'credit-card-payoff',
  }),
  term('bankruptcy', 'A court process that wipes out some debts or sets up a plan to repay them.', {
    es: ['bancarrota'],
    lesson: 'debt-trouble',
    page: '/debt-payoff',
  }),
  term('basis', 'What an investment cost you, as the tax rules count it, so that only the gain is taxed.', {
    also: ['cost basis'],
    only: ['cost basis', 'tax basis', 'your basis', 'step-up in basis'],
    lesson: 'investment-taxes',
    calculator: 'capital-gains-tax',
  }),
  term('basis point', 'One hundredth of one percent.', {
    es: ['punto base'],
    lesson: 'fees',
    calculator: 'mortgage-points',
  }),
  term('bear market', 'A long, deep fall in prices, by custom a fifth or more from the peak.', {
    es: ['mercado bajista'],
    lesson: 'crash-plan',
    page: '/risk-assessment',
  }),
  term('beneficiary', 'The person you name to get money from an account, policy or will.', {
    es: ['beneficiario'],
    lesson: 'wills-and-names',
    page: '/smart-life-manager',
  }),
  term('bid-ask spread', 'The gap between what buyers offer for a share and what sellers ask for it.', {
    also: ['bid/ask spread'],
    lesson: 'fees',
    calculator: 'brokerage-fees',
  }),
  term('bond', 'A loan to a government or company that pays you interest and can be bought and sold.', {
    es: ['bono'],
    lesson: 'stocks-and-bonds',
    page: '/risk-assessment',
  }),
  term('bonus depreciation', 'Deducting much or all of what a business bought in its first year of use.', {
    lesson: 'side-income',
    calculator: 'real-estate',
  }),
  term('borrower', 'The person who takes a loan and owes it back.', {
    es: ['prestatario'],
    everyday: true,
    lesson: 'compare-loans',
    calculator: 'personal-loan',
  }),
  term('bracket', 'A slice of income that is taxed at one rate.', {
    also: ['tax bracket'],
    es: ['tramo impositivo'],
    lesson: 'tax-brackets',
    calculator: 'tax',
  }),
  term('broker', 'A firm or person who makes trades for you or finds you a loan.', {
    es: ['corredor'],
    also: ['brokerage'],
    lesson: 'fees',
    calculator: 'brokerage-fees',
  }),
  term('budget', 'A plan for the money you’ll get, spend and save.', {
    es: ['presupuesto'],
    everyday: true,
    lesson: 'spending-plan',
    calculator: 'budget-planner',
  }),
  term('bull market', 'A long rise in prices.', {
    es: ['mercado alcista'],
    lesson: 'risk-and-time',
    calculator: 'dca',
  }),
  term('buy now, pay later', 'Splitting one purchase into a few payments, often without interest if you’re on time.', {
    also: ['BNPL'],
    lesson: 'small-loans',
    page: '/debt-payoff',
  }),
]
