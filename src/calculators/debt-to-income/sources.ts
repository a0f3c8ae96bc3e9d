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
import { lendingSources as table } from '#facts/sources/lending.ts'
import { type Citation, citation } from '../kit/presentation.ts'
import type { DtiInputs } from './fields.ts'

export const sourcesOf = (inputs: DtiInputs): readonly Citation[] => [
  citation(table, 'fannie-selling-guide', 'conventional ratios', dtiConventional),
  citation(table, 'fannie-selling-guide', 'student loans at $0, conventional', studentLoanConventional),
  citation(table, 'fannie-selling-guide', 'loans nearly paid', shortDebtRules),
  citation(table, 'fannie-selling-guide', 'cards without a payment', cardWithoutPayment),
  citation(table, 'fannie-selling-guide', 'untaxed income', untaxedIncomeRaise),
  citation(table, 'hud-4000-1', 'FHA ratios', dtiFha),
  citation(table, 'hud-4000-1', 'student loans at $0, FHA', studentLoanFha),
  citation(table, 'va-underwriting', 'the VA’s 41% guide', dtiVa),
  citation(table, 'va-underwriting', 'student loans at $0, VA', studentLoanVa),
  citation(table, 'usda-guaranteed', 'USDA ratios', dtiUsda),
  citation(table, 'usda-guaranteed', 'student loans at $0, USDA', studentLoanUsda),
  citation(table, 'reg-z', 'qualified mortgages without a ratio limit, 1026.43(e)(2)'),
  citation(table, 'assumption', 'the 28/36 rule of thumb', dtiClassic),
  ...(inputs.housingBy === 'loan'
    ? [
        citation(table, 'freddie-pmms', 'average 30-year fixed rate, the starting value', mortgage30),
        citation(
          insuranceSources,
          'nerdwallet-home',
          'average home insurance, the starting value',
          homePremiumNational,
        ),
      ]
    : []),
]
