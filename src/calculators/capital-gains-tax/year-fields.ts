/** The rest of the household's year: what decides the rates, and what a gain moves besides its own tax. */
import { count, money, toggle } from '../kit/field.ts'
import { when } from '../kit/section.ts'
import { yearWords as words } from './words/form.en.ts'

const yearly = { per: 'year', initial: 0, max: 1e8, step: 500 } as const
const result = { initial: 0, min: -1e8, max: 1e8 } as const
const isJoint = ({ status }: { readonly status: string }): boolean => status === 'joint'

export const yearFields = {
  otherShort: money({ ...words.otherShort, ...result, nudge: 10_000 }),
  otherLong: money({ ...words.otherLong, ...result, nudge: 10_000 }),
  shortCarryover: money({ ...words.shortCarryover, initial: 0, max: 1e8 }),
  longCarryover: money({ ...words.longCarryover, initial: 0, max: 1e8, nudge: 1000 }),
  age: count({ ...words.age, unit: words.years, initial: 40, max: 115 }),
  spouseAge: when(isJoint, count({ ...words.spouseAge, unit: words.years, initial: 40, max: 115 })),
  children: count({ ...words.children, initial: 0, max: 15, profile: 'children' }),
  qualifiedDividends: money({ ...words.qualifiedDividends, ...yearly }),
  interest: money({ ...words.interest, ...yearly }),
  retirementIncome: money({ ...words.retirementIncome, ...yearly, nudge: 10_000 }),
  socialSecurity: money({ ...words.socialSecurity, ...yearly, max: 1e6 }),
  itemized: money({ ...words.itemized, ...yearly }),
  marketplace: toggle({ ...words.marketplace, initial: false }),
  benchmark: when(
    ({ marketplace }: { readonly marketplace: boolean }) => marketplace,
    money({ ...words.benchmark, per: 'month', initial: null, optional: true, max: 20_000, step: 25 }),
  ),
}

export const paymentFields = {
  withheld: money({ ...words.withheld, initial: null, optional: true, max: 1e8 }),
  lastYearTax: money({ ...words.lastYearTax, initial: null, optional: true, max: 1e8 }),
  lastYearAgi: money({ ...words.lastYearAgi, initial: null, optional: true, max: 1e9 }),
  nextIncome: money({ ...words.nextIncome, per: 'year', initial: null, optional: true, max: 1e8, step: 1000 }),
}
