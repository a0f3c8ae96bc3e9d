/** Figures of the law the checklist speaks of, as text for its sentences. Read while building only. */
import { dateText, dollars, dollarsAndCents, percentText } from '#calculators/kit/format.ts'
import { fafsa, marketplaceEnrollment, medicareOpenEnrollment } from '#facts/calendar/enrollment.ts'
import { defaultYear } from '#facts/default-year.ts'
import * as life from '#facts/household/life-events.ts'
import { continuation } from '#facts/insurance/continuation.ts'
import { independentIncomeUnder, militaryAprCap } from '#facts/lending/cards.ts'
import { pmiLaw } from '#facts/lending/mortgage.ts'
import { trumpAccount } from '#facts/retirement/child-accounts.ts'
import { uniformLifetime } from '#facts/retirement/distribution-tables.ts'
import { earlyWithdrawal, iraExceptions, separationAge } from '#facts/retirement/early-withdrawal.ts'
import {
  afterJobCoverMonths,
  firstEnrollment,
  lateShare,
  medicareAge,
  medigapMonths,
  partALookBackMonths,
} from '#facts/retirement/medicare-enrollment.ts'
import { catchUpAges, hsaOtherUse } from '#facts/retirement/plan-rules.ts'
import { rmdPenalty } from '#facts/retirement/required-distributions.ts'
import { rothEarnings } from '#facts/retirement/roth-clocks.ts'
import {
  claimAges,
  delayedCredits,
  fullRetirementAge,
  spouseRules,
  survivorRules,
  workerReduction,
} from '#facts/social-security/rules.ts'
import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { taxYears } from '#facts/tax-years.ts'

const year = taxYears[defaultYear]
const share = (part: number) => percentText(Math.round(part * 1e6) / 1e4, 2)
const { irmaa } = year.medicare.value
const firstTier = irmaa[1] ?? { single: 0, joint: 0, partB: 0, partD: 0 }
const divisor = (age: number) => String(uniformLifetime.value.years[age - uniformLifetime.value.firstAge] ?? '')
const { limitShare, mostReduction } = survivorRules.value
const widest = 1 - mostReduction.numerator / mostReduction.denominator
const forms = fafsa.value.at(-1)
/** 'MM-DD' as "December 7". */
const day = (monthDay: string) => dateText(`2000-${monthDay}`).replace(', 2000', '')
const { near, firstMonths, far } = workerReduction.value
const monthsEarly = fullRetirementAge.value.laterBirths - claimAges.value.worker
/** What is left of the full benefit at the earliest age for people born after the last row of the table. */
const earliest =
  1 -
  (firstMonths * near.numerator) / near.denominator -
  ((monthsEarly - firstMonths) * far.numerator) / far.denominator
const market = marketplaceEnrollment.value.at(-1)

