/** The rules of an adjustable rate, as the note states them, and what the index may do. */
import { choice, percent } from '../kit/field.ts'

export const adjustable = {
  rateType: choice({
    label: 'Rate',
    initial: 'fixed',
    options: [
      { value: 'fixed', label: 'Fixed' },
      { value: 'arm', label: 'Adjustable' },
    ],
  }),
  armFixedYears: choice({
    label: 'First rate lasts',
    initial: '5',
    options: [
      { value: '3', label: '3 years' },
      { value: '5', label: '5 years' },
      { value: '7', label: '7 years' },
      { value: '10', label: '10 years' },
    ],
  }),
  armEvery: choice({
    label: 'Then it changes every',
    initial: '6',
    options: [
      { value: '6', label: '6 months' },
      { value: '12', label: '12 months' },
    ],
  }),
  armIndex: percent({
    label: 'Index today',
    hint: 'Most new ARMs follow the 30-day average SOFR, which stays close to the Federal Reserve’s target rate.',
    initial: 3.9,
    max: 20,
    step: 0.05,
  }),
  armMargin: percent({
    label: 'Margin',
    hint: 'Added to the index at each change. It is in your note.',
    initial: 2.75,
    max: 10,
    step: 0.05,
  }),
  armPath: choice({
    label: 'After that, the index',
    initial: 'path',
    options: [
      { value: 'path', label: 'Follows my guess' },
      { value: 'worst', label: 'Worst case' },
    ],
  }),
  armDrift: percent({
    label: 'Index changes by',
    hint: 'Points a year from today. 0 keeps it where it is.',
    per: 'year',
    initial: 0,
    min: -3,
    max: 3,
    step: 0.1,
  }),
  armFirstCap: percent({ label: 'First change, at most', initial: 2, max: 10, step: 0.5, hint: 'Points up or down.' }),
  armNextCap: percent({ label: 'Later changes, at most', initial: 1, max: 10, step: 0.5, hint: 'Points each time.' }),
  armLifeCap: percent({
    label: 'In all, at most',
    initial: 5,
    max: 15,
    step: 0.5,
    hint: 'Points over the first rate.',
  }),
}
