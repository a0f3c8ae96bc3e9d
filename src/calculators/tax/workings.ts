import { combinedIncome } from '#engine/tax/benefit-taxation.ts'
import { bracketsFilled } from '#engine/tax/brackets.ts'
import { dollarsAndCents as money, percentText } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { TaxResult } from './compute.ts'
import type { Law } from './law.ts'
import { nextName } from './words.ts'

function taxable({ taxes, household }: TaxResult): Working {
  const { federal } = taxes
  const { deductions } = federal
  const others: readonly (readonly [string, number])[] = [
    ['gifts beside the standard deduction', deductions.charityWithStandard],
    ['senior', deductions.senior],
    ['tips', deductions.tips],
    ['overtime', deductions.overtime],
    ['car loan', deductions.carLoan],
    ['business income', deductions.qualifiedBusinessIncome],
  ]
  const there = others.filter(([, amount]) => amount > 0)
  return {
    title: 'Taxable income',
    lines: [
      'AGI − deductions, at least 0',
      `= ${money(federal.agi)} − ${money(deductions.total)}`,
      `= ${money(federal.taxableIncome)}`,
    ],
    steps: [
      `AGI: total income ${money(federal.income.total)} less adjustments ${money(federal.adjustments.total)}.`,
      `${deductions.itemizes ? 'Itemized deductions' : 'Standard deduction'}: ${money(deductions.standardOrItemized)}.`,
      ...there.map(([name, amount]) => `Deduction for ${name}: ${money(amount)}.`),
      ...(household.people.some((person) => person.age >= 65)
        ? ['Age 65 or blindness raises the standard deduction, for each person and each of the two.']
        : []),
    ],
  }
}

function byBrackets({ taxes, household, rounding }: TaxResult, { facts }: Law): Working {
  const { federal } = taxes
  const ordinary = Math.max(0, federal.taxableIncome - federal.gains.preferential)
  const filled = bracketsFilled(ordinary, facts.ordinaryBrackets.value[household.status]).filter(
    ({ amount }) => amount > 0,
  )
  const parts = filled.map(({ amount, rate }) => `${money(amount)} × ${percentText(rate * 100)}`)
  const bySchedule = filled.reduce((sum, { tax }) => sum + tax, 0)
  const { gains } = federal
  const onTop: readonly (readonly [number, number])[] = [
    [gains.atZero, facts.capitalGainRates.value.low],
    [gains.atFifteen, facts.capitalGainRates.value.middle],
    [gains.atTwenty, facts.capitalGainRates.value.high],
    [gains.atTwentyFive, facts.capitalGainRates.value.unrecaptured1250],
    [gains.atTwentyEight, facts.capitalGainRates.value.collectibles],
  ]
  return {
    title: 'Tax by the brackets',
    lines: [
      'tax = sum of income in each bracket × its rate',
      parts.length > 0 ? `= ${parts.join(' + ')}` : '= 0',
      rounding === 'exact'
        ? `= ${money(federal.tax.onOrdinary)}`
        : `= ${money(bySchedule)}; ${money(federal.tax.onOrdinary)} as the paper return finds it`,
    ],
    steps: [
      ...onTop
        .filter(([amount]) => amount > 0)
        .map(
          ([amount, rate]) =>
            `On top of it, gains and qualified dividends: ${money(amount)} × ${percentText(rate * 100)} = ${money(amount * rate)}.`,
        ),
      ...(federal.tax.alternativeMinimum > 0
        ? [`Alternative minimum tax: ${money(federal.tax.alternativeMinimum)} more.`]
        : []),
      rounding === 'exact'
        ? 'Worked out to the cent by the schedule. The paper forms use whole dollars and, under $100,000, a printed table: a few dollars of difference.'
        : 'The paper return uses whole dollars and, under $100,000, a printed table with rows $50 wide: its tax is that on the middle of the row.',
    ],
  }
}

function wholeFederal({ taxes }: TaxResult): Working {
  const { federal } = taxes
  const { credits } = federal
  return {
    title: 'Federal tax',
    lines: [
      'tax before credits − credits + other taxes − refundable credits',
      `= ${money(federal.tax.beforeCredits)} − ${money(credits.nonrefundable)} + ${money(federal.otherTaxes.total)} − ${money(credits.refundable)}`,
      `= ${money(federal.taxAfterCredits)}`,
    ],
    steps: [
      'Credits that only reduce tax are taken in the order of the form and stop at zero; refundable ones are paid out.',
    ],
  }
}

function benefits({ taxes, household }: TaxResult): Working | null {
  const received = household.people.reduce((sum, person) => sum + person.socialSecurity, 0)
  if (received === 0) return null
  const { income, agi, adjustments } = taxes.federal
  const otherIncome = agi - income.taxableSocialSecurity + adjustments.studentLoanInterest
  const combined = combinedIncome({
    benefits: received,
    otherIncome,
    taxExemptInterest: household.taxExemptInterest,
    status: household.status,
    livedWithSpouse: household.livedWithSpouse,
  })
  return {
    title: 'Taxable Social Security',
    lines: [
      'held against the thresholds: other income + tax-exempt interest + half of benefits',
      `= ${money(otherIncome)} + ${money(household.taxExemptInterest)} + ½ × ${money(received)} = ${money(combined)}`,
      `taxable: ${money(income.taxableSocialSecurity)} of ${money(received)}`,
    ],
    steps: [
      'Half of what is over the first threshold, 85% of what is over the second, never more than 85% of the benefits (IRC 86).',
    ],
  }
}

/** "+ $12.00", "− $12.00". */
const added = (amount: number): string => `${amount < 0 ? '−' : '+'} ${money(Math.abs(amount))}`

function nextThousand({ next, nextKind }: TaxResult): Working {
  return {
    title: `The next $1,000 of ${nextName[nextKind]}`,
    lines: [
      'tax with $1,000 more − tax now',
      `= ${money(next.federal)} federal ${added(next.state)} state ${added(next.payroll)} payroll`,
      `= ${money(next.total)}`,
    ],
    steps: ['The whole return is worked out twice. No formula for the rate is used, so every phase-out is in it.'],
  }
}

export const workingsOf = (result: TaxResult, law: Law): readonly Working[] =>
  [taxable(result), byBrackets(result, law), wholeFederal(result), benefits(result), nextThousand(result)].filter(
    (working) => working !== null,
  )
