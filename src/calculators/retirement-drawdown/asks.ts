import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    '4% rule',
    'four percent rule',
    'safe withdrawal rate',
    'withdrawal rate',
    'withdraw in retirement',
    'run out of money',
    'how much can I spend in retirement',
    'will my savings last',
    'how long will my money last',
    'guardrails',
    'guyton klinger',
    'variable percentage withdrawal',
    'sequence of returns',
    'monte carlo retirement',
    'live off my savings',
  ],
  hears: [{ field: 'savings', is: 'dollars', as: 'amount' }],
}
