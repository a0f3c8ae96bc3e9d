/**
 * A federal income tax return worked from the forms, one after the other, without the engine. What the statute fixes is written here; what
 * a year publishes comes in as plain data. Dollars; no rounding but where the statute rounds (IRA deduction limits, steps of phase-outs).
 */
import { careRate, type EarnedIncomeRow, earnedIncomeCreditOf, form8863, schedule8812 } from './tax-credits.ts'
import {
  benefitsWorksheet,
  computationWorksheet,
  form6251,
  form8995,
  type GainsLines,
  type MinimumTaxFigures,
  type OracleByStatus,
  type OracleSchedule,
  type OracleStatus,
  scheduleDWorksheet,
} from './tax-forms.ts'

interface Span {
  readonly from: number
  readonly to: number
}

/** What a tax year publishes. */
export interface OracleFigures {
  readonly brackets: Readonly<Record<OracleStatus, OracleSchedule>>
  readonly standard: OracleByStatus
  readonly agedOrBlind: OracleByStatus
  readonly dependentMinimum: number
  readonly dependentPlus: number
  readonly zeroEdge: OracleByStatus
  readonly fifteenEdge: OracleByStatus
  readonly minimumTax: MinimumTaxFigures
  readonly wageBase: number
  readonly taxesCap: number
  readonly taxesCapOver: number
  readonly businessOver: OracleByStatus
  readonly businessRange: number
  readonly businessLeast: { readonly amount: number; readonly activeIncomeFrom: number } | null
  readonly perChild: number
  readonly refundablePerChild: number
  readonly earnedIncomeRows: readonly {
    readonly children: number
    readonly phaseInRate: number
    readonly maxCredit: number
    readonly phaseOutRate: number
    readonly phaseOutOver: { readonly joint: number; readonly other: number }
    readonly gone: { readonly joint: number; readonly other: number }
  }[]
  readonly investmentLimit: number
  readonly savers: Readonly<Record<'joint' | 'head' | 'other', readonly number[]>>
  readonly studentLoan: { readonly joint: Span; readonly other: Span }
  readonly ira: { readonly limit: number; readonly catchUp: number }
  readonly iraCovered: { readonly single: Span; readonly joint: Span; readonly spouseOnly: Span }
  /** The rules of P.L. 119-21 that start with 2026. */
  readonly from2026: boolean
}

export interface OraclePerson {
  readonly age: number
  readonly blind: boolean
  readonly student: boolean
  readonly pay: number
  readonly planDeferrals: number
  readonly rothPlanDeferrals: number
  readonly cafeteriaPlan: number
  readonly tips: number
  readonly overtimePremium: number
  readonly selfEmployment: number
  readonly serviceTrade: boolean
  readonly businessWages: number
  readonly businessProperty: number
  readonly selfEmployedHealth: number
  readonly selfEmployedPlan: number
  readonly coveredByPlan: boolean
  readonly traditionalIra: number
  readonly rothIra: number
  readonly hsa: number
  readonly socialSecurity: number
  readonly privatePension: number
  readonly iraWithdrawals: number
  readonly earlyWithdrawals: number
  readonly unemployment: number
  readonly educatorExpenses: number
}

export interface OracleHousehold {
  readonly status: OracleStatus
  readonly people: readonly OraclePerson[]
  readonly dependents: readonly {
    readonly age: number
    readonly child: boolean
    readonly student: boolean
    readonly disabled: boolean
    readonly hasNumber: boolean
  }[]
  readonly livedWithSpouse: boolean
  readonly spouseItemizes: boolean
  readonly claimedByAnother: boolean
  readonly interest: number
  readonly taxExemptInterest: number
  readonly ordinaryDividends: number
  readonly qualifiedDividends: number
  readonly reitDividends: number
  readonly shortTermGain: number
  readonly longTermGain: number
  readonly depreciationGain: number
  readonly collectiblesGain: number
  readonly shortTermCarryover: number
  readonly longTermCarryover: number
  readonly rental: number
  readonly rentalActive: boolean
  readonly otherIncome: number
  readonly studentLoanInterest: number
  readonly carLoanInterest: number
  readonly medical: number
  readonly stateIncomeTaxPaid: number | null
  readonly salesTaxPaid: number
  readonly realEstateTax: number
  readonly mortgageInterest: number
  readonly mortgageBalance: number
  readonly olderMortgageBalance: number
  readonly mortgageInsurance: number
  readonly investmentInterest: number
  readonly charityCash: number
  readonly charityProperty: number
  readonly careExpenses: number
  readonly careChildren: number
  readonly dependentCareFsa: number
  readonly schooling: readonly { readonly expenses: number; readonly firstFourYears: boolean }[]
  readonly foreignTaxPaid: number
}

