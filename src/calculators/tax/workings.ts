import { combinedIncome } from '#engine/tax/benefit-taxation.ts'
import { bracketsFilled } from '#engine/tax/brackets.ts'
import type { Working } from '../kit/presentation.ts'
import { ordinaryOf } from './compute.ts'
import type { TaxContext } from './context.ts'
import { workingWords as words } from './words/explain.en.ts'

function taxable({ result, say }: TaxContext): Working {
  const { federal } = result.taxes
  const { deductions } = federal
  const others = [
    ['gifts', deductions.charityWithStandard],
    ['senior', deductions.senior],
    ['tips', deductions.tips],
    ['overtime', deductions.overtime],
    ['carLoan', deductions.carLoan],
    ['business', deductions.qualifiedBusinessIncome],
  ] as const
  return {
    title: words.taxable.title,
    lines: [
      words.taxable.formula,
      `= ${say.cents(federal.agi)} − ${say.cents(deductions.total)}`,
      `= ${say.cents(federal.taxableIncome)}`,
    ],
    steps: [
      words.taxable.agi({ total: federal.income.total, adjustments: federal.adjustments.total }, say),
      words.taxable.main({ itemizes: deductions.itemizes, amount: deductions.standardOrItemized }, say),
      ...others.filter(([, amount]) => amount > 0).map(([name, amount]) => words.taxable.other({ name, amount }, say)),
      ...(result.household.people.some((person) => person.age >= 65) ? [words.taxable.aged] : []),
    ],
  }
}

function byBrackets({ result, law: { facts }, say }: TaxContext): Working {
  const { taxes, household, rounding } = result
  const { gains, tax } = taxes.federal
  const filled = bracketsFilled(ordinaryOf(taxes), facts.ordinaryBrackets.value[household.status]).filter(
    ({ amount }) => amount > 0,
  )
  const parts = filled.map(({ amount, rate }) => `${say.cents(amount)} × ${say.percent(rate * 100)}`)
  const schedule = filled.reduce((sum, bracket) => sum + bracket.tax, 0)
  const rates = facts.capitalGainRates.value
  const onTop: readonly (readonly [number, number])[] = [
    [gains.atZero, rates.low],
    [gains.atFifteen, rates.middle],
    [gains.atTwenty, rates.high],
    [gains.atTwentyFive, rates.unrecaptured1250],
    [gains.atTwentyEight, rates.collectibles],
  ]
  return {
    title: words.brackets.title,
    lines: [
      words.brackets.formula,
      parts.length > 0 ? `= ${parts.join(' + ')}` : '= 0',
      rounding === 'exact'
        ? `= ${say.cents(tax.onOrdinary)}`
        : words.brackets.forms({ schedule, paper: tax.onOrdinary }, say),
    ],
    steps: [
      ...onTop.filter(([amount]) => amount > 0).map(([amount, rate]) => words.brackets.onTop({ amount, rate }, say)),
      ...(tax.alternativeMinimum > 0 ? [words.brackets.minimum(tax.alternativeMinimum, say)] : []),
      rounding === 'exact' ? words.brackets.exact : words.brackets.paper,
    ],
  }
}

function wholeFederal({ result, say }: TaxContext): Working {
  const { credits, tax, otherTaxes, taxAfterCredits } = result.taxes.federal
  return {
    title: words.federal.title,
    lines: [
      words.federal.formula,
      `= ${say.cents(tax.beforeCredits)} − ${say.cents(credits.nonrefundable)} + ${say.cents(otherTaxes.total)} − ${say.cents(credits.refundable)}`,
      `= ${say.cents(taxAfterCredits)}`,
    ],
    steps: [words.federal.step],
  }
}

function benefits({ result, say }: TaxContext): Working | null {
  const { household, taxes } = result
  const received = household.people.reduce((sum, person) => sum + person.socialSecurity, 0)
  if (received === 0) return null
  const { income, agi, adjustments } = taxes.federal
  const { taxExemptInterest, status, livedWithSpouse } = household
  const otherIncome = agi - income.taxableSocialSecurity + adjustments.studentLoanInterest
  const combined = combinedIncome({ benefits: received, otherIncome, taxExemptInterest, status, livedWithSpouse })
  return {
    title: words.benefits.title,
    lines: [
      words.benefits.formula,
      `= ${say.cents(otherIncome)} + ${say.cents(taxExemptInterest)} + ½ × ${say.cents(received)} = ${say.cents(combined)}`,
      words.benefits.taxable({ taxed: income.taxableSocialSecurity, received }, say),
    ],
    steps: [words.benefits.step],
  }
}

const nextThousand = ({ result: { next, nextKind }, say }: TaxContext): Working => ({
  title: words.next.title(nextKind),
  lines: [words.next.formula, words.next.line(next, say), `= ${say.cents(next.total)}`],
  steps: [words.next.step],
})

export const workings = [taxable, byBrackets, wholeFederal, benefits, nextThousand]
