/** How people ask for the calculators that are not built yet. They can be found; no number is put into them. */
import type { Asks } from './kit/asks.ts'

export const comingAsks: Readonly<Record<string, Asks>> = {
  retirement: {
    says: [
      'retire',
      'when can I retire',
      'enough to retire',
      'retire early',
      'retirement savings',
      'FIRE',
      'nest egg',
      'how long will my money last',
    ],
  },
  'retirement-planning': {
    says: ['retirement plan', 'retirement planning', 'plan for retirement', 'RMD', 'required minimum distribution'],
  },
  'retirement-drawdown': {
    says: ['4% rule', 'four percent rule', 'safe withdrawal rate', 'withdraw in retirement', 'run out of money'],
  },
  '401k': { says: ['401k', '401(k)', '403b', 'employer match', '401k match', '401k contribution', 'put in my 401k'] },
  'traditional-ira': { says: ['traditional IRA', 'IRA deduction', 'deductible IRA', 'IRA'] },
  'roth-ira': { says: ['Roth', 'Roth IRA', 'Roth or traditional', 'backdoor Roth', 'Roth conversion', 'IRA'] },
  'payroll-tax': {
    says: [
      'paycheck',
      'take home pay',
      'take-home',
      'net pay',
      'paycheck after taxes',
      'withholding',
      'FICA',
      'pay stub',
    ],
  },
  'capital-gains-tax': {
    says: ['capital gains', 'capital gains tax', 'tax on selling stock', 'sell my house tax', 'long term gains'],
  },
  'tax-loss-harvesting': { says: ['tax loss harvesting', 'wash sale', 'sell at a loss', 'harvest losses'] },
}
