/** Hints that follow the numbers. */
import { prime } from '#facts/lending/rates.ts'
import { sbaGuaranteeFee } from '#facts/lending/small-business.ts'
import { asOfYear } from '../kit/as-of.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import { debitOfSales } from './compute.ts'
import type { BusinessContext } from './context.ts'
import { primePoints, sbaCaps } from './facts.ts'
import { amountHints, kindHints, hintWords as words } from './words/answer.en.ts'

export const hints: NonNullable<AnswerPart<BusinessContext>['hints']> = {
  kind: ({ inputs }) => kindHints[inputs.kind],
  amount: ({ inputs }) => amountHints[inputs.amountIs === 'in-hand' ? 'inHand' : inputs.kind],
  rate: ({ inputs, say }) => words.rate({ prime: primePoints, asOf: prime.asOf ?? '', ...sbaCaps(inputs.amount) }, say),
  salesShare: ({ inputs, say }) => {
    const debit = debitOfSales(inputs)
    return debit === null ? words.holdback : words.holdbackDebit({ debit }, say)
  },
  guarantee: ({ inputs, say }) =>
    inputs.guarantee === 'table'
      ? words.sbaTable({ asOf: sbaGuaranteeFee.asOf ?? '', next: Number(asOfYear(sbaGuaranteeFee)) + 1 }, say)
      : words.sbaPassed,
  sales: ({ inputs }) =>
    inputs.kind === 'advance' && inputs.advanceBy === 'sales' ? words.salesTaken : words.salesShown,
}
