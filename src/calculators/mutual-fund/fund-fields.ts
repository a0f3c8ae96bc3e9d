/** The list of funds with their charges, and the steps at which a load falls. */
import { count, money, percent, points, rows, text } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { fundAssumptions } from './assumed.ts'
import { averageFee, finraExample, usualConversion } from './form-facts.precomputed.ts'
import { formWords } from './words/form.en.ts'

const words = formWords.funds
const assumed = fundAssumptions.value

const columns = {
  name: text({ ...words.name, initial: words.unnamed, maxLength: 30 }),
  load: percent({ ...words.load, initial: 0, max: 8.5, step: 0.25 }),
  expense: percent({ ...words.expense, per: 'year', initial: averageFee, max: 5, step: 0.01 }),
  deferred: text({ ...words.deferred, initial: '', maxLength: 50 }),
  distribution: percent({
    ...words.distribution,
    per: 'year',
    initial: null,
    max: 1,
    step: 0.05,
    optional: true,
  }),
  convertsAfter: count({ ...words.convertsAfter, initial: 0, max: 40 }),
  expenseAfter: percent({ ...words.expenseAfter, per: 'year', initial: null, max: 5, step: 0.01, optional: true }),
  turnover: percent({ ...words.turnover, per: 'year', initial: points(assumed.turnover), max: 300, step: 5 }),
  gains: percent({ ...words.gains, per: 'year', initial: null, max: 50, step: 0.1, optional: true }),
}
const blank = {
  name: words.another,
  load: 0,
  expense: averageFee,
  deferred: '',
  distribution: null,
  convertsAfter: 0,
  expenseAfter: null,
  turnover: points(assumed.turnover),
  gains: null,
}

export const funds = rows({
  label: words.label,
  hint: words.hint,
  noun: words.noun,
  columns,
  initial: [
    { ...blank, name: words.first, load: finraExample.loadBelow, expense: points(assumed.expenseA) },
    {
      ...blank,
      name: words.second,
      deferred: '1',
      expense: points(assumed.expenseC),
      distribution: 1,
      convertsAfter: usualConversion,
      expenseAfter: points(assumed.expenseA),
    },
  ],
  details: {
    label: words.details,
    columns: ['distribution', 'convertsAfter', 'expenseAfter', 'turnover', 'gains'],
  },
  minRows: 1,
  maxRows: 3,
  blank,
})

export const breakpoints = rows({
  label: formWords.breakpoints.label,
  hint: formWords.breakpoints.hint(finraExample, say),
  noun: formWords.breakpoints.noun,
  columns: {
    from: money({ ...formWords.breakpoints.from, initial: 50_000, min: 1, max: 100_000_000, step: 1000 }),
    load: percent({ ...formWords.breakpoints.load, initial: 0, max: 8.5, step: 0.25 }),
  },
  look: 'lines',
  initial: [
    { from: finraExample.amount, load: finraExample.loadFrom },
    { from: 100_000, load: 3.5 },
    { from: 250_000, load: 2.5 },
    { from: 500_000, load: 2 },
    { from: 1_000_000, load: 0 },
  ],
  maxRows: 10,
  blank: { from: 100_000, load: 3.5 },
})
