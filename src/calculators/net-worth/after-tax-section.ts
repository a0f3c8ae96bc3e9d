/** What tax and selling take: the questions behind "after taxes and selling". */
import { choices } from '../kit/choices.ts'
import { choice, count, money, percent, points } from '../kit/field.ts'
import { filingStatus, stateOrFederal } from '../kit/household.ts'
import { section, when } from '../kit/section.ts'
import { startingSelling } from '../kit/starting-home.ts'
import { startingGainsTax, startingWithdrawalTax } from '../kit/starting-values.ts'
import { knowsHomeGain } from './home-gain.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

type Way = { readonly taxWay: string }
type Filing = Way & Parameters<typeof knowsHomeGain>[0]
const byReturns = ({ taxWay }: Way) => taxWay === 'returns'
const byRates = ({ taxWay }: Way) => taxWay === 'rates'

export const afterTax = section(
  sectionWords.afterTax.title,
  {
    taxWay: choice({ ...words.taxWay, initial: 'returns', options: choices(words.taxWay.options) }),
    drawYears: when(byReturns, count({ ...words.drawYears, initial: 20, min: 1, max: 50 })),
    otherIncome: when(
      byReturns,
      money({ ...words.otherIncome, per: 'year', initial: 30_000, max: 100_000_000, step: 1000 }),
    ),
    status: when((inputs: Filing) => byReturns(inputs) || knowsHomeGain(inputs), filingStatus()),
    state: when(byReturns, stateOrFederal),
    taxRate: when(
      byRates,
      percent({ ...words.taxRate, initial: points(startingWithdrawalTax.value), max: 60, step: 1 }),
    ),
    gainsRate: when(
      byRates,
      percent({ ...words.gainsRate, initial: points(startingGainsTax.value), max: 60, step: 1 }),
    ),
    sellHome: percent({ ...words.sellHome, initial: points(startingSelling), max: 30, step: 0.5 }),
    sellCar: percent({ ...words.sellCar, initial: 5, max: 50, step: 1 }),
  },
  { more: sectionWords.afterTax.more },
)
