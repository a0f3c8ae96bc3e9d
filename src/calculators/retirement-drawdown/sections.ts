import {
  dynamicSpending,
  guytonKlingerRules,
  laterIncomeReturn,
  ratchetRule,
  vpwReturns,
} from '#facts/retirement/spending-rules.ts'
import { choices } from '../kit/choices.ts'
import { choice, count, type Inputs, money, percent, points, rows, text, toggle } from '../kit/field.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { filingStatus, stateOrFederal } from '../kit/household.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingDividendYield, startingFundFee } from '../kit/starting-values.ts'
import { record } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

type Ruled = { readonly rule: string }
type Taxed = { readonly taxes: boolean }
const isRule =
  (...rules: readonly string[]) =>
  ({ rule }: Ruled) =>
    rules.includes(rule)
/** These set the amount by a formula; the others begin with an amount that can be found or chosen. */
const isChosen = ({ rule }: Ruled) => rule !== 'vpw' && rule !== 'rmd'
const isTaxed = ({ taxes }: Taxed) => taxes
const hasTaxable = ({ taxes, preTax, roth }: Taxed & { readonly preTax: number; readonly roth: number }) =>
  taxes && preTax + roth < 100
const mostYears = 60
const year = (label: { readonly label: string; readonly hint?: string }, initial: number) =>
  count({ ...label, unit: 'years', initial, max: mostYears })

const plan = section(sectionWords.plan, {
  savings: money({
    ...words.savings,
    initial: 1_000_000,
    profile: 'retirementSavings',
    max: 1_000_000_000,
    step: 10_000,
    slider: { from: 0, to: 3_000_000 },
    nudge: 100_000,
  }),
  years: count({
    ...words.years,
    unit: 'years',
    initial: 30,
    min: 5,
    max: mostYears,
    slider: { from: 10, to: mostYears },
    nudge: 5,
  }),
  stockShare: percent({ ...words.stockShare, initial: 60, step: 5, slider: { from: 0, to: 100 }, nudge: 10 }),
  rule: choice({ ...words.rule, initial: 'constant', options: choices(words.rule.options) }),
  tolerance: choice({ ...words.tolerance, initial: '0', options: choices(words.tolerance.options) }),
  largestCut: when(
    isRule('percentage', 'vpw', 'guyton', 'guardrails', 'ceiling', 'rmd'),
    percent({ ...words.largestCut, initial: 50, max: 95, step: 5, slider: { from: 5, to: 95 }, nudge: 10 }),
  ),
  age: when(
    ({ rule, taxes }: Ruled & Taxed) => rule === 'rmd' || taxes,
    count({ ...words.age, unit: 'years old', initial: 65, min: 40, max: 95 }),
  ),
})

const own = section(
  sectionWords.own.title,
  { ownAmount: when(isChosen, money({ ...words.ownAmount, per: 'year', optional: true, initial: null, max: 1e8 })) },
  { more: sectionWords.own.more, when: isChosen },
)

const { above, change } = guytonKlingerRules.value
const details = section(
  sectionWords.details.title,
  {
    guard: when(
      isRule('guyton', 'guardrails'),
      percent({ ...words.guard, initial: points(above), min: 1, max: 80, step: 5 }),
    ),
    change: when(
      isRule('guyton', 'guardrails'),
      percent({ ...words.change, initial: points(change), min: 1, max: 50, step: 1 }),
    ),
    holdings: when(
      isRule('guyton'),
      choice({ ...words.holdings, initial: 'rebalanced', options: choices(words.holdings.options) }),
    ),
    up: when(
      isRule('ceiling'),
      percent({ ...words.up, initial: points(dynamicSpending.value.up), max: 50, step: 0.5 }),
    ),
    down: when(
      isRule('ceiling'),
      percent({ ...words.down, initial: points(dynamicSpending.value.down), max: 50, step: 0.5 }),
    ),
    raise: when(
      isRule('ratchet'),
      percent({ ...words.raise, initial: points(ratchetRule.value.raise), max: 50, step: 1 }),
    ),
    over: when(
      isRule('ratchet'),
      percent({ ...words.over, initial: points(ratchetRule.value.over), max: 300, step: 5 }),
    ),
    wait: when(
      isRule('ratchet'),
      count({ ...words.wait, unit: 'years', initial: ratchetRule.value.wait, min: 1, max: 20 }),
    ),
    vpwStocks: when(
      isRule('vpw'),
      percent({ ...words.vpwStocks, initial: points(vpwReturns.value.stocks), min: -5, max: 12, step: 0.1 }),
    ),
    vpwBonds: when(
      isRule('vpw'),
      percent({ ...words.vpwBonds, initial: points(vpwReturns.value.bonds), min: -5, max: 12, step: 0.1 }),
    ),
    least: money({ ...words.least, per: 'year', optional: true, initial: null, max: 1e8 }),
    most: money({ ...words.most, per: 'year', optional: true, initial: null, max: 1e8 }),
  },
  { more: sectionWords.details.more, when: ({ rule }: Ruled) => rule !== 'constant' },
)

