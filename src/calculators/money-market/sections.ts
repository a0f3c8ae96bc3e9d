import { choices } from '../kit/choices.ts'
import { choice, count, duration, type Inputs, money, percent, rows, toggle } from '../kit/field.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingPay } from '../kit/starting-values.ts'
import {
  averageAccount,
  halfRuleStates,
  insuredEach,
  onlineRate,
  sixMonthBill,
  startingFund,
} from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

interface Tiered {
  readonly tiers: readonly unknown[]
}
interface Fund {
  readonly fundKind: string
  readonly state: string
}
const isMixed = ({ fundKind }: Pick<Fund, 'fundKind'>): boolean => fundKind === 'government'
const rate = { max: 20, step: 0.05 } as const
const mainRate = { ...rate, slider: { from: 0, to: 6 }, nudge: 0.5 } as const

const cash = section(sectionWords.cash, {
  amount: money({
    ...words.amount,
    initial: 25_000,
    max: 100_000_000,
    step: 1000,
    slider: { from: 0, to: 250_000 },
    profile: 'savings',
    nudge: 5000,
  }),
  monthly: money({ ...words.monthly, per: 'month', initial: 0, max: 1_000_000, step: 50, nudge: 100 }),
  months: duration({ ...words.months, unit: 'years', initial: 36, max: 480, common: [12, 36, 60], nudge: 12 }),
  accountApy: when(
    ({ tiers }: Tiered) => tiers.length === 0,
    percent({
      label: words.accountApy.label,
      hint: words.accountApy.hint(averageAccount, say),
      initial: averageAccount.rate,
      ...mainRate,
    }),
  ),
  fundYield: percent({
    label: words.fundYield.label,
    hint: words.fundYield.hint(startingFund, say),
    initial: startingFund.rate,
    ...mainRate,
  }),
  state: stateOrFederal,
})

const fund = section(
  sectionWords.fund.title,
  {
    yieldBasis: choice({ ...words.yieldBasis, initial: 'seven-day', options: choices(words.yieldBasis.options) }),
    expense: percent({ ...words.expense, per: 'year', initial: 0.25, max: 5, step: 0.01 }),
    fundKind: choice({ ...words.fundKind, initial: 'government', options: choices(words.fundKind.options) }),
    usShare: when(isMixed, percent({ ...words.usShare, initial: 60, step: 5, nudge: 20 })),
    halfRule: when(
      ({ fundKind, state, everyState }: Fund & { readonly everyState: boolean }) =>
        isMixed({ fundKind }) && (everyState || halfRuleStates.includes(state)),
      choice({ ...words.halfRule, initial: 'share', options: choices(words.halfRule.options) }),
    ),
    homeShare: when(
      ({ fundKind, state }: Fund) => fundKind === 'municipal' && state !== 'US',
      percent({ ...words.homeShare, initial: 0, step: 5 }),
    ),
  },
  { more: sectionWords.fund.more },
)

const account = section(
  sectionWords.account.title,
  {
    tiers: rows({
      label: words.tiers.label,
      noun: words.tiers.noun,
      initial: [],
      columns: {
        from: money({ label: words.tiers.from, initial: 0, max: 100_000_000, step: 1000 }),
        apy: percent({ label: words.tiers.apy, initial: 3, ...rate }),
      },
      blank: { from: 10_000, apy: 3 },
      maxRows: 8,
      look: 'lines',
    }),
    tierMethod: when(
      ({ tiers }: Tiered) => tiers.length > 0,
      choice({ ...words.tierMethod, initial: 'whole', options: choices(words.tierMethod.options) }),
    ),
    minimum: money({ ...words.minimum, initial: 0, max: 10_000_000, step: 500 }),
    fee: money({ ...words.fee, per: 'month', initial: 0, max: 1000, step: 1 }),
    payments: count({ ...words.payments, initial: 2, max: 100 }),
    paymentsFree: count({ ...words.paymentsFree, initial: 6, max: 100 }),
    paymentFee: when(
      ({ payments, paymentsFree }: { payments: number; paymentsFree: number }) => payments > paymentsFree,
      money({ ...words.paymentFee, initial: 10, max: 100, step: 1 }),
    ),
    owners: choice({
      label: words.owners.label,
      hint: words.owners.hint({ each: insuredEach }, say),
      initial: 'one',
      options: choices(words.owners.options),
    }),
  },
  { more: sectionWords.account.more },
)

const others = section(
  sectionWords.others.title,
  {
    savingsApy: percent({
      label: words.savingsApy.label,
      hint: words.savingsApy.hint(onlineRate, say),
      initial: onlineRate.rate,
      profile: 'savingsApy',
      ...rate,
    }),
    billYield: percent({
      label: words.billYield.label,
      hint: words.billYield.hint(sixMonthBill, say),
      initial: sixMonthBill.rate,
      ...rate,
      nudge: 0.5,
    }),
    billBasis: choice({ ...words.billBasis, initial: 'yield', options: choices(words.billBasis.options) }),
    billWeeks: when(
      ({ billBasis }: { billBasis: string }) => billBasis === 'discount',
      count({ ...words.billWeeks, initial: 26, min: 4, max: 52 }),
    ),
  },
  { more: sectionWords.others.more },
)

const tax = section(
  sectionWords.tax.title,
  {
    income: yearlyIncome({ ...words.income, initial: startingPay.value, nudge: 20_000 }),
    status: filingStatus(),
    inflation: inflationRate({ ...words.inflation, max: 15 }),
    everyState: toggle({ ...words.everyState, initial: false }),
  },
  { more: sectionWords.tax.more },
)

/** In the order of the page: the cash and the two yields, the rest folded until opened or used. */
export const sections = [cash, fund, account, others, tax] as const
export type MoneyMarketInputs = Inputs<FieldsOf<typeof sections>>
