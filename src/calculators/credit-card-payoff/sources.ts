import {
  balanceTransferFee,
  disclosureMonths,
  extraGoesToHighestRate,
  minimumPayment,
  minimumPaymentFlat,
} from '#facts/lending/cards.ts'
import { creditCardAll, creditCardCarryingBalance, creditCardNewOffers } from '#facts/lending/rates.ts'
import { lendingSources as table } from '#facts/sources/lending.ts'
import { type Citation, citation } from '../kit/presentation.ts'
import type { CardInputs } from './fields.ts'

export const sourcesOf = (inputs: CardInputs): readonly Citation[] => [
  citation(table, 'fed-g19', 'average APR on cards charged interest, a starting value', creditCardCarryingBalance),
  citation(table, 'fed-g19', 'average APR on all cards, a starting value', creditCardAll),
  citation(table, 'reg-z', 'the payment that clears a card in 36 months', disclosureMonths),
  citation(table, 'reg-z', 'money above the minimum goes to the highest APR first', extraGoesToHighestRate),
  citation(
    table,
    'assumption',
    'starting values of the minimum payment rule',
    inputs.minRule === 'share' ? minimumPaymentFlat : minimumPayment,
  ),
  ...(inputs.transfer
    ? [
        citation(table, 'assumption', 'the usual range of transfer fees', balanceTransferFee),
        citation(table, 'bankrate-survey', 'average APR on new offers', creditCardNewOffers),
      ]
    : []),
]