const income = section(
  sectionWords.income.title,
  {
    incomes: rows({
      label: words.incomes.label,
      noun: words.incomes.noun,
      initial: [],
      maxRows: 8,
      columns: {
        name: text(words.incomes.name),
        kind: choice({ ...words.incomes.kind, options: choices(words.incomes.kind.options), initial: 'benefits' }),
        amount: money({ ...words.incomes.amount, per: 'year', initial: 0, max: 1e7 }),
        from: year(words.incomes.from, 0),
        lasts: count({ ...words.incomes.lasts, unit: 'years', optional: true, initial: null, min: 1, max: mostYears }),
        rises: toggle({ ...words.incomes.rises, initial: true }),
      },
      blank: { name: '', kind: 'benefits', amount: 0, from: 0, lasts: null, rises: true },
    }),
    expenses: rows({
      label: words.expenses.label,
      noun: words.expenses.noun,
      initial: [],
      maxRows: 8,
      columns: {
        name: text(words.expenses.name),
        amount: money({ ...words.expenses.amount, initial: 0, max: 1e8 }),
        from: year(words.expenses.from, 0),
      },
      blank: { name: '', amount: 0, from: 0 },
    }),
    discount: percent({ ...words.discount, initial: points(laterIncomeReturn.value), max: 10, step: 0.25 }),
    inflation: inflationRate({ ...words.inflation, min: 0, max: 15 }),
  },
  { more: sectionWords.income.more },
)

const costs = section(sectionWords.costs, {
  fee: percent({ ...words.fee, initial: points(startingFundFee.value), max: 5, step: 0.05, nudge: 0.5 }),
})

const taxes = section(
  sectionWords.taxes.title,
  {
    taxes: toggle({ ...words.taxes, initial: false }),
    status: when(isTaxed, filingStatus('single')),
    spouseAge: when(
      ({ taxes, status }: Taxed & { readonly status: string }) => taxes && status === 'joint',
      count({ ...words.spouseAge, unit: 'years old', initial: 65, min: 18, max: 100 }),
    ),
    state: when(isTaxed, stateOrFederal),
    preTax: when(isTaxed, percent({ ...words.preTax, initial: 100, step: 5 })),
    roth: when(isTaxed, percent({ ...words.roth, initial: 0, step: 5 })),
    gain: when(hasTaxable, percent({ ...words.gain, initial: 30, step: 5 })),
    dividends: when(
      hasTaxable,
      percent({ ...words.dividends, initial: points(startingDividendYield.value), max: 10, step: 0.1 }),
    ),
    required: when(isTaxed, toggle({ ...words.required, initial: true })),
    surcharge: when(isTaxed, toggle({ ...words.surcharge, initial: true })),
    incomeBefore: when(isTaxed, money({ ...words.incomeBefore, optional: true, initial: null, max: 1e8 })),
  },
  { more: sectionWords.taxes.more },
)

type Method = { readonly method: string }
const isSpread = ({ method }: Method) => method === 'spread'
const test = section(
  sectionWords.test.title,
  {
    method: choice({ ...words.method, initial: 'blocks', options: choices(words.method.options) }),
    block: when(
      ({ method }: Method) => method === 'blocks',
      count({ ...words.block, unit: 'years', initial: 5, min: 1, max: 30 }),
    ),
    stockMean: when(isSpread, percent({ ...words.stockMean, initial: record.stockMean, min: -5, max: 20, step: 0.1 })),
    stockSwing: when(isSpread, percent({ ...words.stockSwing, initial: record.stockSwing, max: 60, step: 0.5 })),
    bondMean: when(isSpread, percent({ ...words.bondMean, initial: record.bondMean, min: -5, max: 20, step: 0.1 })),
    bondSwing: when(isSpread, percent({ ...words.bondSwing, initial: record.bondSwing, max: 60, step: 0.5 })),
    correlation: when(
      isSpread,
      count({
        ...words.correlation,
        unit: 'from −1 to 1',
        initial: record.correlation,
        min: -1,
        max: 1,
        step: 0.05,
        whole: false,
      }),
    ),
    seed: count({ ...words.seed, unit: 'seed', grouped: false, initial: 1, min: 1, max: 999_999 }),
    since: count({ ...words.since, unit: 'year', grouped: false, initial: 1871, min: 1871, max: 1960 }),
    drill: count({ ...words.drill, unit: 'year', grouped: false, optional: true, initial: null, min: 1871, max: 2100 }),
  },
  { more: sectionWords.test.more },
)

export const sections = [plan, own, details, income, costs, taxes, test] as const
export type DrawdownInputs = Inputs<FieldsOf<typeof sections>>
