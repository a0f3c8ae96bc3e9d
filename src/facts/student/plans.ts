import { cited } from '../cited.ts'

export const standardPlan = cited({ months: 120, minimumMonthly: 50 }, 'ed-repayment', { where: '685.208' })

/** Term of a consolidation loan under the standard plan: the first row whose `under` is above the balance. */
export const consolidationTerms = cited(
  [
    { under: 7_500, years: 10 },
    { under: 10_000, years: 12 },
    { under: 20_000, years: 15 },
    { under: 40_000, years: 20 },
    { under: 60_000, years: 25 },
    { under: null, years: 30 },
  ],
  'ed-repayment',
  { where: '685.208' },
)

/** Tiered standard plan for loans made from 1 July 2026: the first row whose `under` is above the balance; $25,000 itself has 15 years. */
export const tieredStandardTerms = cited(
  [
    { under: 25_000, years: 10 },
    { under: 50_000, years: 15 },
    { under: 100_000, years: 20 },
    { under: null, years: 25 },
  ],
  'pl-119-21-loans',
  { where: 's. 82001', asOf: '2026-07-01' },
)

/** Closed to loans made from 1 July 2026. The largest graduated payment is at most three times the smallest. */
export const graduatedPlan = cited({ years: 10, stepEveryYears: 2, largestOverSmallest: 3 }, 'ed-repayment', {
  where: '685.208',
})
/** Closed to loans made from 1 July 2026. For balances above `balanceOver` dollars. */
export const extendedPlan = cited({ years: 25, balanceOver: 30_000 }, 'ed-repayment', { where: '685.208' })

/** Income-driven plans: share of AGI above `povertyMultiple` times the poverty guideline. `capped`: never above the 10-year payment. */
export const incomeDriven = cited(
  {
    ibrBefore2014: { share: 0.15, povertyMultiple: 1.5, years: 25, capped: true, ends: null },
    ibrFrom2014: { share: 0.1, povertyMultiple: 1.5, years: 20, capped: true, ends: null },
    paye: { share: 0.1, povertyMultiple: 1.5, years: 20, capped: true, ends: '2028-07-01' },
    icr: { share: 0.2, povertyMultiple: 1, years: 25, capped: false, ends: '2028-07-01' },
  },
  'ed-repayment',
  { where: '685.209; ends P.L. 119-21 s. 82001', note: 'SAVE is not available; the law ends it by 1 July 2028.' },
)

/** From this day only borrowers already in PAYE or ICR may use them, save ICR for a consolidation with Parent PLUS in it (89 FR 90221 moved it from July 2024). */
export const lastJoining = cited('2027-07-01', 'ed-repayment', { where: '34 CFR 685.209(c)' })

/**
 * Repayment Assistance Plan, from 1 July 2026: `rate` of the whole AGI (not of a slice), by AGI; up to the first edge a flat
 * yearly amount. Monthly: a twelfth, less `perDependentMonthly`, at least `minimumMonthly`. Unpaid interest is waived after an
 * on-time payment; if principal falls by less than `principalMatch`, the rest is paid for the borrower up to the payment.
 */
export const repaymentAssistance = cited(
  {
    flatUpTo: 10_000,
    flatYearly: 120,
    rows: [
      { over: 10_000, rate: 0.01 },
      { over: 20_000, rate: 0.02 },
      { over: 30_000, rate: 0.03 },
      { over: 40_000, rate: 0.04 },
      { over: 50_000, rate: 0.05 },
      { over: 60_000, rate: 0.06 },
      { over: 70_000, rate: 0.07 },
      { over: 80_000, rate: 0.08 },
      { over: 90_000, rate: 0.09 },
      { over: 100_000, rate: 0.1 },
    ],
    perDependentMonthly: 50,
    minimumMonthly: 10,
    principalMatch: 50,
    forgivenAfterPayments: 360,
  },
  'pl-119-21-loans',
  { where: 's. 82001', asOf: '2026-07-01', note: 'The income steps are not indexed. Parent PLUS loans cannot use it.' },
)

export const publicServicePayments = cited(120, 'ed-repayment', { where: '685.219' })
export const graceMonths = cited(6, 'ed-repayment', { where: '685.207' })

/**
 * Who may use what. Loans made from `newLoans` (a consolidation counts) leave only the assistance plan and the tiered standard plan.
 * `ibrNewBorrower`: no federal loan owed when the first one from that day came. PAYE: new from `payeNewBorrower` and a loan from `payeLoan`.
 */
export const planDates = cited(
  {
    newLoans: '2026-07-01',
    legacyEnds: '2028-07-01',
    ibrNewBorrower: '2014-07-01',
    payeNewBorrower: '2007-10-01',
    payeLoan: '2011-10-01',
  },
  'pl-119-21-loans',
  { where: 's. 82001; 34 CFR 685.209(b)', asOf: '2026-07-01' },
)

/**
 * Small print of the income-driven plans before the assistance plan, dollars a month: a payment under `noneUnder` is not asked, one from there to
 * `atLeast` is `atLeast`. For `subsidizedMonths` of IBR or PAYE the interest a payment leaves unpaid on subsidized loans is not charged.
 */
export const incomeDrivenSmallPrint = cited(
  { noneUnder: 5, atLeast: 10, icrAtLeast: 5, subsidizedMonths: 36 },
  'ed-repayment',
  { where: '685.209' },
)

/**
 * Forgiven loans are income, save in these years (IRC 108(f)(5) as P.L. 117-2 s. 9675 had it). Public service forgiveness is never
 * income (108(f)(1)); debts above everything one owns are let out too (108(a)(1)(B)).
 */
export const forgivenessFreeOfTax = cited({ fromYear: 2021, throughYear: 2025 }, 'irc', { where: '108(f)' })
