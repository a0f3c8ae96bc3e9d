import type { CompoundInputs } from './fields.ts'

/** How often, after an amount: "$400 a month". */
export const perPeriod = (inputs: CompoundInputs): string =>
  ({
    weekly: 'a week',
    biweekly: 'every two weeks',
    semimonthly: 'twice a month',
    monthly: 'a month',
    quarterly: 'a quarter',
    yearly: 'a year',
  })[inputs.frequency]

export const periodName = (inputs: CompoundInputs): string =>
  ({
    weekly: 'week',
    biweekly: 'two weeks',
    semimonthly: 'half month',
    monthly: 'month',
    quarterly: 'quarter',
    yearly: 'year',
  })[inputs.frequency]

export const compoundingName = (inputs: CompoundInputs): string =>
  ({
    daily: 'daily',
    monthly: 'monthly',
    quarterly: 'quarterly',
    semiannual: 'twice a year',
    yearly: 'yearly',
    continuous: 'continuously',
  })[inputs.compounding]