export interface OracleReturn {
  readonly agi: number
  readonly taxableBenefits: number
  readonly itemizes: boolean
  readonly businessDeduction: number
  readonly taxableIncome: number
  readonly regularTax: number
  readonly minimumTax: number
  readonly earnedIncomeCredit: number
  readonly childCredit: number
  readonly additionalChildCredit: number
  readonly selfEmploymentTax: number
  readonly additionalMedicare: number
  readonly netInvestmentTax: number
  readonly totalTax: number
  readonly refundable: number
}

const notLess = (amount: number): number => Math.max(amount, 0)
const sumOf = <T>(list: readonly T[], amount: (one: T) => number): number =>
  list.reduce((sum, one) => sum + amount(one), 0)

/** One person's W-2 and Schedule SE. */
function work(person: OraclePerson, wageBase: number) {
  const box1 = notLess(person.pay - person.planDeferrals - person.cafeteriaPlan)
  const box5 = notLess(person.pay - person.cafeteriaPlan)
  const box3 = Math.min(box5, wageBase)
  const line4 = person.selfEmployment > 0 ? person.selfEmployment * 0.9235 : 0
  const line6 = line4 < 400 ? 0 : line4
  const line12 = Math.min(line6, wageBase - box3) * 0.124 + line6 * 0.029
  const half = line12 / 2
  const left = notLess(person.selfEmployment - half)
  const plan = Math.min(left, person.selfEmployedPlan)
  const health = Math.min(left - plan, person.selfEmployedHealth)
  const withheld = box3 * 0.062 + box5 * 0.0145 + notLess(box5 - 200_000) * 0.009
  const compensation = box1 + notLess(person.selfEmployment - half - plan)
  const earned = box1 + person.selfEmployment - half
  return { person, box1, box5, line6, line12, half, plan, health, withheld, compensation, earned }
}
type Work = ReturnType<typeof work>

/** Publication 590-A Worksheet 1-2 for one spouse. */
function iraOf(
  own: Work,
  other: Work | undefined,
  filer: OracleHousehold,
  magi: number,
  figures: OracleFigures,
): number {
  const most = (one: Work) => figures.ira.limit + (one.person.age >= 50 ? figures.ira.catchUp : 0)
  let room = Math.min(most(own), own.compensation)
  if (other !== undefined && other.compensation > own.compensation) {
    const theirs = Math.min(other.person.traditionalIra + other.person.rothIra, most(other), other.compensation)
    room = Math.min(most(own), own.compensation + other.compensation - theirs)
  }
  const allowed = Math.min(own.person.traditionalIra, room)
  const mine = own.person.coveredByPlan
  const spouses = other?.person.coveredByPlan === true
  if (!mine && !spouses) return allowed
  const { single, joint, spouseOnly } = figures.iraCovered
  const apart = filer.status === 'separate' && filer.livedWithSpouse
  const couple = filer.status === 'joint' || filer.status === 'surviving'
  const span = apart ? { from: 0, to: 10_000 } : !mine ? spouseOnly : couple ? joint : single
  if (magi >= span.to) return 0
  if (magi <= span.from) return allowed
  const line4 = Math.ceil(((span.to - magi) * most(own)) / (span.to - span.from) / 10 - 1e-9) * 10
  return Math.min(allowed, Math.max(200, line4))
}

