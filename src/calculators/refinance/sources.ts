import { closingShares } from '#facts/household/housing.ts'
import { creditCardCarryingBalance, highYieldSavings, homeEquityLoan, mortgage30 } from '#facts/lending/rates.ts'
import { householdSources } from '#facts/sources/household.ts'
import { lendingSources as table } from '#facts/sources/lending.ts'
import { codeSource } from '#facts/sources/shared.ts'
import { mortgageInterest } from '#facts/tax-years/standing.ts'
import { type Citation, citation } from '../kit/presentation.ts'
import type { RefinanceInputs } from './fields.ts'

export const sourcesOf = (inputs: RefinanceInputs): readonly Citation[] => [
  citation(table, 'freddie-pmms', 'average 30-year fixed rate, the starting value', mortgage30),
  citation(householdSources, 'cfpb-closing', 'usual closing costs of a refinance', closingShares),
  citation(table, 'deposit-rate-lists', 'what savings pay', highYieldSavings),
  ...(inputs.cashOut > 0 ? [citation(table, 'bankrate-survey', 'average home equity loan', homeEquityLoan)] : []),
  ...(inputs.debts.length > 0
    ? [citation(table, 'fed-g19', 'card rate a new debt starts with', creditCardCarryingBalance)]
    : []),
  ...(inputs.itemize === 'itemize'
    ? [citation(codeSource, 'irc', 'deduction of mortgage interest (163(h)(3)) and points (461(g))', mortgageInterest)]
    : []),
  citation(table, 'assumption', 'starting values of the loan you have, extra payments and the recast fee'),
]
