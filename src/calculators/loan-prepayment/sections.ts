import { addMonths, type IsoDate, monthOf } from '#engine/month.ts'
import { choices } from '../kit/choices.ts'
import { choice, duration, type Inputs, money, month, percent } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { extra } from './extra-section.ts'
import { mortgageRate, mortgageRateAsOf, startingBalance } from './form-facts.precomputed.ts'
import { invest, others, penalty } from './more-sections.ts'
import { canRecast, hasOnce, recasts } from './plan.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

type Know = { know: string }
type Rows = { readonly extras: readonly { readonly how: string; readonly amount: number }[] }
type Kind = Know & Rows & { kind: string }

const loan = section(sectionWords.loan, {
  balance: money({
    ...words.balance,
    initial: startingBalance,
    profile: 'loanBalance',
    min: 100,
    step: 1000,
    slider: { from: 1000, to: 800_000 },
    nudge: 10_000,
  }),
  rate: percent({
    label: words.rate.label,
    per: 'year',
    hint: words.rate.mortgage({ rate: mortgageRate, asOf: mortgageRateAsOf }, say),
    initial: mortgageRate,
    profile: 'loanRate',
    max: 100,
    step: 0.05,
    slider: { from: 0, to: 20 },
    nudge: 1,
  }),
  know: choice({ ...words.know, initial: 'term', options: choices(words.know.options) }),
  term: when(
    ({ know }: Know) => know === 'term',
    duration({
      ...words.term,
      unit: 'years',
      initial: 336,
      profile: 'loanMonths',
      max: 600,
      common: [36, 60, 180, 336],
      nudge: 12,
    }),
  ),
  payment: when(
    ({ know }: Know) => know === 'payment',
    money({ ...words.payment, per: 'month', initial: 2120, min: 1, step: 10, nudge: 100 }),
  ),
})

const kind = section(
  sectionWords.kind.title,
  {
    kind: choice({ ...words.kind, initial: 'mortgage', options: choices(words.kind.options) }),
    firstPayment: month({
      ...words.firstPayment,
      initial: (clock) => addMonths(monthOf(clock.today as IsoDate), 1),
    }),
    recast: when(
      (inputs: Kind) => canRecast(inputs) && hasOnce(inputs),
      choice({ ...words.recast, initial: 'keep', options: choices(words.recast.options) }),
    ),
    recastFee: when(
      (inputs: Kind & { recast: string }) => recasts(inputs) && hasOnce(inputs),
      money({ ...words.recastFee, initial: 250, max: 10_000, step: 25 }),
    ),
  },
  { more: sectionWords.kind.more },
)

const isBiweekly = ({ plan }: { plan: string }): boolean => plan !== 'monthly'
const biweekly = section(
  sectionWords.biweekly.title,
  {
    plan: choice({ ...words.plan, initial: 'monthly', options: choices(words.plan.options) }),
    planSetup: when(isBiweekly, money({ ...words.planSetup, initial: 0, max: 10_000, step: 25 })),
    planFee: when(isBiweekly, money({ ...words.planFee, initial: 0, max: 100, step: 0.5 })),
  },
  { more: sectionWords.biweekly.more },
)

export const sections = [loan, extra, kind, biweekly, penalty, invest, others] as const
export type PrepayInputs = Inputs<FieldsOf<typeof sections>>