function scheduleA(filer: OracleHousehold, agi: number, netInvestment: number, figures: OracleFigures) {
  const { status, from2026 } = { status: filer.status, from2026: figures.from2026 }
  const base = notLess(agi)
  const half = status === 'separate' ? 0.5 : 1
  const medical = notLess(filer.medical - base * 0.075)
  const paid = Math.max(filer.stateIncomeTaxPaid ?? 0, filer.salesTaxPaid) + filer.realEstateTax
  const line9 = Math.max(10_000, figures.taxesCap - notLess(agi - figures.taxesCapOver * half) * 0.3)
  const taxes = Math.min(paid, line9 * half)
  // Publication 936, Table 1, lines 2 to 11.
  const older = Math.min(filer.olderMortgageBalance, filer.mortgageBalance)
  const line6 = Math.min(1_000_000 * half, older)
  const limit = Math.min(Math.max(line6, 750_000 * half), line6 + filer.mortgageBalance - older)
  const interest = filer.mortgageInterest * (filer.mortgageBalance > limit ? limit / filer.mortgageBalance : 1)
  const steps = Math.ceil(notLess(agi - 100_000 * half) / (1_000 * half))
  const insurance = from2026 ? filer.mortgageInsurance * notLess(1 - steps / 10) : 0
  const investment = Math.min(filer.investmentInterest, notLess(netInvestment))
  const cash = Math.min(filer.charityCash, base * 0.6)
  const property = Math.min(filer.charityProperty, base * 0.3, notLess(base * 0.5 - cash))
  const gifts = notLess(cash + property - (from2026 ? base * 0.005 : 0))
  const classroom = from2026 ? sumOf(filer.people, (one) => notLess(one.educatorExpenses - 350)) : 0
  return { taxes, investment, total: medical + taxes + interest + insurance + investment + gifts + classroom }
}

/** Schedule 1-A: tips, overtime, car loan and seniors. */
function scheduleOneA(filer: OracleHousehold, agi: number) {
  const joint = filer.status === 'joint'
  const separate = filer.status === 'separate'
  const tips = Math.min(
    25_000,
    sumOf(filer.people, (one) => Math.min(one.tips, one.pay)),
  )
  const overtime = Math.min(
    joint ? 25_000 : 12_500,
    sumOf(filer.people, (one) => Math.min(one.overtimePremium, one.pay)),
  )
  const cut = Math.floor(notLess(agi - (joint ? 300_000 : 150_000)) / 1_000) * 100
  const carCut = Math.ceil(notLess(agi - (joint ? 200_000 : 100_000)) / 1_000) * 200
  const each = notLess(6_000 - notLess(agi - (joint ? 150_000 : 75_000)) * 0.06)
  const old = filer.people.filter((one) => one.age > 64).length
  return {
    others:
      (separate ? 0 : notLess(tips - cut) + notLess(overtime - cut)) +
      notLess(Math.min(10_000, filer.carLoanInterest) - carCut),
    senior: separate ? 0 : each * old,
  }
}

function standardOf(filer: OracleHousehold, earned: number, figures: OracleFigures): number {
  const { status } = filer
  if (status === 'separate' && filer.spouseItemizes) return 0
  const boxes = sumOf(filer.people, (one) => Number(one.age > 64) + Number(one.blind))
  const basic = figures.standard[status]
  const own = filer.claimedByAnother
    ? Math.min(basic, Math.max(figures.dependentMinimum, earned + figures.dependentPlus))
    : basic
  return own + boxes * figures.agedOrBlind[status]
}

/** Schedule R Part III for people of 65 or more. */
function scheduleR(filer: OracleHousehold, agi: number, line13: number): number {
  const old = filer.people.filter((one) => one.age > 64).length
  const separate = filer.status === 'separate'
  if (old === 0 || (separate && filer.livedWithSpouse)) return 0
  const line10 = separate ? 3_750 : old === 2 ? 7_500 : 5_000
  const line15 = separate ? 5_000 : filer.status === 'joint' ? 10_000 : 7_500
  const line17 = notLess(agi - line15) / 2
  return notLess(line10 - line13 - line17) * 0.15
}

