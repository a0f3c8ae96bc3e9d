import { choices } from '../kit/choices.ts'
import { choice, count, date, duration, type Inputs, money, percent, points, rows, text, toggle } from '../kit/field.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { stateChoice } from '../kit/states.ts'
import { startingBondReturn, startingMedicalGrowth, startingStockShare, startingSurvivorShare } from './assumptions.ts'
import * as start from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

export interface HasStatus {
  readonly status: string
}
const couple = ({ status }: HasStatus): boolean => status === 'joint'

const AGE = { min: 40 * 12, max: 80 * 12 }
const retire = { unit: 'years', ...AGE, slider: { from: 50 * 12, to: 75 * 12 }, step: 1, nudge: 12 } as const
const claim = { unit: 'years', min: 62 * 12, max: 70 * 12, slider: { from: 62 * 12, to: 70 * 12 }, step: 1 } as const
const balance = { max: 100_000_000, step: 1000 } as const
const yearly = { per: 'year', max: 10_000_000, step: 500 } as const
const birth = { min: '1930-01-01', max: '2006-12-31' } as const

const you = section(sectionWords.you, {
  status: choice({ ...words.status, initial: 'single', options: choices(words.status.options) }),
  birthDate: date({ ...words.birthDate, ...birth, initial: start.sixty, profile: 'birthMonth' }),
  pay: money({ ...words.pay, ...yearly, initial: start.startingPay, profile: 'annualPay', nudge: 5000 }),
  retireAge: duration({
    ...words.retireAge,
    ...retire,
    initial: 65 * 12,
    common: [62 * 12, 65 * 12, 67 * 12, 70 * 12],
  }),
  spending: money({
    ...words.spending,
    ...yearly,
    initial: 48_000,
    nudge: 1000,
    slider: { from: 10_000, to: 200_000 },
  }),
  state: stateChoice(words.noState),
})

const savings = section(sectionWords.savings, {
  preTax: money({ ...words.preTax, ...balance, initial: 350_000, profile: 'retirementSavings', nudge: 25_000 }),
  roth: money({ ...words.roth, ...balance, initial: 50_000, nudge: 25_000 }),
  taxable: money({ ...words.taxable, ...balance, initial: 60_000, nudge: 25_000 }),
  cash: money({ ...words.cash, ...balance, initial: 20_000, profile: 'savings' }),
  saves: money({ ...words.saves, ...yearly, initial: 8000, nudge: 1000 }),
  match: money({ ...words.match, ...yearly, initial: 2000 }),
})

const spouse = section(
  sectionWords.spouse,
  {
    spouseBirthDate: date({ ...words.birthDate, ...birth, initial: start.sixty }),
    spousePay: money({ ...words.spousePay, ...yearly, initial: 0, profile: 'spousePay', nudge: 5000 }),
    spouseRetireAge: duration({ ...words.retireAge, ...retire, initial: 65 * 12 }),
    spousePreTax: money({ ...words.preTax, ...balance, initial: 0 }),
    spouseRoth: money({ ...words.roth, ...balance, initial: 0 }),
    spouseSaves: money({ ...words.saves, ...yearly, initial: 0 }),
    spouseMatch: money({ ...words.match, ...yearly, initial: 0 }),
  },
  { when: couple },
)

const benefits = section(
  sectionWords.benefits.title,
  {
    claimAge: duration({
      ...words.claimAge,
      ...claim,
      initial: 67 * 12,
      common: [62 * 12, 67 * 12, 70 * 12],
      nudge: 12,
    }),
    benefit: money({ ...words.benefit, per: 'month', max: 10_000, step: 10, initial: null, optional: true }),
    spouseClaimAge: when(couple, duration({ ...words.spouseClaimAge, ...claim, initial: 67 * 12 })),
    spouseBenefit: when(
      couple,
      money({ ...words.spouseBenefit, per: 'month', max: 10_000, step: 10, initial: null, optional: true }),
    ),
    cut: toggle({ ...words.cut, initial: false }),
  },
  { more: sectionWords.benefits.more },
)

