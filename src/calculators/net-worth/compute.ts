import { roundToCent } from '#engine/money.ts'
import { emptyHousehold, type Household, noIncome } from '#engine/tax/household.ts'
import { stateReturnFor } from '#engine/tax/state-law.ts'
import {
  type Asset,
  type AssetKind,
  type BalanceSheet,
  balanceSheet,
  type Debt,
  type Gains,
  gainsInside,
  usuallyLiquid,
} from '#engine/wealth/balance-sheet.ts'
import { type GoalGrowth, growthToGoal } from '#engine/wealth/goal-growth.ts'
import { type TaxInside, taxInsideAtRates, taxInsideByReturns } from '#engine/wealth/tax-inside.ts'
import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { type Compared, compared } from './compared.ts'
import type { Question } from './law.ts'
import type { NetWorthInputs } from './sections.ts'

type AssetRow = NetWorthInputs['assets'][number]
type DebtRow = NetWorthInputs['debts'][number]

export interface Result {
  readonly outcome: 'empty' | 'above-zero' | 'zero' | 'below-zero'
  readonly assets: readonly Asset[]
  readonly debts: readonly Debt[]
  /** With the what-ifs, when there are any. */
  readonly sheet: BalanceSheet
  /** As it is today, without any what-if. */
  readonly today: BalanceSheet
  readonly hasWhatIf: boolean
  readonly netWorth: number
  readonly gains: Gains
  readonly tax: TaxInside
  /** What would be left if all were sold and every account drawn. */
  readonly afterTax: number
  /** Months of spending the liquid assets cover; null when nothing is spent. */
  readonly months: number | null
  readonly compared: Compared
  /** Null where no goal is given. */
  readonly goal: GoalGrowth | null
}

const isAccount = (kind: AssetKind) => kind === 'brokerage' || kind === 'pretax' || kind === 'roth' || kind === 'hsa'
const isRealEstate = (kind: AssetKind) => kind === 'home' || kind === 'property'

export const isLiquid = ({ kind, liquid }: Pick<AssetRow, 'kind' | 'liquid'>): boolean =>
  liquid === 'usual' ? usuallyLiquid(kind) : liquid === 'yes'

function assetOf(row: AssetRow, changes: { readonly invest: number; readonly home: number }): Asset {
  const change = isAccount(row.kind) ? changes.invest : isRealEstate(row.kind) ? changes.home : 0
  return {
    kind: row.kind,
    value: row.value * (1 + change / 100),
    basis: row.basis,
    liquid: isLiquid(row),
  }
}
const debtOf = ({ kind, balance, rate }: DebtRow): Debt => ({ kind, balance, annualRate: (rate ?? 0) / 100 })

/** Money is drawn at 60 at the earliest, so that no penalty is due and no deduction of later ages is counted on. */
const DRAWS_FROM = 60

function householdOf({ status, otherIncome, state, age }: NetWorthInputs): Household {
  const person = { ...noIncome, age: Math.max(age, DRAWS_FROM) }
  const people = status === 'joint' ? ([person, person] as const) : ([person] as const)
  return { ...emptyHousehold, status, people, otherIncome, state: state === 'US' ? null : state }
}

/** What is the partner's own of the pre-tax money, half of what is marked as both's; an account is one person's by law. */
const partOfPartner = ({ assets, status }: NetWorthInputs, pretaxGrowth: number): number =>
  status === 'joint'
    ? assets
        .filter(({ kind }) => kind === 'pretax')
        .reduce((sum, { owner, value }) => sum + value * { me: 0, partner: 1, joint: 0.5 }[owner], 0) * pretaxGrowth
    : 0

function taxOf({ inputs, law }: Question, pretax: number, { taxable, atOnce }: Gains): TaxInside {
  const parts = { gains: taxable - atOnce, atOnce }
  if (inputs.taxWay === 'rates')
    return taxInsideAtRates(pretax, parts, { pretax: inputs.taxRate / 100, gains: inputs.gainsRate / 100 })
  return taxInsideByReturns(householdOf(inputs), law.tax, stateReturnFor(law.state, law.tax.year), {
    pretax,
    ofPartner: partOfPartner(inputs, 1 + inputs.investChange / 100),
    ...parts,
    years: inputs.drawYears,
  })
}

/** So that sentences, figures and tables round the same amount: 9,502.4955 is $9,502 at once, but $9,503 by way of the cent. */
const inCents = (tax: TaxInside): TaxInside => ({
  ...tax,
  onPretax: roundToCent(tax.onPretax),
  onGains: roundToCent(tax.onGains),
  ofThemAtOnce: roundToCent(tax.ofThemAtOnce),
})

/** Of a gain on the home where one lives, free of tax. */
export const freeHomeGain = ({ status }: NetWorthInputs): number =>
  homeSaleExclusion.value[status === 'joint' ? 'joint' : 'single']

export function compute(asked: Question): Result {
  const { inputs } = asked
  const { investChange, homeChange, extra, spending } = inputs
  const costs = { home: inputs.sellHome / 100, car: inputs.sellCar / 100 }
  const debts = inputs.debts.map(debtOf)
  const asIs = inputs.assets.map((row) => assetOf(row, { invest: 0, home: 0 }))
  const today = balanceSheet(asIs, debts, costs)
  const hasWhatIf = investChange !== 0 || homeChange !== 0 || extra !== 0
  const saved: readonly Asset[] = extra > 0 ? [{ kind: 'cash', value: extra, basis: null, liquid: true }] : []
  const assets = hasWhatIf
    ? [...inputs.assets.map((row) => assetOf(row, { invest: investChange, home: homeChange })), ...saved]
    : asIs
  const sheet = hasWhatIf ? balanceSheet(assets, debts, costs) : today
  const gains = gainsInside(assets, costs, freeHomeGain(inputs))
  const tax = inCents(taxOf(asked, sheet.byAsset.pretax, gains))
  const { netWorth } = sheet
  // Sums of cents in floats miss zero by a hair.
  const worth = roundToCent(netWorth)
  const isEmpty = sheet.assets === 0 && sheet.debts === 0
  return {
    outcome: isEmpty ? 'empty' : worth > 0 ? 'above-zero' : worth === 0 ? 'zero' : 'below-zero',
    assets,
    debts,
    sheet,
    today,
    hasWhatIf,
    netWorth,
    gains,
    tax,
    afterTax: netWorth - tax.onPretax - tax.onGains - sheet.sellingCosts,
    months: spending > 0 ? sheet.liquidAssets / spending : null,
    compared: compared(netWorth, inputs.age),
    goal: inputs.goal === null ? null : growthToGoal(netWorth, inputs.goal, inputs.goalYears),
  }
}
