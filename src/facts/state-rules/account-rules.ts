import { cited } from '../cited.ts'
import type { StateCode } from '../states/codes.ts'

/**
 * States that tax income and do not follow the federal rules for health savings accounts: contributions are not deducted and
 * the account's interest, dividends and gains are taxed every year.
 */
export const hsaTaxedIn = cited<readonly StateCode[]>(['CA', 'NJ'], 'state-hsa-treatment')

/** Interest on Treasury securities, savings bonds included, is free of state income tax everywhere. */
export const treasuryInterestExempt = cited(true, 'usc-31-3124', { where: '(a)' })

/** States that tax income and allow no deduction for a traditional IRA; what went in there comes out free of the state's tax. */
export const iraNotDeductedIn = cited<readonly StateCode[]>(['MA', 'NJ', 'PA'], 'state-ira-treatment')
