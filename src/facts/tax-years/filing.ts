import { cited } from '../cited.ts'

/*
 * Around the return: what lateness costs, how long the IRS may look back, and when somebody who pays a worker must send a form. Income is
 * taxed with or without one.
 */

/** Shares of the unpaid tax for each month or part of one; `most` is the cap of each. A month with both charges counts them as `lateFiling` together. */
export const latePenalties = cited({ lateFiling: 0.05, latePaying: 0.005, most: 0.25 }, 'irc', {
  where: '6651(a), (c)',
})

/** Years after filing in which the IRS may usually ask for more tax; more when income was left out. */
export const lookBackYears = cited(3, 'irc', { where: '6501(a)' })

/** A payment app sends Form 1099-K above both of these; a business sends Form 1099-NEC from `contractor` dollars, for payments of `contractorFrom` and later. */
export const paymentForms = cited(
  { appDollars: 20_000, appPayments: 200, contractor: 2_000, contractorFrom: 2026 },
  'pl-119-21',
  {
    where: 'ss. 70432, 70433 (IRC 6050W(e), 6041(a))',
    note: 'The contractor amount rises with prices from 2027.',
  },
)
