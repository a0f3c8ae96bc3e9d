import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'mutual fund',
    'mutual funds',
    'mutual fund fees',
    'mutual fund expense ratio',
    'front load',
    'back load',
    'sales load',
    'class A shares',
    'class C',
    'share class',
    'index fund vs active',
    '12b-1',
    'actively managed',
  ],
  hears: [
    { field: 'deposit', is: 'dollars', per: 'month', as: 'each month', only: 'per' },
    { field: 'start', is: 'dollars', as: 'you invest' },
    { field: 'years', is: 'time', as: 'years' },
  ],
}