const more = section(
  sectionWords.saving.title,
  {
    taxableBasis: money({ ...words.taxableBasis, ...balance, initial: null, optional: true }),
    rothSaves: money({ ...words.rothSaves, ...yearly, initial: 0 }),
    rothBasis: money({ ...words.rothBasis, ...balance, initial: null, optional: true }),
    hsa: money({ ...words.hsa, ...balance, initial: 0 }),
    hsaSaves: money({ ...words.hsaSaves, ...yearly, initial: 0 }),
    setAside: money({ ...words.setAside, ...yearly, initial: 0, nudge: 1000 }),
    raises: percent({ ...words.raises, per: 'year', initial: 0, min: -10, max: 10, step: 0.25 }),
    workSpending: money({ ...words.workSpending, ...yearly, initial: null, optional: true }),
    separation: toggle({ ...words.separation, initial: false }),
    spouseRothSaves: when(couple, money({ ...words.spouseRothSaves, ...yearly, initial: 0 })),
    spouseHsa: when(couple, money({ ...words.spouseHsa, ...balance, initial: 0 })),
  },
  { more: sectionWords.saving.more },
)

const pensions = section(
  sectionWords.pensions.title,
  {
    pensions: rows({
      label: words.pensions.label,
      hint: words.pensions.hint,
      noun: words.pensions.noun,
      maxRows: 6,
      initial: [],
      blank: {
        owner: 'you',
        monthly: 1000,
        from: 65 * 12,
        raise: 'none',
        survivor: 0,
        government: false,
      },
      columns: {
        owner: choice({ ...words.pensions.owner, initial: 'you', options: choices(words.pensions.owner.options) }),
        monthly: money({ ...words.pensions.monthly, per: 'month', max: 100_000, step: 50, initial: 1000 }),
        from: duration({
          ...words.pensions.from,
          unit: 'years',
          min: 40 * 12,
          max: 85 * 12,
          step: 1,
          initial: 65 * 12,
        }),
        raise: choice({ ...words.pensions.raise, initial: 'none', options: choices(words.pensions.raise.options) }),
        survivor: percent({ ...words.pensions.survivor, step: 5, initial: 0 }),
        government: toggle({ ...words.pensions.government, initial: false }),
      },
    }),
  },
  { more: sectionWords.pensions.more },
)

const events = section(
  sectionWords.events.title,
  {
    events: rows({
      label: words.events.label,
      hint: words.events.hint,
      noun: words.events.noun,
      maxRows: 20,
      initial: [],
      blank: { what: '', kind: 'cost' as const, amount: 10_000, fromAge: 70, toAge: null },
      columns: {
        what: text({ ...words.events.what, initial: '', maxLength: 40 }),
        kind: choice({ ...words.events.kind, initial: 'cost', options: choices(words.events.kind.options) }),
        amount: money({ ...words.events.amount, per: 'year', max: 100_000_000, step: 500, initial: 10_000 }),
        fromAge: count({ ...words.events.fromAge, min: 18, max: 120, initial: 70 }),
        toAge: count({ ...words.events.toAge, min: 18, max: 120, initial: null, optional: true }),
      },
    }),
  },
  { more: sectionWords.events.more },
)

const health = section(
  sectionWords.health.title,
  {
    before65: choice({ ...words.before65, initial: 'marketplace', options: choices(words.before65.options) }),
    benchmark: when(
      ({ before65 }: { readonly before65: string }) => before65 === 'marketplace',
      money({ ...words.benchmark, per: 'month', max: 10_000, step: 10, initial: null, optional: true }),
    ),
    supplement: money({ ...words.supplement, per: 'month', max: 10_000, step: 10, initial: 0, nudge: 50 }),
    bills: money({ ...words.bills, ...yearly, initial: 0 }),
    medicalGrowth: percent({
      ...words.medicalGrowth,
      per: 'year',
      initial: points(startingMedicalGrowth.value),
      min: -5,
      max: 10,
      step: 0.25,
    }),
    lastIncome: money({ ...words.lastIncome, ...yearly, initial: null, optional: true }),
  },
  { more: sectionWords.health.more },
)

const owns = ({ homeValue }: { readonly homeValue: number }): boolean => homeValue > 0
export interface Sells {
  readonly homeValue: number
  readonly sellAge: number | null
}
const sells = ({ homeValue, sellAge }: Sells): boolean => homeValue > 0 && sellAge !== null

const owes = ({ homeValue, mortgage }: { readonly homeValue: number; readonly mortgage: number }): boolean =>
  homeValue > 0 && mortgage > 0
const moves = ({ moveAge }: { readonly moveAge: number | null }): boolean => moveAge !== null

