import { defaultYear } from '#facts/default-year.ts'
import { choices } from '../kit/choices.ts'
import { choice, count, date, duration, type Inputs, money, month, percent, toggle } from '../kit/field.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { AGE, claimAge, deathAge, workAge } from './ages.ts'
import { childrenFields } from './children-fields.ts'
import * as asks from './conditions.ts'
import { paidAfter, realRate, reservesEnd, riskPoints, startingPay } from './form-facts.precomputed.ts'
import { healthField, sexField } from './life-fields.ts'
import { other } from './other-fields.ts'
import { recordField } from './record-field.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

/** Somebody of 60 in the year of the visit. */
const sixty = ({ today }: { today: string }) => `${Number(today.slice(0, 4)) - 60}-05-15`
const asksPay = asks.starts('pay', 'record', 'benefit')

const you = section(sectionWords.you, {
  birthDate: date({
    ...words.birthDate,
    initial: sixty,
    profile: 'birthMonth',
    min: '1930-01-01',
    max: '2008-12-31',
  }),
  knows: choice({ ...words.knows, initial: 'pay', options: choices(words.knows.options) }),
  pia: when(
    asks.starts('benefit'),
    money({
      ...words.pia,
      per: 'month',
      initial: 2000,
      max: 10_000,
      step: 50,
      nudge: 100,
      slider: { from: 0, to: 5000 },
    }),
  ),
  paid: when(
    asks.starts('paid'),
    money({ ...words.paid, per: 'month', initial: 1800, max: 10_000, step: 10, nudge: 100 }),
  ),
  disabilityPaid: when(
    asks.starts('disability'),
    money({ ...words.disabilityPaid, per: 'month', initial: 1600, max: 10_000, step: 10, nudge: 100 }),
  ),
  disabledSince: when(
    asks.starts('disability'),
    month({
      ...words.disabledSince,
      initial: ({ today }) => `${Number(today.slice(0, 4)) - 4}-01`,
      min: '1985-01',
      max: '2100-12',
    }),
  ),
  record: when(asks.starts('record'), recordField(words.record)),
  pay: when(
    asksPay,
    money({
      ...words.pay,
      per: 'year',
      initial: startingPay,
      max: 10_000_000,
      step: 1000,
      slider: { from: 0, to: 200_000 },
      nudge: 5000,
      profile: 'annualPay',
    }),
  ),
  workUntil: when(
    asksPay,
    duration({ ...words.workUntil, ...workAge.until, common: [AGE.first, 65 * 12, AGE.full], nudge: 12 }),
  ),
  claimAge: when(asks.claims, duration({ ...words.claimAge, ...claimAge, common: [AGE.first, AGE.full, AGE.last] })),
  marital: choice({ ...words.marital, initial: 'single', options: choices(words.marital.options) }),
})

const work = section(
  sectionWords.work.title,
  {
    startAge: when(asks.starts('pay'), duration({ ...words.startAge, ...workAge.since, nudge: 60 })),
    payGrowth: when(
      asks.starts('pay'),
      percent({ ...words.payGrowth, per: 'year', initial: 0, min: -5, max: 10, step: 0.25, nudge: 1 }),
    ),
    otherStartAge: when(asks.otherStarts('pay'), duration({ ...words.otherStartAge, ...workAge.since })),
    otherWorkUntil: when(asks.asksOtherPay, duration({ ...words.otherWorkUntil, ...workAge.until })),
  },
  { more: sectionWords.work.more },
)

const life = section(
  sectionWords.life.title,
  {
    sex: when(asks.asksSex, sexField(words.sex)),
    health: healthField({ label: words.health.label, hint: words.health.hint(riskPoints) }),
    livesTo: when(
      asks.asksAge,
      duration({ ...words.livesTo, ...deathAge, initial: 90 * 12, slider: { from: 63 * 12, to: 105 * 12 } }),
    ),
    otherSex: when(asks.asksOtherSex, sexField(words.otherSex)),
    otherHealth: when(asks.living, healthField(words.otherHealth)),
    otherLivesTo: when(asks.asksOtherAge, duration({ ...words.otherLivesTo, ...deathAge, initial: 92 * 12 })),
  },
  { more: sectionWords.life.more },
)

const taxes = section(
  sectionWords.taxes.title,
  {
    otherIncome: money({
      ...words.otherIncome,
      per: 'year',
      initial: 20_000,
      max: 10_000_000,
      step: 1000,
      nudge: 5000,
    }),
    taxExempt: money({ ...words.taxExempt, per: 'year', initial: 0, max: 10_000_000, step: 500 }),
    filing: choice({ ...words.filing, initial: 'usual', options: choices(words.filing.options) }),
    inflation: inflationRate({ ...words.inflation, max: 10 }),
  },
  { more: sectionWords.taxes.more },
)

const outlook = section(
  sectionWords.outlook.title,
  {
    realRate: percent({ ...words.realRate, per: 'year', initial: realRate, min: -2, max: 8, step: 0.25 }),
    cut: toggle({ ...words.cut, initial: false }),
    cutYear: when(
      asks.hasCut,
      count({ ...words.cutYear, grouped: false, initial: reservesEnd, min: defaultYear, max: 2100 }),
    ),
    cutShare: when(asks.hasCut, percent({ ...words.cutShare, initial: paidAfter, max: 100, step: 1, nudge: 5 })),
    grid: when(
      asks.among('married', 'widowed'),
      choice({ ...words.grid, initial: 'quarter', options: choices(words.grid.options) }),
    ),
  },
  { more: sectionWords.outlook.more },
)

/** In the order of the page: what everyone has first, the rest folded. */
export const sections = [you, other, childrenFields, work, life, taxes, outlook] as const
export type SocialSecurityInputs = Inputs<FieldsOf<typeof sections>>
