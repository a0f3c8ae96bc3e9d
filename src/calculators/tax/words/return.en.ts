/** What the lines of a federal and a state return are called, and how each came about. */
import type { CommonName } from '#engine/tax/state/state-types.ts'
import type {
  FederalLabel,
  HowValues,
  LabelValues,
  LineHow,
  LineLabel,
  PlainHow,
  StateLabel,
} from '#engine/tax/tax-line.ts'
import { type Say, type Sentences, sentence } from '../../kit/say.ts'

const federalLabels = {
  wages: 'Wages',
  interest: 'Taxable interest',
  ordinaryDividends: 'Dividends',
  capitalGain: 'Net capital gain',
  capitalLoss: 'Capital loss allowed',
  selfEmployment: 'Business profit',
  rental: 'Rent after expenses',
  pensionsAndIras: 'Pensions and IRA withdrawals',
  taxableSocialSecurity: 'Taxable Social Security',
  unemployment: 'Unemployment pay',
  otherIncome: 'Other income',
  totalIncome: 'Total income',
  halfSelfEmploymentTax: 'Half of self-employment tax',
  selfEmployedPlan: 'Self-employed retirement plan',
  selfEmployedHealth: 'Self-employed health insurance',
  ira: 'IRA deduction',
  hsa: 'Health savings account',
  studentLoanInterest: 'Student loan interest',
  educator: 'Educator expenses',
  otherAdjustments: 'Other adjustments',
  agi: 'Adjusted gross income (AGI)',
  medical: 'Medical costs',
  stateAndLocal: 'State and local taxes',
  mortgageInterest: 'Mortgage interest',
  investmentInterest: 'Investment interest',
  charity: 'Gifts to charity',
  otherItemized: 'Other itemized deductions',
  topBracketReduction: 'Limit in the top bracket',
  itemized: 'Itemized deductions',
  standard: 'Standard deduction',
  charityWithStandard: 'Cash gifts with the standard deduction',
  senior: 'Deduction for people 65 and older',
  tips: 'Tips',
  overtime: 'Overtime premium',
  carLoan: 'Car loan interest',
  qualifiedBusinessIncome: 'Qualified business income deduction',
  taxableIncome: 'Taxable income',
  onOrdinary: 'Tax on ordinary income',
  onGains: 'Tax on long-term gains and qualified dividends',
  alternativeMinimum: 'Alternative minimum tax',
  beforeCredits: 'Income tax before credits',
  foreignTax: 'Foreign tax credit',
  dependentCare: 'Child and dependent care credit',
  educationNonrefundable: 'Education credits',
  elderly: 'Credit for the elderly or the disabled',
  savers: 'Saver’s credit',
  otherCredits: 'Other credits',
  childAndDependent: 'Child tax credit and credit for other dependents',
  mortgageInterestCredit: 'Mortgage interest credit',
  adoption: 'Adoption credit',
  selfEmploymentTax: 'Self-employment tax',
  additionalMedicare: 'Additional Medicare Tax',
  netInvestmentIncome: 'Net investment income tax',
  earlyWithdrawal: 'Additional tax on early withdrawals',
  totalTax: 'Total tax',
  earnedIncome: 'Earned income credit',
  additionalChild: 'Additional child tax credit',
  educationRefundable: 'Refundable American opportunity credit',
  adoptionRefundable: 'Refundable adoption credit',
  withheld: 'Withheld from pay and pensions',
  additionalMedicareWithheld: 'Additional Medicare Tax withheld',
  estimated: 'Estimated payments',
  excessSocialSecurity: 'Social Security withheld over the yearly maximum',
  refund: 'Refund',
  balanceDue: 'Balance due',
  unpaid: 'Tax due (no payments entered)',
} satisfies Record<FederalLabel, string>