export const law = {
  /** Documents that change with the year. */
  sources: {
    withholding: year.withholding.source,
    limits: year.plans.source,
    deduction: year.standardDeductionExtras.source,
    medicare: year.medicare.source,
    portability: life.portabilityYears.source,
  },
  year: String(defaultYear),
  deferral: dollars(year.plans.value.deferral),
  catchUp: dollars(year.plans.value.catchUp50),
  superCatchUp: dollars(year.plans.value.catchUp60To63),
  rothCatchUpWages: dollars(year.plans.value.rothCatchUpWagesOver ?? Number.NaN),
  iraCatchUp: dollars(year.ira.value.catchUp50),
  hsaCatchUp: dollars(year.hsa.value.catchUp55),
  catchUpAges: catchUpAges.value,
  dependentMinimum: dollars(year.standardDeductionExtras.value.dependentMinimum),
  dependentPlus: dollars(year.standardDeductionExtras.value.dependentEarnedIncomePlus),
  agedSingle: dollars(year.standardDeductionExtras.value.agedOrBlindEach.single),
  agedJoint: dollars(year.standardDeductionExtras.value.agedOrBlindEach.joint),
  senior: dollars(year.seniorDeduction.value.perPerson),
  childCredit: dollars(year.childTaxCredit.value.perChild),
  childUnder: year.childTaxCredit.value.childUnderAge,
  careAccount: dollars(year.dependentCareFsa.value.limit),
  supplemental: share(year.payroll.value.supplementalRate),
  earningsTest: dollars(year.socialSecurity.value.earningsTestUnder),
  charity: dollars(year.plans.value.qcd),
  irmaaSingle: dollars(firstTier.single),
  irmaaJoint: dollars(firstTier.joint),
  irmaaYearly: dollars((firstTier.partB + firstTier.partD) * 12),
  partB: dollarsAndCents(year.medicare.value.partBPremium),
  medicareAge: medicareAge.value,
  enrollment: firstEnrollment.value,
  enrollmentMonths: firstEnrollment.value.monthsBefore + 1 + firstEnrollment.value.monthsAfter,
  afterJobMonths: afterJobCoverMonths.value,
  partBLate: share(lateShare.value),
  medigapMonths: medigapMonths.value,
  homeSingle: dollars(homeSaleExclusion.value.single),
  homeJoint: dollars(homeSaleExclusion.value.joint),
  pmiAsk: share(pmiLaw.value.requestLtv),
  pmiEnds: share(pmiLaw.value.automaticLtv),
  militaryApr: share(militaryAprCap.value),
  cobraMonths: continuation.value.monthsAfterJobLoss,
  cobraDivorceMonths: continuation.value.monthsAfterDivorce,
  cobraShare: share(continuation.value.mostShareOfPremium),
  cobraChoose: life.continuationDays.value.choose,
  cobraTell: life.continuationDays.value.tellOfDivorce,
  jobDays: life.specialEnrollment.value.jobDays,
  marketDays: life.specialEnrollment.value.marketplaceDays,
  estimateDays: life.loanDisclosures.value.estimateAfter,
  closingDays: life.loanDisclosures.value.closingBefore,
  leaveWeeks: life.familyLeave.value.weeks,
  lumpSum: dollars(survivorRules.value.lumpSum),
  lumpSumYears: life.lumpSumYears.value,
  disclaimer: life.disclaimerMonths.value,
  portability: life.portabilityYears.value,
  draftDays: life.selectiveService.value.withinDays,
  draftAutomatic: dateText(life.selectiveService.value.automaticFrom),
  cardAge: independentIncomeUnder.value,
  alimonyThrough: String(life.taxedAlimonyThrough.value),
  freezeUnder: life.childFreezeUnder.value,
  claimAhead: life.claimMonthsAhead.value,
  earlyTax: share(earlyWithdrawal.value.rate),
  separation: separationAge.value,
  birthWithdrawal: dollars(iraExceptions.value.birthOrAdoption),
  rothYears: rothEarnings.value.years,
  hsaTax: share(hsaOtherUse.value.additionalTax),
  rmdPenalty: share(rmdPenalty.value.rate),
  rmdCorrected: share(rmdPenalty.value.ifCorrected),
  rmdYears: rmdPenalty.value.correctedWithinYears,
  divisor73: divisor(73),
  divisor75: divisor(75),
  lookBackMonths: partALookBackMonths.value,
  earliestShare: share(earliest),
  earliestAge: claimAges.value.worker / 12,
  lastCreditAge: claimAges.value.lastCredit / 12,
  fullAge: fullRetirementAge.value.laterBirths / 12,
  medicareOpen: {
    from: day(medicareOpenEnrollment.value.from),
    to: day(medicareOpenEnrollment.value.to),
    day: medicareOpenEnrollment.value.to,
  },
  market: { to: market ? day(market.to.slice(5)) : '', day: market?.to.slice(5) ?? '12-15' },
  credit: share(delayedCredits.value.laterBirths / 100),
  marriageYears: spouseRules.value.divorcedMarriageYears,
  survivorLeast: share(widest),
  survivorAge: survivorRules.value.remarriageAge / 12,
  widowLimit: share(limitShare.numerator / limitShare.denominator),
  childAccount: dollars(trumpAccount.value.pilotDeposit),
  childAccountBorn: `${trumpAccount.value.pilotBornFrom} through ${trumpAccount.value.pilotBornTo}`,
  fafsaOpens: forms ? dateText(forms.opens) : '',
  fafsaYear: forms?.schoolYear ?? '',
  fafsaTaxYear: forms ? String(forms.taxYear) : '',
}
export type Law = typeof law
