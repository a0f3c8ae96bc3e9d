/** What the household's picture can fill into a calculator, in the calculators' own units: dollars and percent points. */
import type { ProfileKey } from '#calculators/kit/field.ts'
import type { Household } from '#engine/household/household.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { debtPayment } from '#engine/household/monthly-flows.ts'
import { assetKindOf } from '#engine/household/standing.ts'
import { ageAtYearEnd } from '#engine/household/tax-picture.ts'
import { yearlyWages } from '#engine/household/yearly-wages.ts'
import { type IsoDate, monthOf, monthsBetween } from '#engine/month.ts'
import type { CarriedDebt, FactValue, HeldAsset } from './carried.ts'
import { heldBills } from './held-bills.ts'

export type PictureFacts = Readonly<Partial<Record<ProfileKey, FactValue>>>

const inPoints = (decimal: number): number => Number((decimal * 100).toPrecision(12))

/** A private student loan is kept apart: calculators of federal loans must not take it. */
const kindOf = ({ kind, isFederal }: HouseholdDebt): string =>
  kind === 'student' && isFederal === false ? 'private-student' : kind

const carriedDebt = (debt: HouseholdDebt): CarriedDebt => ({
  name: debt.name,
  kind: kindOf(debt),
  balance: debt.balance,
  rate: debt.apr === null ? null : inPoints(debt.apr),
  payment: debtPayment(debt),
})

/** Payments left on a loan whose papers name the last one; null where they don't, or it is past. */
function monthsLeft({ endsOn }: HouseholdDebt, today: IsoDate): number | null {
  const months = endsOn === null ? 0 : monthsBetween(monthOf(today), endsOn)
  return months > 0 ? months : null
}

function assetsOf({ accounts, properties }: Household): readonly HeldAsset[] {
  const all = [
    ...accounts.map(({ name, kind, balance, basis }) => ({ name, kind: assetKindOf[kind], value: balance, basis })),
    ...properties.map(({ name, kind, value, basis }) => ({ name, kind, value, basis })),
  ]
  return all.filter(({ value }) => value > 0)
}

/** Only what the picture knows for certain. Totals of the profile are not here: they are the profile's. */
export function pictureFacts(household: Household, today: IsoDate): PictureFacts {
  const { people, incomes, accounts, debts } = household
  const partner = people.find(({ role }) => role === 'partner')
  const children = people.filter(({ role }) => role === 'child')
  const ages = children.map((child) => ageAtYearEnd(child, today))
  const open = debts.filter(({ balance }) => balance > 0)
  const mortgages = open.filter(({ kind }) => kind === 'mortgage')
  const [mortgage] = mortgages
  const pay = yearlyWages(incomes.filter(({ owner }) => owner === null || owner !== partner?.id))
  const spouse = partner ? yearlyWages(incomes.filter(({ owner }) => owner === partner.id)) : null
  const savings = accounts.filter(({ kind, apy }) => kind === 'savings' && apy !== null)
  const assets = assetsOf(household)
  const bills = heldBills(household.bills, today)
  const facts: [ProfileKey, FactValue | null][] = [
    ['annualPay', pay],
    ['spousePay', spouse],
    ['children', ages.length > 0 && !ages.includes(null) ? ages.filter((age) => (age ?? 99) < 17).length : null],
    ['loanBalance', mortgages.length === 1 && mortgage ? mortgage.balance : null],
    ['loanRate', mortgages.length === 1 && mortgage && mortgage.apr !== null ? inPoints(mortgage.apr) : null],
    ['loanMonths', mortgages.length === 1 && mortgage ? monthsLeft(mortgage, today) : null],
    ['savingsApy', savings.length === 1 ? inPoints(savings[0]?.apy ?? 0) : null],
    ['debts', open.length > 0 ? open.map(carriedDebt) : null],
    [
      'cards',
      open.some(({ kind }) => kind === 'card') ? open.filter(({ kind }) => kind === 'card').map(carriedDebt) : null,
    ],
    ['assets', assets.length > 0 ? assets : null],
    ['bills', bills.length > 0 ? bills : null],
  ]
  return Object.fromEntries(facts.filter(([, value]) => value !== null))
}
