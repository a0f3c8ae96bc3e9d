import { offerOf } from '#engine/household/debt-months.ts'
import type { Household } from '#engine/household/household.ts'
import type { Account, HouseholdDebt, Income, Property } from '#engine/household/lists.ts'
import {
  budgetedPayments,
  debtPayment,
  incomePerMonth,
  livingByItem,
  monthlyFlows,
  perMonth,
} from '#engine/household/monthly-flows.ts'
import { assetKindOf, isCash } from '#engine/household/standing.ts'
import { filingStatusOf } from '#engine/household/tax-picture.ts'
import { householdHeldBack, type TotalTax, taxReturnsOf } from '#engine/household/tax-returns.ts'
import { addMonths, type IsoDate, type Month, monthOf, monthsBetween } from '#engine/month.ts'
import { withGrossIncomes } from './gross-incomes.ts'
import type { Growth, Holding, Model, Owed, PersonIndex, ScenarioSettings, Stream, TaxKind, Thing } from './model.ts'

const taxKindOf: Readonly<Record<Income['kind'], TaxKind>> = {
  wages: 'wages',
  'self-employment': 'self-employment',
  'social-security': 'social-security',
  pension: 'pension',
  disability: 'free',
  unemployment: 'unemployment',
  support: 'free',
  rent: 'rent',
  other: 'other',
}
const growthOf: Readonly<Record<Income['kind'], Growth>> = {
  wages: 'pay',
  'self-employment': 'pay',
  'social-security': 'prices',
  pension: 'flat',
  disability: 'flat',
  unemployment: 'flat',
  support: 'flat',
  rent: 'prices',
  other: 'flat',
}

/** The second grown-up's, or the first's: money of nobody in particular is the first person's. */
export const personIndexOf = ({ people }: Household, owner: string | null): PersonIndex =>
  owner !== null && people.some(({ id, role }) => id === owner && role === 'partner') ? 1 : 0

/** Take-home pay is known to the cent: what is less than one is no money. */
const beyondCents = (amount: number): number => (Math.abs(amount) < 0.01 ? 0 : amount)

/** The picture as of `today`, to be followed from the next month on. `totalTax` is all tax of a year, dollars. */
export function modelOf(picture: Household, today: IsoDate, settings: ScenarioSettings, totalTax: TotalTax): Model {
  const { household, isGrossedUp } = withGrossIncomes(picture, today, totalTax)
  const first = addMonths(monthOf(today), 1)
  const returns = taxReturnsOf(household, today)
  const heldBack = householdHeldBack(household, today, totalTax) ?? 0
  const flows = monthlyFlows({ ...household, monthlyTakeHome: picture.monthlyTakeHome }, heldBack)
  const gross = household.incomes.reduce((sum, one) => sum + incomePerMonth(one), 0)
  const cashAccounts = household.accounts.filter(isCash)
  const cash = cashAccounts.reduce((sum, { balance }) => sum + balance, 0)
  const earning = cashAccounts.filter(({ balance }) => balance > 0)
  const earningBalance = earning.reduce((sum, { balance }) => sum + balance, 0)
  const open = household.debts.filter(({ balance }) => balance > 0)
  const people = household.people
  const ageOf = (role: 'you' | 'partner'): number | null => {
    const person = people.find((one) => one.role === role)
    return person === undefined || person.born === null ? null : monthsBetween(person.born, first)
  }
  return {
    household,
    first,
    months: settings.years * 12,
    state: household.state,
    streams: household.incomes.filter(({ every }) => every !== 'once').map((one) => streamOf(one, household, first)),
    costs: livingByItem(household) ?? new Map(),
    payments: budgetedPayments(household),
    debts: open.map((one) => owedOf(one, today, first)),
    holdings: household.accounts.filter((one) => !isCash(one)).map((one) => holdingOf(one, household, settings)),
    things: household.properties.map((one) => thingOf(one, first)),
    cash,
    cashYield:
      earningBalance > 0
        ? earning.reduce((sum, { balance, apy }) => sum + balance * (apy ?? 0), 0) / earningBalance
        : 0,
    expected: household.expected
      .map(({ id, on, amount }) => ({ id, at: monthsBetween(first, on), amount }))
      .filter(({ at }) => at >= 0),
    returns,
    jobPremiums: [jobPremium(household, 0), jobPremium(household, 1)],
    payRest: flows.takeHome === null ? 0 : beyondCents(gross - heldBack - flows.takeHome),
    isGrossedUp,
    ageMonths: [ageOf('you'), ageOf('partner')],
    isCouple: filingStatusOf(household, today) === 'joint',
    unknownPayments: flows.unknownPayments,
    unknownAprs: open.filter(({ apr }) => apr === null).map(({ id }) => id),
  }
}

function streamOf(income: Income, household: Household, first: Month): Stream {
  return {
    income: income.id,
    person: personIndexOf(household, income.owner),
    monthly: incomePerMonth(income),
    tax: taxKindOf[income.kind],
    growth: growthOf[income.kind],
    last: income.until === null ? Number.POSITIVE_INFINITY : monthsBetween(first, income.until),
  }
}

/** A card's and an equity line's rate may move unless the visitor says otherwise; any other loan's only where they say so. */
const isVariable = ({ kind, isVariable: said }: HouseholdDebt): boolean =>
  said ?? (kind === 'card' || kind === 'equity')

function owedOf(debt: HouseholdDebt, today: IsoDate, first: Month): Owed {
  return {
    id: debt.id,
    kind: debt.kind,
    balance: debt.balance,
    apr: debt.apr ?? 0,
    promo: offerOf(debt, today, first),
    payment: debtPayment(debt) ?? 0,
    variable: isVariable(debt),
    first: 0,
    securedBy: debt.securedBy,
    insurance: [],
  }
}

function holdingOf(account: Account, household: Household, { assumptions }: ScenarioSettings): Holding {
  const kind = assetKindOf[account.kind]
  const person = personIndexOf(household, account.owner)
  const hasPay = household.incomes.some((one) => one.kind === 'wages' && personIndexOf(household, one.owner) === person)
  return {
    id: account.id,
    kind: kind === 'brokerage' || kind === 'pretax' || kind === 'roth' || kind === 'hsa' ? kind : 'other',
    person,
    balance: account.balance,
    basis: account.basis,
    stocks: account.stocks ?? assumptions.stockShare,
    fees: account.fees ?? 0,
    monthly: account.monthly ?? 0,
    fromPay: account.kind.endsWith('401k') || (account.kind === 'hsa' && hasPay),
    matchRate: account.matchRate ?? 0,
    matchUpTo: account.matchUpTo ?? 0,
  }
}

const thingOf = ({ id, kind, value, basis, bought, yearlyTax }: Property, first: Month): Thing => ({
  id,
  kind: kind === 'home' || kind === 'property' ? 'home' : kind === 'car' ? 'car' : 'other',
  value,
  basis,
  owned: bought === null ? null : monthsBetween(bought, first),
  yearlyTax: kind === 'home' ? (yearlyTax ?? 0) : 0,
})

function jobPremium(household: Household, person: PersonIndex): number {
  const hasPay = household.incomes.some((one) => one.kind === 'wages' && personIndexOf(household, one.owner) === person)
  if (!hasPay) return 0
  return household.policies
    .filter(
      ({ kind, through, owner }) =>
        kind === 'health' && through === 'job' && personIndexOf(household, owner) === person,
    )
    .reduce(
      (sum, { premium, premiumEvery }) =>
        sum + (premium === null || premiumEvery === null ? 0 : perMonth(premium, premiumEvery)),
      0,
    )
}
