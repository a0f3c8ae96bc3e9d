import { choices } from '../kit/choices.ts'
import { choice, count, date, duration, money, month, toggle } from '../kit/field.ts'
import { section, when } from '../kit/section.ts'
import { claimAge } from './ages.ts'
import * as asks from './conditions.ts'
import { recordField } from './record-field.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

/** The spouse, the former spouse, or the spouse who died. */
export const other = section(sectionWords.other, {
  otherBirthDate: when(
    asks.notSingle,
    date({
      ...words.otherBirthDate,
      initial: ({ today }) => `${Number(today.slice(0, 4)) - 58}-09-20`,
      min: '1900-01-01',
      max: '2008-12-31',
    }),
  ),
  otherKnows: when(
    asks.asksOtherRecord,
    choice({ ...words.otherKnows, initial: 'benefit', options: choices(words.otherKnows.options) }),
  ),
  otherPia: when(
    asks.asksOtherPia,
    money({
      ...words.otherPia,
      per: 'month',
      initial: 1200,
      max: 10_000,
      step: 50,
      slider: { from: 0, to: 5000 },
      nudge: 100,
    }),
  ),
  otherRecord: when(asks.otherStarts('record'), recordField(words.otherRecord)),
  otherPay: when(
    asks.asksOtherPay,
    money({
      ...words.otherPay,
      per: 'year',
      initial: 0,
      profile: 'spousePay',
      max: 10_000_000,
      step: 1000,
      nudge: 5000,
    }),
  ),
  otherClaimAge: when(asks.asksOtherClaim, duration({ ...words.otherClaimAge, ...claimAge })),
  marriageYears: when(asks.divorced, count({ ...words.marriageYears, initial: 12, max: 80 })),
  divorcedIn: when(asks.divorced, month({ ...words.divorcedIn, initial: '2015-06', min: '1950-01', max: '2060-12' })),
  remarried: when(asks.divorced, toggle({ ...words.remarried, initial: false })),
  diedIn: when(asks.widowed, month({ ...words.diedIn, initial: '2024-06', min: '1980-01', max: '2100-12' })),
  lateClaimed: when(asks.widowed, toggle({ ...words.lateClaimed, initial: true })),
  survivorAge: when(
    asks.widowed,
    duration({
      ...words.survivorAge,
      unit: 'years',
      step: 1,
      initial: 65 * 12,
      min: 50 * 12,
      max: 67 * 12,
      slider: { from: 60 * 12, to: 67 * 12 },
      nudge: 12,
    }),
  ),
})
