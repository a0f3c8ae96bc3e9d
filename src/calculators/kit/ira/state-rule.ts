import { iraNotDeductedIn } from '#facts/state-rules/account-rules.ts'
import { isStateCode } from '../states.ts'

/** The state taxes income and allows no deduction for a traditional IRA. */
export const noDeductionIn = (code: string): boolean => isStateCode(code) && iraNotDeductedIn.value.includes(code)
