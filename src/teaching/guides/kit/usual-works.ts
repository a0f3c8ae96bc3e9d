/** Works that several guides have at an end. */
import type { OwnWork, Work } from './guide.ts'

/** How big an emergency fund may be, and when it would be full. Deductibles and benefits are left out: the guide does not ask them. */
export const cushion: Work = {
  calculator: 'emergency-fund',
  about: 'Your emergency fund',
  inputs: {
    total: { number: 'essentials' },
    savings: { number: 'savings' },
    monthly: { number: 'aside' },
    healthDeductible: 0,
    autoDeductible: 0,
    homeDeductible: 0,
  },
}
/** The cards as one, paid down with a fixed amount a month. */
export const cardPayoff: Work = {
  calculator: 'credit-card-payoff',
  about: 'Your cards paid down',
  inputs: {
    cards: [{ name: 'Your cards', balance: { number: 'cardBalance' }, apr: { number: 'cardApr' } }],
    monthlyTotal: { number: 'cardPayment' },
  },
}
/** How long cash lasts beside what comes in. `weeks`: how long that goes on. */
export const runway: OwnWork = {
  own: 'runway',
  about: 'How long your cash lasts',
  inputs: {
    essentials: { number: 'essentials' },
    savings: { number: 'savings' },
    weekly: { number: 'weekly' },
    weeks: { number: 'weeks' },
  },
}
