import { defineCalculator } from '../kit/definition.ts'
import { dollars } from '../kit/format.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { type DebtInputs, fields } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { answer, present } from './present.ts'

const by =
  (way: DebtInputs['way']) =>
  (inputs: DebtInputs): boolean =>
    inputs.way === way

/** Debts whose payment does not cover the first month's interest. */
function tooSmall({ debts }: DebtInputs): number {
  return debts.filter((debt) => debt.moves && debt.balance > 0 && debt.payment <= (debt.balance * debt.rate) / 1200)
    .length
}

export const calculator = defineCalculator({
  slug: 'debt-consolidation',
  fields,
  groups,
  shows: {
    rate: by('loan'),
    term: by('loan'),
    fee: by('loan'),
    handling: (inputs) => by('loan')(inputs) && inputs.fee > 0,
    homeRate: by('home'),
    homeTerm: by('home'),
    homeCosts: by('home'),
    transferFee: by('transfer'),
    promoMonths: by('transfer'),
    promoRate: by('transfer'),
    laterRate: by('transfer'),
    limit: by('transfer'),
    refill: ({ debts }) => debts.some((debt) => debt.moves && debt.kind === 'card'),
  },
  hints: {
    debts: (inputs) => {
      const count = tooSmall(inputs)
      const paid = inputs.debts.reduce((sum, debt) => sum + (debt.moves ? debt.payment : 0), 0)
      const warning =
        count > 0 ? ` ${count === 1 ? 'One payment does' : `${count} payments do`} not cover the interest.` : ''
      return `Now ${dollars(paid)} a month in all.${warning} Take the rate and payment from your statements.`
    },
    way: ({ way }) =>
      way === 'home'
        ? 'Secured by your house: it can be lost.'
        : way === 'transfer'
          ? 'A rate for a while, then a card’s usual one. Not a loan: no end date.'
          : 'Unsecured, with a fixed rate and an end date.',
  },
  facts: () => null,
  compute: (inputs) => compute(inputs),
  figures,
  mainFigure: 'saving',
  moreIs: 'better',
  answer: (result, inputs) => answer(result, inputs),
  present: (result, inputs) => present(result, inputs),
  cases,
})
