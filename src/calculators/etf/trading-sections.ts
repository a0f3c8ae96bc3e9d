/** Premium, commission and sale fees; and the lists that show how much two ETFs overlap. */
import { money, percent, rows, text } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { section } from '../kit/section.ts'
import { secFee } from './form-facts.precomputed.ts'
import { MOST_HOLDINGS } from './most-rows.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

export const trading = section(
  sectionWords.trading.title,
  {
    premiumBuy: percent({ ...words.premiumBuy, initial: 0, min: -20, max: 20, step: 0.05, nudge: 0.25 }),
    premiumSell: percent({ ...words.premiumSell, initial: 0, min: -20, max: 20, step: 0.05, nudge: 0.25 }),
    commission: money({ ...words.commission, initial: 0, max: 1000, step: 1, nudge: 5 }),
    lending: percent({ ...words.lending, per: 'year', initial: 0, max: 2, step: 0.01 }),
    sharePrice: money({ ...words.sharePrice, initial: 100, min: 0.01, max: 1_000_000, step: 1, places: 4 }),
    section31: money({
      label: words.section31.label,
      hint: words.section31.hint(secFee, say),
      initial: secFee.perMillion,
      max: 1000,
      step: 0.1,
    }),
  },
  { more: sectionWords.trading.more },
)

const holdings = (label: string) =>
  rows({
    label,
    noun: words.holdings.noun,
    columns: {
      ticker: text({ label: words.holdings.ticker, initial: '', maxLength: 12 }),
      weight: percent({ label: words.holdings.weight, initial: 1, max: 100, step: 0.1 }),
    },
    initial: [],
    maxRows: MOST_HOLDINGS,
    blank: { ticker: '', weight: 1 },
    look: 'lines',
    paste: { ...words.holdings.paste, reader: async () => (await import('./holdings-paste.ts')).readHoldings },
  })

export const overlap = section(
  sectionWords.overlap.title,
  { holdingsA: holdings(words.holdingsA.label), holdingsB: holdings(words.holdingsB.label) },
  { more: sectionWords.overlap.more },
)
