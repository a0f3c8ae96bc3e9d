import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    '52 week challenge',
    '52 week savings challenge',
    '100 envelope challenge',
    '100 envelopes',
    'savings challenge',
    'saving challenge',
    'penny challenge',
    'no spend challenge',
    'money challenge',
    'challenge',
    'printable savings tracker',
    'biweekly savings challenge',
  ],
  hears: [{ field: 'goal', is: 'dollars', as: 'goal' }],
}
