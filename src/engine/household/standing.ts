import { HOME_PAYMENT_KEY } from '#engine/budget/default-categories.ts'
import { sumToCent } from '#engine/money.ts'
import { type AssetKind, type BalanceSheet, balanceSheet, onHome, usuallyLiquid } from '#engine/wealth/balance-sheet.ts'
import type { Household } from './household.ts'
import type { Account, HouseholdDebt } from './lists.ts'
import { debtMinimum, type MonthlyFlows } from './monthly-flows.ts'

/** How an account counts on a balance sheet. */
export const assetKindOf: Readonly<Record<Account['kind'], AssetKind>> = {
  checking: 'cash',
  savings: 'cash',
  cd: 'cash',
  brokerage: 'brokerage',
  'traditional-ira': 'pretax',
  'traditional-401k': 'pretax',
  'roth-ira': 'roth',
  'roth-401k': 'roth',
  hsa: 'hsa',
  '529': 'other',
  other: 'other',
}
const retirementKinds: ReadonlySet<AssetKind> = new Set(['pretax', 'roth'])
/** Cash that can be had within days and cannot fall: what an emergency is paid from. A CD counts, less its penalty. */
export const isCash = ({ kind }: Account): boolean => assetKindOf[kind] === 'cash'
export const isRetirement = ({ kind }: Account): boolean => retirementKinds.has(assetKindOf[kind])
/** Meant to grow: retirement accounts, brokerage and health savings. */
export const isInvested = (account: Account): boolean =>
  isRetirement(account) || account.kind === 'brokerage' || account.kind === 'hsa'

const sumBalances = (accounts: readonly Account[]): number => sumToCent(accounts.map(({ balance }) => balance))
export const cashOf = ({ accounts }: Household): number => sumBalances(accounts.filter(isCash))
export const retirementOf = ({ accounts }: Household): number => sumBalances(accounts.filter(isRetirement))
export const investedOf = ({ accounts }: Household): number => sumBalances(accounts.filter(isInvested))

/** What is owned and owed, added up. Overdrawn accounts lower what is owned. Nothing is taken off for selling. */
export function worthOf({ accounts, properties, debts }: Household): BalanceSheet {
  return balanceSheet(
    [
      ...accounts.map(({ kind, balance, basis }) => {
        const asset = assetKindOf[kind]
        return { kind: asset, value: balance, basis, liquid: usuallyLiquid(asset) }
      }),
      ...properties.map(({ kind, value, basis }) => ({ kind, value, basis, liquid: false })),
    ],
    debts.map(({ kind, balance, apr }) => ({ kind, balance, annualRate: apr ?? 0 })),
    { home: 0, car: 0 },
  )
}

/** The APR charged on a day: the offer's while it lasts. Null: not known. */
export const aprOn = ({ apr, promoApr, promoEnds }: HouseholdDebt, today: string): number | null =>
  promoApr !== null && promoEnds !== null && promoEnds >= today ? promoApr : apr

export interface OwedStanding {
  readonly owed: number
  /** Without the loans on homes. */
  readonly owedBesideHome: number
  /** Decimal, weighted by what is owed, of the debts whose APR is known; null without any. */
  readonly weightedApr: number | null
  /** Interest of one day at today's balances: each balance times its APR, divided by 365. */
  readonly costPerDay: number
  /** Debts with a balance and no APR: the two figures above leave them out. */
  readonly unknownAprs: readonly string[]
}

/** What the debts cost as they stand today. */
export function owedStanding({ debts }: Household, today: string): OwedStanding {
  const open = debts.filter(({ balance }) => balance > 0)
  const priced = open.flatMap((debt) => {
    const apr = aprOn(debt, today)
    return apr === null ? [] : [{ balance: debt.balance, apr }]
  })
  const base = priced.reduce((sum, { balance }) => sum + balance, 0)
  const yearly = priced.reduce((sum, { balance, apr }) => sum + balance * apr, 0)
  return {
    owed: sumToCent(open.map(({ balance }) => balance)),
    owedBesideHome: sumToCent(open.filter(({ kind }) => !onHome(kind)).map(({ balance }) => balance)),
    weightedApr: base > 0 ? yearly / base : null,
    costPerDay: yearly / 365,
    unknownAprs: open.filter((debt) => aprOn(debt, today) === null).map(({ id }) => id),
  }
}

/** Essential costs a month with the payments that must be made, dollars; null when the costs are not known. */
export const essentialsOf = ({ essentialLiving, living, debtMinimums }: MonthlyFlows): number | null => {
  const costs = essentialLiving ?? living
  return costs === null ? null : sumToCent([costs, debtMinimums])
}

/** How many months cash pays the essentials; null when they are unknown or nothing. */
export function liquidityMonths(household: Household, flows: MonthlyFlows): number | null {
  const essentials = essentialsOf(flows)
  return essentials === null || essentials <= 0 ? null : Math.max(0, cashOf(household)) / essentials
}

/** Balance over limit of one card, decimal; null for what is no card or has no known limit. */
export const utilizationOf = ({ kind, balance, creditLimit }: HouseholdDebt): number | null =>
  kind === 'card' && creditLimit !== null && creditLimit > 0 ? balance / creditLimit : null

/** All cards with a known limit together; null without any. */
export function totalUtilization({ debts }: Household): number | null {
  const cards = debts.filter((debt) => utilizationOf(debt) !== null)
  const limits = cards.reduce((sum, { creditLimit }) => sum + (creditLimit ?? 0), 0)
  return limits > 0 ? cards.reduce((sum, { balance }) => sum + balance, 0) / limits : null
}

/**
 * What a lender counts for housing beside the payments on home loans, dollars a month: rent where none is paid, and for a home its tax,
 * dues and insurance, as the budget says them.
 */
export function housingBesideLoans({ spending, debts, properties }: Household): number {
  const of = (key: string) => spending[key] ?? 0
  const pays = debts.some(({ kind, balance }) => onHome(kind) && balance > 0)
  const owns = pays || properties.some(({ kind }) => kind === 'home')
  const costs = owns ? [of('housing_property-tax'), of('housing_hoa'), of('insurance_home-renters')] : []
  return sumToCent([pays ? 0 : of(HOME_PAYMENT_KEY), ...costs])
}

/**
 * Payments that must be made each month over gross income, decimal: what lenders call debt-to-income. `housing`: dollars a month
 * beside the loans (`housingBesideLoans`). Null when gross income is unknown or nothing.
 */
export function debtToIncome({ debts }: Household, { gross }: MonthlyFlows, housing = 0): number | null {
  if (gross === null || gross <= 0) return null
  return debts.reduce((sum, debt) => sum + (debtMinimum(debt) ?? 0), housing) / gross
}
