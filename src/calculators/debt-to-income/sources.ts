import { homePremiumNational } from '#facts/insurance/home-premiums.ts'
import { dtiClassic, dtiConventional, dtiFha, dtiUsda, dtiVa } from '#facts/lending/mortgage.ts'
import {
  cardWithoutPayment,
  shortDebtRules,
  studentLoanConventional,
  studentLoanFha,
  studentLoanUsda,
  studentLoanVa,
  untaxedIncomeRaise,
} from '#facts/lending/qualifying.ts'
import { mortgage30 } from '#facts/lending/rates.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { citing } from '../kit/citing.ts'
import type { DtiContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact, document } = citing({ ...insuranceSources, ...lendingSources })

export const sources = ({ inputs }: DtiContext) => [
  fact(dtiConventional, words.conventional),
  fact(studentLoanConventional, words.conventionalStudent),
  fact(shortDebtRules, words.nearlyPaid),
  fact(cardWithoutPayment, words.card),
  fact(untaxedIncomeRaise, words.untaxed),
  fact(dtiFha, words.fha),
  fact(studentLoanFha, words.fhaStudent),
  fact(dtiVa, words.va),
  fact(studentLoanVa, words.vaStudent),
  fact(dtiUsda, words.usda),
  fact(studentLoanUsda, words.usdaStudent),
  document('reg-z', words.law),
  fact(dtiClassic, words.classic),
  inputs.housingBy === 'loan' && fact(mortgage30, words.rate),
  inputs.housingBy === 'loan' && fact(homePremiumNational, words.insurance),
]
