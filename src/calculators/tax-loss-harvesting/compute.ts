import { roundToCent } from '#engine/money.ts'
import type { IsoDate } from '#engine/month.ts'
import { type HarvestAhead, harvester } from '#engine/shares/harvest.ts'
import { chooseLots, type HarvestChoice, type HarvestLot } from '#engine/shares/harvest-choice.ts'
import { clearOfPurchases, type Replacement } from '#engine/shares/wash-match.ts'
import { federalReturn } from '#engine/tax/federal-return.ts'
import type { Household } from '#engine/tax/household.ts'
import type { Asked } from '../kit/calculator.ts'
import { earnerHousehold } from '../kit/earner-household.ts'
import type { HarvestLaw } from './law.ts'
import type { LotRow } from './lot-row.ts'
import type { HarvestInputs } from './sections.ts'

export interface Result {
  /** `none`: nothing to judge; `no-losses`: every lot has a gain; `nothing`: none is worth taking; `take`: some are. */
  readonly outcome: 'none' | 'no-losses' | 'nothing' | 'take'
  readonly lots: readonly HarvestLot[]
  readonly purchases: readonly Replacement[]
  readonly choice: HarvestChoice
  readonly taken: number
  readonly losing: number
  /** To the cent. */
  readonly savedNow: number
  readonly worth: number
  /** Losses of the lots taken that count. */
  readonly counted: number
  readonly sold: IsoDate
  /** The first day on which a sale of a taken or put-off lot meets no earlier purchase; the day of the sale where it is clear. */
  readonly clear: IsoDate
  /** Why losses save nothing this year: the gains they meet are taxed at 0%, or there is no tax at all; null where they save something. */
  readonly zero: 'band' | 'no-tax' | null
}
export type Question = Pick<Asked<HarvestInputs, HarvestLaw>, 'inputs' | 'law'>

export const isFilled = (lot: LotRow): boolean => lot.cost > 0 || lot.value > 0
/** The same name whatever its letters; a line without one is an investment of its own. */
const nameOf = (name: string, key: string): string => name.trim().toLowerCase() || key

export function lotsOf({ lots, sellDate }: HarvestInputs): readonly HarvestLot[] {
  return lots.flatMap((lot, index) => {
    const key = String(index)
    if (!isFilled(lot) || lot.bought === null || lot.bought > sellDate) return []
    return [
      {
        key,
        name: nameOf(lot.name, `lot ${key}`),
        acquired: lot.bought as IsoDate,
        shares: lot.shares > 0 ? lot.shares : 1,
        cost: lot.cost,
        value: lot.value,
        isCrypto: lot.kind === 'crypto',
        plan: lot.plan,
      },
    ]
  })
}

/** Purchases that are filled in. */
export function purchasesOf({ buys }: HarvestInputs): readonly Replacement[] {
  return buys.flatMap((buy, index) =>
    buy.date === null || buy.shares <= 0
      ? []
      : [
          {
            key: `buy ${index}`,
            name: nameOf(buy.name, `buy ${index}`),
            date: buy.date as IsoDate,
            shares: buy.shares,
            cost: buy.cost,
            account: buy.account,
          },
        ],
  )
}

/** The year with the gains already taken and the losses brought into it. */
export const householdOf = (inputs: HarvestInputs): Household => ({
  ...earnerHousehold(inputs),
  interest: inputs.otherIncome,
  ordinaryDividends: inputs.qualifiedDividends,
  qualifiedDividends: inputs.qualifiedDividends,
  shortTermGain: inputs.shortGains,
  longTermGain: inputs.longGains,
  shortTermCarryover: inputs.shortCarryover,
  longTermCarryover: inputs.longCarryover,
})

export const aheadOf = ({ end, years, discount, laterGains }: HarvestInputs): HarvestAhead => ({
  years,
  end,
  otherGains: laterGains,
  discount: discount / 100,
})

/** The first day on which no purchase of the last 30 days, of a lot with a loss, meets the sale. */
function clearDay(lots: readonly HarvestLot[], purchases: readonly Replacement[], sold: IsoDate): IsoDate {
  const losing = lots.filter((lot) => lot.value < lot.cost && !lot.isCrypto && lot.plan !== 'keep')
  const names = new Set(losing.map(({ name }) => name))
  const days = [
    ...purchases.filter(({ name }) => names.has(name)).map(({ date }) => date),
    // A lot of the same name that stays is a purchase too; the only lot of its name is what is sold.
    ...lots
      .filter((lot) => names.has(lot.name) && (lot.plan === 'keep' || lot.value >= lot.cost))
      .map(({ acquired }) => acquired),
  ].filter((date) => date <= sold)
  return clearOfPurchases(days, sold)
}

/** What a loss would meet on the return without it. */
function zeroOf(household: Household, { tax }: HarvestLaw, savedNow: number, losing: number): Result['zero'] {
  if (losing === 0 || Math.abs(savedNow) >= 1) return null
  const { gains, income, taxAfterCredits } = federalReturn(household, tax)
  if (income.capitalGain > 0 && gains.atZero > 0 && gains.atFifteen + gains.atTwenty <= 0) return 'band'
  return taxAfterCredits <= 0 ? 'no-tax' : null
}

export function compute({ inputs, law }: Question): Result {
  const lots = lotsOf(inputs)
  const purchases = purchasesOf(inputs)
  const sold = inputs.sellDate as IsoDate
  const household = householdOf(inputs)
  const harvest = harvester(household, law.tax, law.state, aheadOf(inputs))
  const choice = chooseLots(lots, purchases, sold, harvest)
  const losing = lots.filter((lot) => lot.value < lot.cost).length
  const taken = choice.lots.filter((lot) => lot.isTaken).length
  return {
    outcome: lots.length === 0 ? 'none' : losing === 0 ? 'no-losses' : taken === 0 ? 'nothing' : 'take',
    lots,
    purchases,
    choice,
    taken,
    losing,
    savedNow: roundToCent(choice.worth.now),
    worth: roundToCent(choice.worth.worth),
    counted: choice.shortTerm + choice.longTerm,
    sold,
    clear: clearDay(lots, purchases, sold),
    zero: zeroOf(household, law, choice.worth.now, losing),
  }
}
