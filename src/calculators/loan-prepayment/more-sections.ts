/** What few visitors need: a penalty, the same money invested instead, other loans beside this one. */
import { choices } from '../kit/choices.ts'
import { choice, count, duration, money, percent, rows, text } from '../kit/field.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { american as say } from '../kit/say.ts'
import { section, when } from '../kit/section.ts'
import { pastGrowth, startingInvestReturn, startingTaxRate } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

type Penalty = { penalty: string }
const hasPenalty = ({ penalty }: Penalty): boolean => penalty !== 'none'

export const penalty = section(
  sectionWords.penalty.title,
  {
    penalty: choice({ ...words.penalty, initial: 'none', options: choices(words.penalty.options) }),
    penaltyShare: when(
      ({ penalty }: Penalty) => penalty === 'share' || penalty === 'declining',
      percent({ ...words.penaltyShare, initial: 2, max: 20, step: 0.25 }),
    ),
    penaltyMonths: when(
      ({ penalty }: Penalty) => penalty === 'months',
      count({ ...words.penaltyMonths, initial: 6, max: 24 }),
    ),
    penaltyYears: when(hasPenalty, count({ ...words.penaltyYears, initial: 2, max: 30 })),
    penaltyFree: when(hasPenalty, percent({ ...words.penaltyFree, initial: 20, max: 100, step: 5 })),
  },
  { more: sectionWords.penalty.more },
)

export const invest = section(
  sectionWords.invest.title,
  {
    investReturn: percent({
      label: words.investReturn.label,
      per: 'year',
      hint: words.investReturn.hint(pastGrowth, say),
      initial: startingInvestReturn,
      min: -10,
      max: 30,
      step: 0.25,
      nudge: 1,
    }),
    investTax: choice({ ...words.investTax, initial: 'at-end', options: choices(words.investTax.options) }),
    investTaxRate: when(
      ({ investTax }: { investTax: string }) => investTax !== 'none',
      percent({ ...words.investTaxRate, initial: startingTaxRate, max: 60, step: 1, nudge: 5 }),
    ),
    deduction: percent({ ...words.deduction, initial: 0, max: 60, step: 1, nudge: 10 }),
    inflation: inflationRate({ ...words.inflation, min: -2, max: 20 }),
  },
  { more: sectionWords.invest.more },
)

const car = { name: words.other.car, balance: 15_000, rate: 7, term: 48 }
export const others = section(
  sectionWords.others.title,
  {
    otherLoans: rows({
      ...words.otherLoans,
      initial: [],
      columns: {
        name: text({ label: words.other.name, initial: car.name, maxLength: 30 }),
        balance: money({ label: words.other.balance, initial: car.balance, min: 100, max: 100_000_000 }),
        rate: percent({ label: words.other.rate, per: 'year', initial: car.rate, max: 100 }),
        term: duration({ label: words.other.term, unit: 'years', initial: car.term, max: 600 }),
      },
      blank: car,
      maxRows: 8,
    }),
  },
  { more: sectionWords.others.more },
)