const stateLabels = {
  'stateStart.nothing': 'No tax on income',
  'stateStart.federal-agi': 'Federal adjusted gross income',
  'stateStart.federal-taxable': 'Federal taxable income, as the state counts it',
  'stateStart.gross': 'Income as the state counts it',
  stateAgi: 'State adjusted gross income',
  stateFederalTax: 'Federal income tax',
  stateItemized: 'Itemized deductions',
  stateStandard: 'Standard deduction',
  stateExemptions: 'Exemptions',
  stateTaxable: 'State taxable income',
  stateSchedule: 'Tax at the state’s rates',
  stateTax: 'State income tax',
  stateWithheld: 'State tax withheld',
  stateRefund: 'State refund',
  stateBalanceDue: 'State balance due',
} satisfies Record<StateLabel, string>

const commonNames = {
  socialSecurity: 'Social Security',
  capitalGains: 'Capital gains',
  qualifiedDividends: 'Qualified dividends',
  usInterest: 'Interest on US government debt',
} satisfies Record<CommonName, string>
const isCommon = (name: string): name is CommonName => Object.hasOwn(commonNames, name)
/** What a state's law calls an amount, or the name it has in every state. */
export const itemName = (name: string): string => (isCommon(name) ? commonNames[name] : name)

const valueLabels = {
  alimony: ({ before }) => `Alimony under an agreement from before ${before}`,
  named: ({ name }) => itemName(name),
  localTax: ({ place }) => `${place} income tax`,
} satisfies Sentences<LabelValues>

const plainLabels = { ...federalLabels, ...stateLabels }
export const labelText = (label: LineLabel, say: Say): string =>
  typeof label === 'string' ? plainLabels[label] : sentence<LabelValues>(valueLabels, label, say)

const plainHows = {
  topBracketReduction: 'In the 37% bracket, itemized deductions save 35 cents on the dollar, not 37.',
  tips: 'Tips stay in wages and come off here. You still pay Social Security and Medicare tax on them.',
  overtime: 'The extra half of time-and-a-half comes off here. You still pay Social Security and Medicare tax on it.',
  earlyWithdrawal: '10% of what was taken out early without an exception.',
  additionalChild: 'The part of the child tax credit that’s paid to you when no tax is left.',
} satisfies Record<PlainHow, string>

const rate = (decimal: number, say: Say): string => say.percent(decimal * 100)
const stateRate = (decimal: number, say: Say): string => say.percent(decimal * 100, 4)
/** Whole dollars without cents. */
const exact = (dollars: number, say: Say): string =>
  Math.abs(dollars - Math.round(dollars)) >= 0.005 ? say.cents(dollars) : say.money(dollars)

