import { choices } from '../kit/choices.ts'
import { choice, count, type Inputs, money, percent, rows, text } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { afterTax } from './after-tax-section.ts'
import { cardRate, usualSpending } from './form-facts.precomputed.ts'
import { exampleNames, sectionWords, formWords as words } from './words/form.en.ts'
import { assetNames, debtNames, ownerNames } from './words/kinds.en.ts'

const most = 1e9
const owner = choice({ ...words.assets.columns.owner, initial: 'me', options: choices(ownerNames) })

const asset = words.assets.columns
const held = { owner: 'me', liquid: 'usual', basis: null } as const
const owned = section(sectionWords.own, {
  assets: rows({
    label: words.assets.label,
    hint: words.assets.hint,
    noun: words.assets.noun,
    initial: [
      { name: exampleNames.bank, kind: 'cash', value: 14_000, ...held },
      { name: exampleNames.retirement, kind: 'pretax', value: 92_000, ...held },
      { name: exampleNames.funds, kind: 'brokerage', value: 20_000, ...held },
      { name: exampleNames.home, kind: 'home', value: 380_000, ...held },
      { name: exampleNames.car, kind: 'car', value: 16_000, ...held },
    ],
    profile: 'assets',
    columns: {
      name: text({ ...asset.name, initial: '', maxLength: 30 }),
      kind: choice({ ...asset.kind, initial: 'cash', options: choices(assetNames) }),
      value: money({ ...asset.value, initial: 1000, max: most, step: 500 }),
      owner,
      liquid: choice({ label: asset.liquid.label, initial: 'usual', options: choices(asset.liquid.options) }),
      basis: money({ ...asset.basis, initial: null, max: most, step: 500, optional: true }),
    },
    blank: { name: '', kind: 'cash', value: 1000, ...held },
    details: { label: words.assets.details, columns: ['owner', 'liquid', 'basis'] },
    paste: { ...words.assets.paste, reader: async () => (await import('./paste.ts')).readAssets },
    maxRows: 30,
  }),
})

const debt = words.debts.columns
const owed = section(sectionWords.owe, {
  debts: rows({
    label: words.debts.label,
    hint: words.debts.hint,
    noun: words.debts.noun,
    initial: [
      { name: exampleNames.mortgage, kind: 'mortgage', balance: 262_000, rate: null, owner: 'me' },
      { name: exampleNames.carLoan, kind: 'car', balance: 9000, rate: null, owner: 'me' },
      { name: exampleNames.card, kind: 'card', balance: 3500, rate: cardRate, owner: 'me' },
    ],
    profile: 'debts',
    columns: {
      name: text({ ...debt.name, initial: '', maxLength: 30 }),
      kind: choice({ ...debt.kind, initial: 'card', options: choices(debtNames) }),
      balance: money({ ...debt.balance, initial: 1000, max: most, step: 500 }),
      rate: percent({ ...debt.rate, initial: null, max: 100, step: 0.25, optional: true }),
      owner,
    },
    blank: { name: '', kind: 'card', balance: 1000, rate: null, owner: 'me' },
    details: { label: words.debts.details, columns: ['rate', 'owner'] },
    paste: { ...words.debts.paste, reader: async () => (await import('./paste.ts')).readDebts },
    maxRows: 30,
  }),
})

const you = section(sectionWords.you, {
  age: count({ ...words.age, initial: 45, min: 18, max: 110 }),
  spending: money({
    label: words.spending.label,
    hint: words.spending.hint(usualSpending, say),
    per: 'month',
    initial: 5000,
    max: 10_000_000,
    step: 100,
  }),
})

const change = { initial: 0, min: -100, max: 200, step: 5, slider: { from: -60, to: 60 }, nudge: 10 } as const
const whatIf = section(
  sectionWords.whatIf.title,
  {
    investChange: percent({ ...words.investChange, ...change }),
    homeChange: percent({ ...words.homeChange, ...change }),
    extra: money({ ...words.extra, initial: 0, max: most, step: 1000, nudge: 10_000 }),
  },
  { more: sectionWords.whatIf.more },
)

const goal = section(
  sectionWords.goal.title,
  {
    goal: money({ ...words.goal, initial: null, max: 1e10, step: 10_000, optional: true }),
    goalYears: when(
      (inputs: { readonly goal: number | null }) => inputs.goal !== null,
      count({ ...words.goalYears, initial: 10, min: 1, max: 60 }),
    ),
  },
  { more: sectionWords.goal.more },
)

/** In the order of the page: the two lists and who is asked, the rest folded until opened or used. */
export const sections = [owned, owed, you, whatIf, afterTax, goal] as const
export type NetWorthInputs = Inputs<FieldsOf<typeof sections>>
