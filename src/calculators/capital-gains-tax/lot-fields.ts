/** The list of what is sold, line by line. */

import type { Origin } from '#engine/gains/acquired-basis.ts'
import type { AssetKind } from '#engine/gains/asset-sales.ts'
import { addMonthsToDate, type IsoDate } from '#engine/month.ts'
import { choices } from '../kit/choices.ts'
import { choice, date, money, rows, text } from '../kit/field.ts'
import { blankLot, MOST_LOTS } from './lot-row.ts'
import { formWords } from './words/form.en.ts'

const words = formWords.lots
const day = { initial: null, optional: true, min: '1913-01-01' } as const
const amount = { initial: 0, max: 1e9, step: 100 } as const
/** Months the share of the example has been held: short-term, with the day it turns long ahead. */
const EXAMPLE_MONTHS = 10

export const lotsField = rows({
  label: words.label,
  hint: words.hint,
  noun: words.noun,
  initial: ({ today }) => [
    {
      ...blankLot,
      bought: addMonthsToDate(today as IsoDate, -EXAMPLE_MONTHS),
      sold: today,
      cost: 12_000,
      proceeds: 20_000,
    },
  ],
  columns: {
    name: text({ label: words.name, initial: '', maxLength: 40 }),
    kind: choice<AssetKind>({ label: words.kind, initial: 'stock', options: choices(words.kinds) }),
    bought: date({ label: words.bought, hint: words.boughtHint, ...day }),
    cost: money({ label: words.cost, hint: words.costHint, ...amount }),
    sold: date({ label: words.sold, hint: words.soldHint, ...day }),
    proceeds: money({ label: words.proceeds, hint: words.proceedsHint, ...amount }),
    origin: choice<Origin>({ label: words.origin, initial: 'bought', options: choices(words.origins) }),
    given: date({ label: words.given, ...day }),
    givenValue: money({
      label: words.givenValue,
      hint: words.givenValueHint,
      ...amount,
      initial: null,
      optional: true,
    }),
    depreciation: money({ label: words.depreciation, hint: words.depreciationHint, ...amount }),
  },
  blank: blankLot,
  details: { label: words.details, columns: ['origin', 'given', 'givenValue', 'depreciation'] },
  maxRows: MOST_LOTS,
  paste: { ...words.paste, reader: async () => (await import('./read-lots.ts')).readSales },
})