const valueHows = {
  wages: ({ pay, pretax }, say) =>
    `Pay of ${say.money(pay)} less ${say.money(pretax)} of pre-tax plan and benefit money.`,
  ordinaryDividends: ({ qualified }, say) => `${say.money(qualified)} of it is qualified and taxed at the lower rates.`,
  capitalGain: ({ limit, later }, say) =>
    `At most ${say.money(limit)} of a net loss counts in a year. ${say.money(later)} carries over to next year.`,
  rental: ({ loss, counted }, say) =>
    `Of a loss of ${say.money(loss)}, ${say.money(counted)} counts this year. The rest waits for later years.`,
  taxableSocialSecurity: ({ taxed, benefits }, say) =>
    `${say.money(taxed)} of ${say.money(benefits)} in benefits is taxed: ${rate(benefits === 0 ? 0 : taxed / benefits, say)}. It’s never more than 85%.`,
  halfSelfEmploymentTax: ({ tax }, say) => `Self-employment tax is ${say.money(tax)}; half of it comes off income.`,
  ira: ({ deducted, paidIn }, say) =>
    `${say.money(deducted)} of the ${say.money(paidIn)} paid in can be deducted at this income.`,
  studentLoanInterest: ({ paid, max }, say) =>
    `Of ${say.money(paid)} paid, at most ${say.money(max)} counts, and less at a higher income.`,
  agi: ({ income, adjustments }, say) =>
    `${say.money(income)} of income less ${say.money(adjustments)} of adjustments.`,
  medical: ({ paid, floor }, say) => `Of ${say.money(paid)} paid, what’s over ${rate(floor, say)} of AGI counts.`,
  stateAndLocal: ({ paid, cap }, say) => `You paid ${say.money(paid)}; the cap at this income is ${say.money(cap)}.`,
  mortgageInterest: ({ balance, deducted, paid }, say) =>
    `The average balance of ${say.money(balance)} is over the limit, so ${say.money(deducted)} of ${say.money(paid)} counts.`,
  charity: ({ given }, say) =>
    `Of ${say.money(given)} given, the part within the yearly limits counts. The rest carries over.`,
  charityOverFloor: ({ given, floor }, say) =>
    `Of ${say.money(given)} given, the part over ${rate(floor, say)} of AGI and within the yearly limits counts.`,
  itemized: ({ itemized, standard }, say) =>
    `Itemized deductions of ${say.money(itemized)} replace the standard deduction of ${say.money(standard)}.`,
  standard: ({ itemized, standard }, say) =>
    `The standard deduction is ${say.money(standard)}; itemized deductions would come to ${say.money(itemized)}.`,
  senior: ({ each, people }, say) =>
    `${say.money(each)} for ${people === 1 ? 'one person' : 'each of two people'} age 65 or older.`,
  seniorReduced: ({ each, rate: lost, over, excess }, say) =>
    `${say.money(each)} for each person, less ${rate(lost, say)} of the ${say.money(excess)} of AGI over ${say.money(over)}.`,
  qualifiedBusinessIncome: ({ rate: share }, say) =>
    `At most ${rate(share, say)} of business and REIT income, and of taxable income without gains.`,
  taxableIncome: ({ agi, deductions }, say) =>
    `AGI of ${say.money(agi)} less ${say.money(deductions)} of deductions${agi < deductions ? '; it stops at zero' : ''}.`,
  onOrdinary: ({ ordinary }, say) => `The brackets applied to ${say.money(ordinary)}.`,
  onGains: ({ parts }, say) =>
    `Taxed at their own rates: ${parts.map((part) => `${say.money(part.amount)} at ${rate(part.rate, say)}`).join(', ')}.`,
  alternativeMinimum: ({ minimum, regular }, say) =>
    `The minimum tax comes to ${say.money(minimum)}, the regular tax to ${say.money(regular)}; the difference is added.`,
  childAndDependent: ({ each, under, other }, say) =>
    `Up to ${say.money(each)} for each child under ${under} and ${say.money(other)} for each other dependent. It can’t take the tax below zero.`,
  selfEmploymentTax: ({ share }, say) =>
    `Social Security and Medicare tax of the self-employed, on ${rate(share, say)} of profit.`,
  additionalMedicare: ({ rate: tax, over }, say) => `${rate(tax, say)} of earnings over ${say.money(over)}.`,
  netInvestmentIncome: ({ rate: tax, over }, say) =>
    `${rate(tax, say)} of investment income, or of AGI over ${say.money(over)} if that’s less.`,
  earnedIncome: ({ earned }, say) =>
    `Paid to you even when no tax is left. It’s figured on ${say.money(earned)} of earned income.`,
  refund: ({ payments, tax }, say) =>
    `Payments of ${say.money(payments)} against ${say.money(tax)} of tax after all credits.`,
  stateItemized: ({ standard }, say) => `The standard deduction would be ${exact(standard, say)}.`,
  stateStandard: ({ itemized }, say) => `Itemizing would be ${exact(itemized, say)}.`,
  stateColumns: ({ first, second }, say) =>
    `Each of you taxed alone: ${exact(first, say)} and ${exact(second, say)}, less than together.`,
  stateFlat: ({ rate: flat, taxable }, say) => `${stateRate(flat, say)} of ${exact(taxable, say)}.`,
  stateBrackets: ({ taxable }, say) => `Brackets applied to ${exact(taxable, say)}.`,
} satisfies Sentences<HowValues>

export const howText = (how: LineHow | undefined, say: Say): string =>
  how === undefined ? '' : typeof how === 'string' ? plainHows[how] : sentence<HowValues>(valueHows, how, say)
