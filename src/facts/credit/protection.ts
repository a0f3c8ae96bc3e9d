import { cited } from '../cited.ts'

/** Dollars insured for one depositor at one bank in one ownership category; a joint account counts for each owner. */
export const fdicPerDepositor = cited(250_000, 'fdic-insurance', { where: '330.1(o), 330.6, 330.9' })
/** A trust account is insured for this much per named beneficiary, up to `beneficiaries` of them, for each owner. */
export const fdicTrust = cited({ perBeneficiary: 250_000, beneficiaries: 5 }, 'fdic-insurance', { where: '330.10' })
/** The same protection at a federally insured credit union. */
export const ncuaPerMember = cited(250_000, 'ncua-insurance')
/** Missing securities and cash at a failed broker, per customer; not losses in value. `cash` is inside `total`. */
export const sipcLimits = cited({ total: 500_000, cash: 250_000 }, 'sipa-limits')
