/** The accounts compared with one's own. */
import { money, percent, rows, text } from '../kit/field.ts'
import { averageFees, usual } from './form-facts.precomputed.ts'
import { formWords as words } from './words/form.en.ts'

const rate = (label: string, initial: number, max: number) => percent({ label, per: 'year', initial, max, step: 0.01 })

const columns = {
  name: text({ label: words.others.name, initial: words.others.another, maxLength: 30 }),
  advisory: rate(words.others.advisory, 0, 5),
  expense: rate(words.expense.label, averageFees.indexEtf, 5),
  sweepYield: rate(words.sweepYield.label, usual.sweep, 15),
  accountFee: money({ label: words.accountFee.label, per: 'year', initial: 0, max: 10_000, step: 5 }),
  commission: money({ label: words.commission.label, initial: 0, max: 1000, step: 1 }),
  forcedCash: percent({ label: words.forcedCash.label, initial: 0, max: 100, step: 1 }),
  fxMarkup: percent({ label: words.fxMarkup.label, initial: usual.fxMarkup, max: 5, step: 0.05 }),
  marginRate: rate(words.marginRate.label, usual.marginRate, 30),
  transferOut: money({ label: words.transferOut.label, initial: usual.transferOut, max: 5000, step: 5 }),
}
const blank = {
  name: words.others.another,
  advisory: 0,
  expense: averageFees.indexEtf,
  accountFee: 0,
  commission: 0,
  sweepYield: usual.sweep,
  forcedCash: 0,
  fxMarkup: usual.fxMarkup,
  marginRate: usual.marginRate,
  transferOut: usual.transferOut,
}

export const others = rows({
  label: words.others.label,
  hint: words.others.hint,
  noun: words.others.noun,
  columns,
  initial: [
    { ...blank, name: words.others.robo, advisory: usual.robo },
    { ...blank, name: words.others.alone, sweepYield: 3.5 },
  ],
  maxRows: 2,
  blank,
  details: {
    label: words.others.details,
    columns: ['accountFee', 'commission', 'forcedCash', 'fxMarkup', 'marginRate', 'transferOut'],
  },
})
