/** Withdrawals and conversions, markets, how long. */
import { choices } from '../kit/choices.ts'
import { choice, count, percent, points } from '../kit/field.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { section, when } from '../kit/section.ts'
import { startingBondReturn, startingStockShare, startingSurvivorShare } from './assumptions.ts'
import { couple } from './field-limits.ts'
import * as start from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const fills = ({ order }: { readonly order: string }): boolean => order === 'fill'
const converts = ({ convert }: { readonly convert: string }): boolean => convert !== 'none'
export const taxes = section(
  sectionWords.taxes.title,
  {
    order: choice({ ...words.order, initial: 'taxable-first', options: choices(words.order.options) }),
    fillTo: when(fills, choice({ ...words.fillTo, initial: 'b12', options: choices(words.levels) })),
    convert: choice({
      ...words.convert,
      initial: 'none',
      options: choices({ none: words.convertNone, ...words.levels }),
    }),
    convertFrom: when(converts, count({ ...words.convertFrom, min: 30, max: 110, initial: 65 })),
    convertTo: when(converts, count({ ...words.convertTo, min: 30, max: 110, initial: 74 })),
    heirTax: percent({ ...words.heirTax, max: 60, step: 1, initial: start.heirTax }),
  },
  { more: sectionWords.taxes.more },
)

export const markets = section(
  sectionWords.markets.title,
  {
    stockShare: percent({
      ...words.stockShare,
      step: 5,
      initial: points(startingStockShare.value),
      slider: { from: 0, to: 100 },
      nudge: 10,
    }),
    stockReturn: percent({
      ...words.stockReturn,
      per: 'year',
      min: -10,
      max: 15,
      step: 0.25,
      initial: start.stockReturn,
      nudge: 1,
    }),
    bondReturn: percent({
      ...words.bondReturn,
      per: 'year',
      min: -10,
      max: 15,
      step: 0.25,
      initial: points(startingBondReturn.value),
      nudge: 1,
    }),
    cashReturn: percent({ ...words.cashReturn, per: 'year', min: -5, max: 15, step: 0.25, initial: start.cashReturn }),
    fee: percent({ ...words.fee, per: 'year', max: 5, step: 0.05, initial: start.fundFee }),
    inflation: inflationRate({ ...words.inflation, min: 0, max: 10, nudge: 1 }),
    dollars: choice({ ...words.dollars, initial: 'today', options: choices(words.dollars.options) }),
  },
  { more: sectionWords.markets.more },
)

const years = { min: 50, max: 115 } as const
export const life = section(
  sectionWords.life.title,
  {
    livesTo: count({ ...words.livesTo, ...years, initial: 95, slider: { from: 75, to: 105 }, nudge: 5 }),
    spouseLivesTo: when(
      couple,
      count({ ...words.spouseLivesTo, ...years, initial: 95, slider: { from: 75, to: 105 } }),
    ),
    survivorShare: when(
      couple,
      percent({ ...words.survivorShare, step: 5, initial: points(startingSurvivorShare.value) }),
    ),
    changeFrom: count({ ...words.changeFrom, min: 40, max: 110, initial: 75 }),
    change: percent({ ...words.change, per: 'year', initial: 0, min: -10, max: 10, step: 0.25, nudge: 1 }),
    startYear: count({
      ...words.startYear,
      grouped: false,
      min: start.firstYear,
      max: start.firstYear + 10,
      initial: start.firstYear,
    }),
  },
  { more: sectionWords.life.more },
)
