import { medicareSurcharge } from '#engine/social-security/medicare-surcharge.ts'
import { taxableBenefits } from '#engine/tax/benefit-taxation.ts'
import { federalReturn } from '#engine/tax/federal-return.ts'
import { emptyHousehold, type Household, noIncome } from '#engine/tax/household.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import type { WorkedContext } from './context.ts'
import { monthlyAt } from './monthly.ts'
import { ageText } from './words/ages.en.ts'
import { ages } from './words/charts.en.ts'
import { afterTax as words } from './words/dates.en.ts'

/** A year in which everybody is past 65 and all benefits are paid. Dollars of today. */
interface YearKept {
  readonly claim: number
  readonly benefits: number
  readonly taxable: number
  readonly tax: number
  readonly medicare: number
}

/** An age at which the deduction for those over 65 counts. */
const SENIOR = 70

function yearKept({ inputs, law, result }: WorkedContext, claim: number): YearKept {
  const { household, taxed, spouse } = result
  const { status } = taxed
  const benefits = 12 * (monthlyAt(household, claim, result.law.rules).total + (spouse?.total ?? 0))
  const taxOn = (socialSecurity: number): number => {
    const person = { ...noIncome, age: SENIOR, socialSecurity }
    const filers: Household = {
      ...emptyHousehold,
      status,
      people: status === 'joint' ? [person, { ...noIncome, age: SENIOR }] : [person],
      otherIncome: inputs.otherIncome,
      taxExemptInterest: inputs.taxExempt,
      stateIncomeTaxPaid: 0,
    }
    return federalReturn(filers, law.tax, { rounding: 'exact', deduction: 'larger', stateIncomeTax: 0 }).totalTax
  }
  const taxable = taxableBenefits({
    benefits,
    otherIncome: inputs.otherIncome,
    taxExemptInterest: inputs.taxExempt,
    status,
    livedWithSpouse: true,
  })
  const before = inputs.otherIncome + inputs.taxExempt
  const surcharge = (income: number): number => {
    const { partB, partD } = medicareSurcharge(income, status, result.law.medicare.value)
    return 12 * (partB + partD) * (status === 'joint' ? 2 : 1)
  }
  return {
    claim,
    benefits,
    taxable,
    tax: taxOn(benefits) - taxOn(0),
    medicare: surcharge(before + taxable) - surcharge(before),
  }
}

/** What is kept of the benefits of each claim, with the spouse's claim as planned. */
export function afterTaxTable(context: WorkedContext): KeyedTable | null {
  const { inputs, result, say } = context
  const { household, ladder, monthly } = result
  const { you } = household
  if (you.hasClaimed) return null
  const claims = [...new Set([...ladder.map(({ claim }) => claim), monthly.claim])].sort((a, b) => a - b)
  const rows = claims.map((claim) => yearKept(context, claim))
  const kept = ({ benefits, tax, medicare }: YearKept): number => benefits - tax - medicare
  return tableOf(
    'afterTax',
    { ...words, lead: words.lead({ income: inputs.otherIncome }, say) },
    rows,
    {
      age: [
        'text',
        ({ claim }) => {
          const age = claim - you.birth.month
          return claim === you.claim ? ages.plan({ age }) : ageText(age)
        },
      ],
      kept: ['money', (row) => Math.round(kept(row))],
      share: ['percent', (row) => (row.benefits > 0 ? Math.round((1000 * kept(row)) / row.benefits) / 10 : null)],
      benefits: ['money', ({ benefits }) => benefits],
      taxable: ['money', ({ taxable }) => Math.round(taxable)],
      tax: ['money', ({ tax }) => Math.round(tax)],
      medicare: ['money', ({ medicare }) => Math.round(medicare)],
    },
    { line: ({ claim }) => `age${claim - you.birth.month}` },
  )
}
