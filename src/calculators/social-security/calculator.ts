import { legalBirth } from '#engine/social-security/birth.ts'
import { heldYears } from '#facts/held-years.precomputed.ts'
import { ageTables } from '#facts/social-security/rules.ts'
import { defineCalculator } from '../kit/definition.ts'
import { answer } from './answer.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { fields, type SocialSecurityInputs } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { lawOf } from './law.ts'
import { claimMonthOf } from './person.ts'
import { present } from './present.ts'
import { presets } from './presets.ts'
import { ageIn, ageText, when } from './words.ts'

type Shows = (inputs: SocialSecurityInputs) => boolean
type Marital = SocialSecurityInputs['marital']

const among =
  (...kinds: readonly Marital[]): Shows =>
  ({ marital }) =>
    kinds.includes(marital)
const knows =
  (...ways: readonly SocialSecurityInputs['knows'][]): Shows =>
  (inputs) =>
    ways.includes(inputs.knows)
const married = among('married')
const widowed = among('widowed')
const divorced = among('divorced')
const notSingle = among('married', 'divorced', 'widowed')
const living = among('married', 'divorced')
const asksRecord = among('married', 'widowed')
const otherFrom =
  (way: SocialSecurityInputs['otherKnows']): Shows =>
  (inputs) =>
    asksRecord(inputs) && inputs.otherKnows === way
const late: Shows = (inputs) => widowed(inputs) && inputs.lateClaimed

/** "Full retirement age is 67. That is June 2033." */
function claimHint(birthDate: string, age: number): string {
  const birth = legalBirth(birthDate, ageTables)
  if (birth === null) return ''
  const month = claimMonthOf(birth, age)
  const moved = month > birth.month + age ? ` The first month the law allows is ${ageIn(birth, month)}.` : ''
  return `Payments from ${when(month)}. Full retirement age is ${ageText(birth.fullAge)}.${moved}`
}

const payHint: Readonly<Record<SocialSecurityInputs['knows'], string>> = {
  pay: 'Before tax, this year. Earlier pay is taken to have moved with the national average wage.',
  record: 'What you expect to earn from this year on.',
  benefit:
    'Only for what work holds back before full retirement age. Your statement expects you to work on until you claim.',
  paid: '',
}

export const calculator = defineCalculator({
  slug: 'social-security',
  fields,
  groups,
  shows: {
    pia: knows('benefit'),
    paid: knows('paid'),
    record: knows('record'),
    pay: knows('pay', 'record', 'benefit'),
    workUntil: knows('pay', 'record', 'benefit'),
    startAge: knows('pay'),
    payGrowth: knows('pay'),
    otherBirthDate: notSingle,
    otherKnows: asksRecord,
    otherPia: (inputs) => divorced(inputs) || otherFrom('benefit')(inputs),
    otherRecord: otherFrom('record'),
    otherPay: (inputs) => married(inputs) || otherFrom('pay')(inputs),
    otherStartAge: otherFrom('pay'),
    otherWorkUntil: (inputs) => married(inputs) || otherFrom('pay')(inputs),
    otherClaimAge: (inputs) => living(inputs) || late(inputs),
    marriageYears: divorced,
    divorcedIn: divorced,
    remarried: divorced,
    diedIn: widowed,
    lateClaimed: widowed,
    survivorAge: widowed,
    sex: ({ health }) => health !== 'fixed',
    livesTo: ({ health }) => health === 'fixed',
    otherSex: (inputs) => living(inputs) && inputs.otherHealth !== 'fixed',
    otherHealth: living,
    otherLivesTo: (inputs) => living(inputs) && inputs.otherHealth === 'fixed',
    cutYear: ({ cut }) => cut,
    cutShare: ({ cut }) => cut,
    grid: among('married', 'widowed'),
  },
  hints: {
    claimAge: ({ birthDate, claimAge }) => claimHint(birthDate, claimAge),
    pay: (inputs) => payHint[inputs.knows],
    otherClaimAge: (inputs) =>
      widowed(inputs) ? 'The age at which they had claimed.' : claimHint(inputs.otherBirthDate, inputs.otherClaimAge),
  },
  check: (inputs) => ({
    ...(inputs.marital === 'widowed' && inputs.diedIn < inputs.otherBirthDate.slice(0, 7)
      ? { diedIn: 'This lies before their date of birth.' }
      : {}),
  }),
  years: heldYears,
  facts: lawOf,
  compute,
  figures,
  mainFigure: 'monthlyBenefit',
  moreIs: 'better',
  answer,
  present,
  presets,
  cases,
})