/** Form 1040 from the first line to the last. */
export function oracleReturn(filer: OracleHousehold, figures: OracleFigures): OracleReturn {
  const { status } = filer
  const joint = status === 'joint'
  const separate = status === 'separate'
  const together = filer.livedWithSpouse
  const works = filer.people.map((one) => work(one, figures.wageBase))
  const [first, second] = works
  if (first === undefined) throw new Error('nobody on the return')

  // Schedule D, 28% Rate Gain and Unrecaptured Section 1250 Gain Worksheets.
  const line7 = filer.shortTermGain - filer.shortTermCarryover
  const line15 = filer.longTermGain - filer.longTermCarryover
  const line16 = line7 + line15
  const gainInIncome = line16 >= 0 ? line16 : -Math.min(-line16, separate ? 1_500 : 3_000)
  const netGain = line15 > 0 && line16 > 0 ? Math.min(line15, line16) : 0
  const rate28 = filer.collectiblesGain + Math.min(0, line7) - filer.longTermCarryover
  const line18 = notLess(rate28)
  const line19 = notLess(filer.depreciationGain - notLess(-rate28))

  const adjustments =
    sumOf(works, (one) => one.plan + one.health + one.person.hsa) +
    sumOf(filer.people, (one) => Math.min(one.educatorExpenses, figures.from2026 ? 350 : 300))
  const halves = sumOf(works, (one) => one.half)
  const qualified = Math.min(filer.qualifiedDividends, filer.ordinaryDividends)
  const gross =
    sumOf(
      works,
      ({ box1, person }) =>
        box1 + person.selfEmployment + person.privatePension + person.iraWithdrawals + person.unemployment,
    ) +
    filer.interest +
    filer.ordinaryDividends +
    gainInIncome +
    filer.otherIncome

  // Form 8582 Part II.
  const magi8582 = gross - adjustments
  const share = separate ? 0.5 : 1
  const room = notLess(150_000 * share - magi8582) / 2
  const special = !filer.rentalActive || (separate && together) ? 0 : Math.min(25_000 * share, room)
  const rental = filer.rental >= 0 ? filer.rental : -Math.min(-filer.rental, special)

  const before = gross + rental - adjustments - halves
  const benefits = sumOf(filer.people, (one) => one.socialSecurity)
  const taxed = (other: number) =>
    benefits > 0 ? benefitsWorksheet(benefits, other, filer.taxExemptInterest, status, together) : 0
  const magiIra = before + taxed(before)
  const ira =
    (first.person.traditionalIra > 0 ? iraOf(first, second, filer, magiIra, figures) : 0) +
    (second !== undefined && second.person.traditionalIra > 0 ? iraOf(second, first, filer, magiIra, figures) : 0)
  const taxableBenefits = taxed(before - ira)
  const beforeLoan = before - ira + taxableBenefits
  const span = joint ? figures.studentLoan.joint : figures.studentLoan.other
  const lost = Math.min(1, notLess(beforeLoan - span.from) / (span.to - span.from))
  const loan = separate || filer.claimedByAnother ? 0 : Math.min(2_500, filer.studentLoanInterest) * (1 - lost)
  const agi = beforeLoan - loan

  // Deductions.
  const earned = sumOf(works, (one) => one.earned)
  const netInvestment = filer.interest + filer.ordinaryDividends - qualified + notLess(gainInIncome - netGain)
  const itemized = scheduleA(filer, agi, netInvestment, figures)
  const added = scheduleOneA(filer, agi)
  const standard = standardOf(filer, earned, figures)
  const gifts = figures.from2026 ? Math.min(joint ? 2_000 : 1_000, filer.charityCash) : 0
  const businesses = works
    .filter(({ person }) => person.selfEmployment !== 0)
    .map((one) => ({
      income: one.person.selfEmployment - one.half - one.plan - one.health,
      service: one.person.serviceTrade,
      wages: one.person.businessWages,
      property: one.person.businessProperty,
    }))
  const business = (deducted: number): number =>
    businesses.length === 0 && filer.reitDividends <= 0
      ? 0
      : form8995(
          businesses,
          filer.reitDividends,
          notLess(agi - added.others - added.senior - deducted),
          netGain + qualified,
          figures.businessOver[status],
          figures.businessRange * (joint ? 2 : 1),
          figures.businessLeast,
        )
  const schedule = figures.brackets[status]
  const top = schedule[schedule.length - 1]?.over ?? 0
  const beforeItemized = agi - added.others - added.senior - business(itemized.total)
  const reduction = figures.from2026 ? (notLess(Math.min(itemized.total, beforeItemized - top)) * 2) / 37 : 0
  const itemizes = (separate && filer.spouseItemizes) || itemized.total - reduction > standard + gifts
  const chosen = itemizes ? itemized.total - reduction : standard + gifts
  const businessDeduction = business(itemizes ? itemized.total : standard + gifts)
  const line14 = chosen + added.others + added.senior + businessDeduction
  const taxableIncome = notLess(agi - line14)

  // Tax.
  const gains: GainsLines = { taxable: taxableIncome, qualifiedDividends: qualified, netGain, line18, line19 }
  const zeroEdge = figures.zeroEdge[status]
  const fifteenEdge = figures.fifteenEdge[status]
  const worksheet = scheduleDWorksheet(gains, schedule, zeroEdge, fifteenEdge)
  const regularTax = netGain + qualified > 0 ? worksheet.tax : computationWorksheet(taxableIncome, schedule)
  const amtIncome = agi - line14 + added.senior + (itemizes ? itemized.taxes - reduction : standard)
  const kid = filer.claimedByAnother && (first.person.age < 19 || (first.person.student && first.person.age < 24))
  const minimumTax = form6251(
    amtIncome,
    gains,
    { ...worksheet, tax: regularTax },
    status,
    figures.minimumTax,
    zeroEdge,
    fifteenEdge,
    kid ? earned + figures.minimumTax.childPlus : null,
  )

  // Schedule 3 and Schedule 8812, in the order of their credit limit worksheets.
  let left = regularTax + minimumTax
  const use = (credit: number): number => {
    const used = Math.min(credit, left)
    left -= used
    return used
  }
  const foreign = use(Math.min(filer.foreignTaxPaid, regularTax))
  const care = use(form2441(filer, works, agi, figures))
  const noEducation = separate || filer.claimedByAnother
  const education = noEducation ? { nonrefundable: 0, refundable: 0 } : form8863(filer.schooling, agi, joint)
  const young = first.person.age < 18
  const learning = use(education.nonrefundable + (young ? education.refundable : 0))
  const elderly = use(scheduleR(filer, agi, benefits - taxableBenefits))
  const savers = use(form8880(filer, agi, figures))
  const earnedIncomeCredit = scheduleEic(filer, earned, agi, netInvestmentForEic(filer, gainInIncome, rental), figures)
  const children = filer.dependents.filter((one) => one.child && one.hasNumber && one.age < 17).length
  const credit = filer.claimedByAnother
    ? { line14: 0, line27: 0 }
    : schedule8812(
        children,
        filer.dependents.length - children,
        agi,
        status,
        left,
        earned,
        sumOf(works, (one) => one.withheld + one.half),
        earnedIncomeCredit,
        figures.perChild,
        figures.refundablePerChild,
      )

  // Schedule 2 Part II.
  const selfEmploymentTax = sumOf(works, (one) => one.line12)
  const threshold = joint ? 250_000 : separate ? 125_000 : 200_000
  const wages = sumOf(works, (one) => one.box5)
  const line13 = notLess(sumOf(works, (one) => one.line6) - notLess(threshold - wages))
  const additionalMedicare = (notLess(wages - threshold) + line13) * 0.009
  const overNiit = agi - (joint || status === 'surviving' ? 250_000 : threshold)
  const line12 = filer.interest + filer.ordinaryDividends + gainInIncome + rental - (itemizes ? itemized.investment : 0)
  const netInvestmentTax = notLess(Math.min(line12, overNiit)) * 0.038
  const early = sumOf(filer.people, (one) => Math.min(one.earlyWithdrawals, one.iraWithdrawals)) / 10
  const totalTax =
    regularTax +
    minimumTax -
    (foreign + care + learning + elderly + savers + credit.line14) +
    selfEmploymentTax +
    additionalMedicare +
    netInvestmentTax +
    early
  return {
    agi,
    taxableBenefits,
    itemizes,
    businessDeduction,
    taxableIncome,
    regularTax,
    minimumTax,
    earnedIncomeCredit,
    childCredit: credit.line14,
    additionalChildCredit: credit.line27,
    selfEmploymentTax,
    additionalMedicare,
    netInvestmentTax,
    totalTax,
    refundable: earnedIncomeCredit + credit.line27 + (young ? 0 : education.refundable),
  }
}

