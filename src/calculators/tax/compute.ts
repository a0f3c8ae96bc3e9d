import { rateOnNextDollar } from '#engine/tax/brackets.ts'
import { withExtra } from '#engine/tax/extra-income.ts'
import type { Rounding } from '#engine/tax/federal-types.ts'
import type { Household, Person } from '#engine/tax/household.ts'
import type { Asked } from '../kit/calculator.ts'
import { householdOf, type MainIncome, movedBy, nextKindOf, withChange } from './household.ts'
import type { TaxLaw } from './law.ts'
import type { TaxInputs } from './sections.ts'
import { allTax, type Taxes, taxesOf } from './taxes.ts'

/** What a change costs in each tax. Dollars per year; negative saves. */
export interface Cost {
  readonly federal: number
  readonly state: number
  readonly payroll: number
  readonly total: number
}

export interface TaxResult {
  readonly outcome: 'worked-out'
  readonly household: Household
  readonly taxes: Taxes
  readonly rounding: Rounding
  /** All money that came in, taxed or not, before anything is taken out; losses count as negative. Dollars per year. */
  readonly income: number
  /** What 1,000 dollars more cost. */
  readonly next: Cost
  readonly nextKind: MainIncome
  /** What the visitor's own change costs, and by how much the line could really move; null while the change is zero. */
  readonly whatIf: (Cost & { readonly movedBy: number }) | null
}

/** The step of the headline's "next $1,000". */
const THOUSAND = 1000

const ofPerson = (person: Person): number =>
  person.pay +
  person.selfEmployment +
  person.socialSecurity +
  person.privatePension +
  person.governmentPension +
  person.militaryPension +
  person.iraWithdrawals +
  person.unemployment

/** Everything that came in in the year: pay before deductions, whole benefits, untaxed interest, and the year's own gains and losses. */
export function incomeOf(household: Household): number {
  let total = 0
  for (const person of household.people) total += ofPerson(person)
  return (
    total +
    household.interest +
    household.taxExemptInterest +
    household.ordinaryDividends +
    household.shortTermGain +
    household.longTermGain +
    household.rental +
    household.otherIncome
  )
}

/** `after` less `before`, tax by tax. */
export function costOf(before: Taxes, after: Taxes): Cost {
  const federal = after.federalTax - before.federalTax
  const state = after.stateTax - before.stateTax
  const payroll = after.payrollTax - before.payrollTax
  return { federal, state, payroll, total: federal + state + payroll }
}

export function compute({ inputs, law }: Asked<TaxInputs, TaxLaw>): TaxResult {
  const household = householdOf(inputs, law.facts)
  const rounding = inputs.formsRounding ? 'forms' : 'exact'
  const taxes = taxesOf(household, law, rounding)
  // What one more thousand costs is asked without the steps of the printed table, so that it does not jump about.
  const plain = rounding === 'exact' ? taxes : taxesOf(household, law)
  const nextKind = nextKindOf(inputs)
  // On top of the household as it is counted: what pay or a larger part did not leave room for stays out, as in the chart.
  const next = costOf(plain, taxesOf(withExtra(household, nextKind, THOUSAND), law))
  const whatIf =
    inputs.whatIfChange === 0 || (inputs.whatIfLine.startsWith('spouse') && inputs.status !== 'joint')
      ? null
      : {
          ...costOf(
            plain,
            taxesOf(householdOf(withChange(inputs, inputs.whatIfLine, inputs.whatIfChange), law.facts), law),
          ),
          movedBy: movedBy(inputs, inputs.whatIfLine, inputs.whatIfChange),
        }
  return { outcome: 'worked-out', household, taxes, rounding, income: incomeOf(household), next, nextKind, whatIf }
}

/** What is left of everything that came in after all taxes, before spending and saving. */
export const keptOf = (result: TaxResult): number => result.income - allTax(result.taxes)

/** Whether the visitor told us about money already paid to the government. */
export const hasPaid = ({ household }: TaxResult): boolean => household.federalWithheld + household.estimatedPaid > 0

/** What is taxed at ordinary rates: taxable income without gains and qualified dividends. */
export const ordinaryOf = ({ federal }: Taxes): number =>
  Math.max(0, federal.taxableIncome - federal.gains.preferential)

/** The bracket the next dollar of ordinary income falls into, percent points. */
export const bracketOf = ({ taxes, household }: TaxResult, { facts }: Pick<TaxLaw, 'facts'>): number =>
  rateOnNextDollar(ordinaryOf(taxes), facts.ordinaryBrackets.value[household.status]) * 100
