/** What few offers need: others beside it, the business that pays, later draws, an SBA fee, a balloon. */
import { choices } from '../kit/choices.ts'
import { choice, count, duration, money, percent, rows, text } from '../kit/field.ts'
import { section, when } from '../kit/section.ts'
import { startingRate } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

type Kind = { kind: string }
const { offers: offer, laterDraws: draw } = words
const rate = { max: 200, step: 0.25, optional: true } as const

export const offers = section(
  sectionWords.offers.title,
  {
    offers: rows({
      label: offer.label,
      hint: offer.hint,
      noun: offer.noun,
      initial: [],
      columns: {
        name: text({ label: offer.name, initial: '', maxLength: 24 }),
        kind: choice({ ...offer.kind, initial: 'term', options: choices(offer.kind.options) }),
        rate: percent({ label: offer.rate, initial: startingRate, ...rate }),
        factor: count({
          label: offer.factor,
          unit: words.factor.unit,
          whole: false,
          initial: null,
          min: 1,
          max: 3,
          step: 0.01,
          optional: true,
        }),
        months: duration({ label: offer.months, unit: 'months', initial: 24, min: 1, max: 300 }),
        payments: choice({ ...offer.payments, initial: 'monthly', options: choices(offer.payments.options) }),
        fee: percent({ label: offer.fee, initial: 0, max: 30, step: 0.5 }),
      },
      blank: { name: '', kind: 'term', rate: startingRate, factor: null, months: 24, payments: 'monthly', fee: 0 },
      maxRows: 5,
    }),
  },
  { more: sectionWords.offers.more },
)

const hasIncome = ({ operatingIncome }: { operatingIncome: number | null }): boolean => operatingIncome !== null
export const business = section(
  sectionWords.business.title,
  {
    operatingIncome: money({
      ...words.operatingIncome,
      per: 'year',
      initial: null,
      min: -1e8,
      max: 1e8,
      step: 1000,
      optional: true,
    }),
    otherDebt: when(hasIncome, money({ ...words.otherDebt, per: 'year', initial: 0, max: 1e8, step: 500 })),
    leastCoverage: when(
      hasIncome,
      count({ ...words.leastCoverage, whole: false, initial: 1.25, min: 0.5, max: 5, step: 0.05 }),
    ),
  },
  { more: sectionWords.business.more },
)

export const draws = section(
  sectionWords.draws.title,
  {
    laterDraws: when(
      ({ kind }: Kind) => kind === 'line',
      rows({
        label: draw.label,
        hint: draw.hint,
        noun: draw.noun,
        initial: [],
        columns: {
          after: duration({ label: draw.after, unit: 'months', initial: 3, min: 1, max: 119 }),
          amount: money({ label: draw.amount, initial: 10_000, min: 100, max: 50_000_000, step: 1000 }),
        },
        blank: { after: 3, amount: 10_000 },
        maxRows: 12,
      }),
    ),
  },
  { more: sectionWords.draws.more },
)

export const special = section(
  sectionWords.special.title,
  {
    guarantee: when(
      ({ kind }: Kind) => kind === 'term',
      choice({ ...words.guarantee, initial: 'none', options: choices(words.guarantee.options) }),
    ),
    guaranteeOwn: when(
      (inputs: Kind & { guarantee: string }) => inputs.kind === 'term' && inputs.guarantee === 'own',
      money({ ...words.guaranteeOwn, initial: 1000, max: 1_000_000, step: 50, nudge: 250 }),
    ),
    setFor: when(
      (inputs: Kind & { payments: string }) => inputs.kind === 'term' && inputs.payments === 'monthly',
      duration({
        ...words.setFor,
        unit: 'years',
        initial: null,
        min: 1,
        max: 480,
        common: [120, 240, 300],
        optional: true,
      }),
    ),
  },
  { more: sectionWords.special.more },
)
