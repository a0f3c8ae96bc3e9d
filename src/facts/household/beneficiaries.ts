import { cited } from '../cited.ts'

/**
 * A plan pays the name on its form, though a divorce decree gave up the money: what went to a former wife for that reason, dollars.
 * The plan's own documents decide (29 USC 1104(a)(1)(D)).
 */
export const paidByTheForm = cited(402_000, 'kennedy-dupont-2009', { asOf: '2009-01-26' })
