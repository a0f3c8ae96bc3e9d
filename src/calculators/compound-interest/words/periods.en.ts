/** How often, as a sentence says it. */

/** After an amount: "$400 a month". */
export const perPeriod = {
  weekly: 'a week',
  biweekly: 'every two weeks',
  semimonthly: 'twice a month',
  monthly: 'a month',
  quarterly: 'a quarter',
  yearly: 'a year',
}
export const periodNames = {
  weekly: 'week',
  biweekly: 'two weeks',
  semimonthly: 'half month',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
}
export const compoundingNames = {
  daily: 'daily',
  monthly: 'monthly',
  quarterly: 'quarterly',
  semiannual: 'twice a year',
  yearly: 'yearly',
  continuous: 'continuously',
}
