import { prime } from '#facts/lending/rates.ts'
import { sbaGuaranteeFee } from '#facts/lending/small-business.ts'
import { asOfText, asOfYear } from '../kit/as-of.ts'
import { defineCalculator } from '../kit/definition.ts'
import { dollarsAndCents, monthText, percentText } from '../kit/format.ts'
import { cases } from './cases.ts'
import { check } from './check.ts'
import { compute, debitOfSales } from './compute.ts'
import { primePoints, sbaCaps } from './facts.ts'
import { type BusinessInputs, fields } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { answer, present } from './present.ts'

const isAdvance = ({ kind }: BusinessInputs): boolean => kind === 'advance'
const isTerm = ({ kind }: BusinessInputs): boolean => kind === 'term'
const isLine = ({ kind }: BusinessInputs): boolean => kind === 'line'
const isLoan = ({ kind }: BusinessInputs): boolean => kind !== 'advance'

export const calculator = defineCalculator({
  slug: 'business-loan',
  fields,
  groups,
  shows: {
    factor: isAdvance,
    advanceBy: isAdvance,
    advanceTerm: (inputs) => isAdvance(inputs) && inputs.advanceBy === 'term',
    debit: (inputs) => isAdvance(inputs) && inputs.advanceBy === 'debit',
    salesShare: (inputs) => isAdvance(inputs) && inputs.advanceBy === 'sales',
    debits: isAdvance,
    rate: isLoan,
    term: isTerm,
    lineTerm: isLine,
    lineRepay: isLine,
    payments: isLoan,
    annualFee: isLine,
    laterDraws: isLine,
    guarantee: isTerm,
    guaranteeOwn: (inputs) => isTerm(inputs) && inputs.guarantee === 'own',
    setFor: (inputs) => isTerm(inputs) && inputs.payments === 'monthly',
    otherDebt: ({ operatingIncome }) => operatingIncome !== null,
    leastCoverage: ({ operatingIncome }) => operatingIncome !== null,
  },
  hints: {
    amount: (inputs) =>
      inputs.amountIs === 'in-hand'
        ? 'The contract is made larger, so that this much is left after the fees.'
        : isLine(inputs)
          ? 'What you draw on the first day.'
          : isAdvance(inputs)
            ? 'What the contract advances, before fees.'
            : 'The loan, before fees.',
    rate: ({ amount }) => {
      const { variable, fixed } = sbaCaps(amount)
      return `Prime is ${percentText(primePoints)} (${monthText((prime.asOf ?? '').slice(0, 7))}). At this size an SBA 7(a) lender may ask at most ${percentText(variable)} variable or ${percentText(fixed)} fixed.`
    },
    salesShare: (inputs) => {
      const debit = debitOfSales(inputs)
      return debit === null
        ? 'The contract calls it holdback. Enter your sales below.'
        : `The contract calls it holdback. On your sales: ${dollarsAndCents(debit)} each time.`
    },
    guarantee: ({ guarantee }) =>
      guarantee === 'table'
        ? `Fees of the federal year that ended ${asOfText(sbaGuaranteeFee)}; those of ${Number(asOfYear(sbaGuaranteeFee)) + 1} are not confirmed.`
        : 'The lender owes it and may pass it on to you.',
    sales: ({ kind, advanceBy }) =>
      kind === 'advance' && advanceBy === 'sales'
        ? 'The debit is a share of them.'
        : 'Shows how much of them the payments take.',
  },
  check,
  facts: () => null,
  compute: (inputs) => compute(inputs),
  figures,
  mainFigure: 'apr',
  moreIs: 'worse',
  answer: (result, inputs) => answer(result, inputs),
  present: (result, inputs) => present(result, inputs),
  cases,
})