const home = section(
  sectionWords.home.title,
  {
    homeValue: money({ ...words.homeValue, ...balance, initial: 0, profile: 'homeValue' }),
    mortgage: when(owns, money({ ...words.mortgage, ...balance, initial: 0, profile: 'loanBalance' })),
    mortgageRate: when(
      owes,
      percent({
        ...words.mortgageRate,
        per: 'year',
        max: 25,
        step: 0.125,
        initial: start.mortgageRate,
        profile: 'loanRate',
      }),
    ),
    mortgagePayment: when(
      owns,
      money({ ...words.mortgagePayment, per: 'month', max: 1_000_000, step: 50, initial: 0 }),
    ),
    sellAge: when(owns, count({ ...words.sellAge, min: 30, max: 110, initial: null, optional: true })),
    nextHome: when(sells, money({ ...words.nextHome, ...balance, initial: 0 })),
    rentAfter: when(sells, money({ ...words.rentAfter, per: 'month', max: 100_000, step: 50, initial: 0 })),
    homeBasis: when(sells, money({ ...words.homeBasis, ...balance, initial: null, optional: true })),
    sellingCosts: when(sells, percent({ ...words.sellingCosts, max: 30, step: 0.5, initial: start.sellingCosts })),
    homeGrowth: when(
      owns,
      percent({ ...words.homeGrowth, per: 'year', min: -10, max: 15, step: 0.25, initial: start.homeGrowth }),
    ),
    moveAge: count({ ...words.moveAge, min: 30, max: 110, initial: null, optional: true }),
    moveState: when(moves, { ...stateChoice(words.noState), label: words.moveState }),
  },
  { more: sectionWords.home.more },
)

const fills = ({ order }: { readonly order: string }): boolean => order === 'fill'
const converts = ({ convert }: { readonly convert: string }): boolean => convert !== 'none'
const taxes = section(
  sectionWords.taxes.title,
  {
    order: choice({ ...words.order, initial: 'taxable-first', options: choices(words.order.options) }),
    fillTo: when(fills, choice({ ...words.fillTo, initial: 'b12', options: choices(words.levels) })),
    convert: choice({
      ...words.convert,
      initial: 'none',
      options: choices({ none: words.convertNone, ...words.levels }),
    }),
    convertFrom: when(converts, count({ ...words.convertFrom, min: 30, max: 110, initial: 65 })),
    convertTo: when(converts, count({ ...words.convertTo, min: 30, max: 110, initial: 74 })),
    heirTax: percent({ ...words.heirTax, max: 60, step: 1, initial: start.heirTax }),
  },
  { more: sectionWords.taxes.more },
)

const markets = section(
  sectionWords.markets.title,
  {
    stockShare: percent({
      ...words.stockShare,
      step: 5,
      initial: points(startingStockShare.value),
      slider: { from: 0, to: 100 },
      nudge: 10,
    }),
    stockReturn: percent({
      ...words.stockReturn,
      per: 'year',
      min: -10,
      max: 15,
      step: 0.25,
      initial: start.stockReturn,
      nudge: 1,
    }),
    bondReturn: percent({
      ...words.bondReturn,
      per: 'year',
      min: -10,
      max: 15,
      step: 0.25,
      initial: points(startingBondReturn.value),
      nudge: 1,
    }),
    cashReturn: percent({ ...words.cashReturn, per: 'year', min: -5, max: 15, step: 0.25, initial: start.cashReturn }),
    fee: percent({ ...words.fee, per: 'year', max: 5, step: 0.05, initial: start.fundFee }),
    inflation: inflationRate({ ...words.inflation, min: 0, max: 10, nudge: 1 }),
    dollars: choice({ ...words.dollars, initial: 'today', options: choices(words.dollars.options) }),
  },
  { more: sectionWords.markets.more },
)

const years = { min: 50, max: 115 } as const
const life = section(
  sectionWords.life.title,
  {
    livesTo: count({ ...words.livesTo, ...years, initial: 95, slider: { from: 75, to: 105 }, nudge: 5 }),
    spouseLivesTo: when(
      couple,
      count({ ...words.spouseLivesTo, ...years, initial: 95, slider: { from: 75, to: 105 } }),
    ),
    survivorShare: when(
      couple,
      percent({ ...words.survivorShare, step: 5, initial: points(startingSurvivorShare.value) }),
    ),
    changeFrom: count({ ...words.changeFrom, min: 40, max: 110, initial: 75 }),
    change: percent({ ...words.change, per: 'year', initial: 0, min: -10, max: 10, step: 0.25, nudge: 1 }),
    startYear: count({
      ...words.startYear,
      grouped: false,
      min: start.firstYear,
      max: start.firstYear + 10,
      initial: start.firstYear,
    }),
  },
  { more: sectionWords.life.more },
)

/** In the order of the page: who and how much first, the rest folded. */
export const sections = [
  you,
  savings,
  spouse,
  benefits,
  more,
  pensions,
  events,
  health,
  home,
  taxes,
  markets,
  life,
] as const
export type PlanInputs = Inputs<FieldsOf<typeof sections>>
