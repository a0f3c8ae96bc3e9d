import { choices } from '../kit/choices.ts'
import { choice, count, money, percent, toggle } from '../kit/field.ts'
import { stateOrFederal } from '../kit/household.ts'
import { american as say } from '../kit/say.ts'
import { section, when } from '../kit/section.ts'
import { healthAtWork } from './form-facts.precomputed.ts'
import { hourlyPlaces, most, unitOptions, weekHours } from './pay-fields.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const offered = ({ compare }: { compare: string }) => compare === 'offer'
const contracted = ({ compare }: { compare: string }) => compare === 'contract'
const { asOf, whole } = healthAtWork
/** Left blank: as in the visitor's job. */
const blank = { initial: null, optional: true } as const

export const comparing = section(sectionWords.compare, {
  compare: choice({ ...words.compare, initial: 'none', options: choices(words.compare.options) }),
  pay2: when(offered, money({ ...words.pay2, initial: 82_000, max: most.pay, step: 1000, places: hourlyPlaces })),
  unit2: when(offered, choice({ ...words.unit2, initial: 'year', options: unitOptions })),
  hours2: when(offered, count({ ...words.hours2, ...weekHours, initial: 40 })),
  state2: when(
    offered,
    choice({
      label: words.state2.label,
      initial: 'same',
      options: [{ value: 'same', label: words.state2.same }, ...stateOrFederal.options],
    }),
  ),
  contractRate: when(
    contracted,
    money({ ...words.contractRate, per: 'hour', initial: 45, max: 100_000, step: 1, places: hourlyPlaces }),
  ),
  contractHours: when(contracted, count({ ...words.contractHours, ...weekHours, initial: 36 })),
  contractWeeks: when(contracted, count({ ...words.contractWeeks, initial: 46, max: 52, whole: false, step: 1 })),
  contractCosts: when(
    contracted,
    money({ ...words.contractCosts, per: 'year', initial: 3000, max: most.benefits, step: 250 }),
  ),
  contractPremium: when(
    contracted,
    money({
      label: words.contractPremium.label,
      hint: words.contractPremium.hint({ cost: whole, asOf }, say),
      per: 'month',
      initial: Math.round(whole),
      max: most.premium,
      step: 10,
    }),
  ),
  serviceTrade: when(contracted, toggle({ ...words.serviceTrade, initial: false })),
})

/** The other offer in full: what is left blank is as in the visitor's job. */
export const offerDetails = section(
  sectionWords.offer.title,
  {
    extraHours2: count({ ...words.extraHours2, ...weekHours, ...blank }),
    overtime2: choice({ ...words.overtime2, initial: 'same', options: choices(words.overtime2.options) }),
    paidDaysOff2: count({ ...words.paidDaysOff2, ...blank, max: 260, whole: false, step: 1 }),
    unpaidWeeks2: count({ ...words.unpaidWeeks2, ...blank, max: 52, whole: false, step: 1 }),
    bonus2: money({ ...words.bonus2, ...blank, per: 'year', max: most.pay, step: 500 }),
    match2: percent({ ...words.match2, ...blank, step: 0.5, max: 100 }),
    premium2: money({ ...words.premium2, ...blank, per: 'month', max: most.premium, step: 10 }),
    otherBenefits2: money({ ...words.otherBenefits2, ...blank, per: 'year', max: most.benefits, step: 100 }),
    commuteMinutes2: count({ ...words.commuteMinutes2, ...blank, max: most.commute, step: 5 }),
    commuteDays2: count({ ...words.commuteDays2, ...blank, max: 7 }),
    commuteCost2: money({ ...words.commuteCost2, ...blank, per: 'day', max: most.commuteCost, step: 1 }),
  },
  { more: sectionWords.offer.more, when: offered },
)
