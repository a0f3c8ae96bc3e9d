import { addMonths, type IsoDate, monthOf } from '#engine/month.ts'
import { choices } from '../kit/choices.ts'
import { choice, count, duration, type Inputs, money, month, percent, rows, text, toggle } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { averageApr } from './form-facts.precomputed.ts'
import { minimums } from './minimums.ts'
import { transfer } from './transfer.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const MOST_CARDS = 10
const byName = { rows: 'cards', name: 'name', noun: words.cards.unnamed } as const

interface Plans {
  readonly plan: string
  readonly cards: readonly unknown[]
  readonly order: string
}
const paying =
  (plan: string) =>
  (inputs: { plan: string }): boolean =>
    inputs.plan === plan
const hasOrder = ({ plan, cards }: Plans): boolean => plan !== 'minimum' && cards.length > 1

const cards = section(sectionWords.cards, {
  cards: rows({
    label: words.cards.label,
    hint: words.cards.hint(averageApr, say),
    noun: words.cards.noun,
    initial: [
      { name: words.cards.first, balance: 5400, apr: averageApr.charged },
      { name: words.cards.second, balance: 1900, apr: averageApr.all },
    ],
    profile: 'cards',
    columns: {
      name: text({ label: words.cards.name, initial: '', maxLength: 30 }),
      balance: money({ label: words.cards.balance, initial: 1000, max: 5_000_000, step: 100 }),
      apr: percent({ label: words.cards.apr, initial: averageApr.all, max: 100, step: 0.25 }),
    },
    blank: { name: '', balance: 1000, apr: averageApr.all },
    minRows: 1,
    maxRows: MOST_CARDS,
  }),
})

const plan = section(sectionWords.plan, {
  plan: choice({ ...words.plan, initial: 'total', options: choices(words.plan.options) }),
  monthlyTotal: when(
    paying('total'),
    money({
      ...words.monthlyTotal,
      per: 'month',
      initial: 300,
      max: 5_000_000,
      step: 10,
      slider: { from: 100, to: 1500 },
      nudge: 50,
    }),
  ),
  targetMonths: when(
    paying('date'),
    duration({
      ...words.targetMonths,
      unit: 'months',
      initial: 36,
      min: 1,
      max: 360,
      common: [12, 24, 36, 60],
      nudge: 6,
    }),
  ),
  extra: when(
    paying('extra'),
    money({ ...words.extra, per: 'month', initial: 100, max: 5_000_000, step: 10, nudge: 50 }),
  ),
  keepTotal: when(paying('extra'), toggle({ ...words.keepTotal, initial: true })),
  order: when(hasOrder, choice({ ...words.order, initial: 'avalanche', options: choices(words.order.options) })),
  customOrder: when(
    (inputs: Plans) => hasOrder(inputs) && inputs.order === 'custom',
    text({ ...words.customOrder, initial: '', maxLength: 40, ranks: byName }),
  ),
})

const offers = section(
  sectionWords.offers.title,
  {
    offers: rows({
      label: words.offers.label,
      hint: words.offers.hint,
      noun: words.offers.noun,
      initial: [],
      columns: {
        card: count({
          label: words.offers.card,
          unit: words.chargesCard.unit,
          initial: 1,
          min: 1,
          max: MOST_CARDS,
          picks: byName,
        }),
        kind: choice({
          label: words.offers.kind.label,
          initial: 'low',
          options: choices(words.offers.kind.options),
        }),
        amount: money({ label: words.offers.amount, initial: null, max: 5_000_000, optional: true }),
        months: count({ ...words.offers.months, initial: 12, min: 1, max: 120 }),
        apr: percent({ label: words.offers.apr, initial: 0, max: 100, step: 0.25 }),
        accrued: money({ label: words.offers.accrued, initial: 0, max: 1_000_000 }),
      },
      blank: { card: 1, kind: 'low', amount: null, months: 12, apr: 0, accrued: 0 },
      maxRows: MOST_CARDS,
    }),
  },
  { more: sectionWords.offers.more },
)

const charges = section(
  sectionWords.charges.title,
  {
    newCharges: money({ ...words.newCharges, per: 'month', initial: 0, max: 1_000_000, step: 10, nudge: 50 }),
    chargesCard: when(
      (inputs: { newCharges: number; cards: readonly unknown[] }) => inputs.newCharges > 0 && inputs.cards.length > 1,
      count({ ...words.chargesCard, initial: 1, min: 1, max: MOST_CARDS, picks: byName }),
    ),
    rateShift: percent({ ...words.rateShift, initial: 0, min: -10, max: 10, step: 0.25, nudge: 1 }),
  },
  { more: sectionWords.charges.more },
)

const timing = section(
  sectionWords.timing.title,
  {
    firstMonth: month({ ...words.firstMonth, initial: (clock) => addMonths(monthOf(clock.today as IsoDate), 1) }),
    interest: choice({ ...words.interest, initial: 'daily', options: choices(words.interest.options) }),
  },
  { more: sectionWords.timing.more },
)

/** In the order of the page: the cards and the plan first, the rest folded until opened or used. */
export const sections = [cards, plan, offers, transfer, charges, minimums, timing] as const
export type CardInputs = Inputs<FieldsOf<typeof sections>>