function form2441(filer: OracleHousehold, works: readonly Work[], agi: number, figures: OracleFigures): number {
  if (filer.careChildren <= 0 || (filer.status === 'separate' && filer.livedWithSpouse)) return 0
  const several = filer.careChildren > 1
  const fsaMost = (figures.from2026 ? 7_500 : 5_000) / (filer.status === 'separate' ? 2 : 1)
  const fsa = Math.min(filer.dependentCareFsa, fsaMost)
  const counted = Math.min(filer.careExpenses - fsa, (several ? 6_000 : 3_000) - fsa)
  const as = (one: Work | undefined, student: boolean): number =>
    one === undefined ? 0 : student && one.person.student ? Math.max(one.earned, several ? 6_000 : 3_000) : one.earned
  const [first, second] = works
  const lower =
    second === undefined
      ? as(first, false)
      : Math.max(Math.min(as(first, true), as(second, false)), Math.min(as(first, false), as(second, true)))
  return notLess(Math.min(counted, lower)) * careRate(agi, filer.status, figures.from2026)
}

function form8880(filer: OracleHousehold, agi: number, figures: OracleFigures): number {
  if (filer.claimedByAnother) return 0
  const column = filer.status === 'joint' ? 'joint' : filer.status === 'head' ? 'head' : 'other'
  const [half = 0, fifth = 0, tenth = 0] = figures.savers[column]
  const rate = agi > tenth ? 0 : agi > fifth ? 0.1 : agi > half ? 0.2 : 0.5
  return (
    rate *
    sumOf(filer.people, (one) =>
      one.student || one.age < 18
        ? 0
        : Math.min(2_000, one.traditionalIra + one.rothIra + one.planDeferrals + one.rothPlanDeferrals),
    )
  )
}

const netInvestmentForEic = (filer: OracleHousehold, gain: number, rental: number): number =>
  filer.interest + filer.taxExemptInterest + filer.ordinaryDividends + notLess(gain) + notLess(rental)

function scheduleEic(
  filer: OracleHousehold,
  earned: number,
  agi: number,
  investment: number,
  figures: OracleFigures,
): number {
  if (filer.claimedByAnother || investment > figures.investmentLimit) return 0
  const children = filer.dependents.filter(
    (one) => one.child && one.hasNumber && (one.disabled || one.age < 19 || (one.student && one.age < 24)),
  ).length
  if (filer.status === 'separate' && (filer.livedWithSpouse || children === 0)) return 0
  if (children === 0 && !filer.people.some((one) => one.age > 24 && one.age < 65)) return 0
  const row = figures.earnedIncomeRows.find((one) => one.children === Math.min(3, children))
  if (row === undefined) return 0
  const column = filer.status === 'joint' ? 'joint' : 'other'
  const printed: EarnedIncomeRow = { ...row, over: row.phaseOutOver[column], gone: row.gone[column] }
  return earnedIncomeCreditOf(earned, agi, printed)
}
