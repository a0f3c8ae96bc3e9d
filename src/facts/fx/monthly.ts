import type { MonthlySeries } from '../series/series.ts'

type Load = () => Promise<{ readonly monthly: MonthlySeries<'perDollar'> }>

/** Monthly averages by currency code, each fetched on its own when asked for. The euro begins in 1999. */
export const monthlyRates = {
  AUD: () => import('./monthly/aud.ts'),
  BRL: () => import('./monthly/brl.ts'),
  CAD: () => import('./monthly/cad.ts'),
  CHF: () => import('./monthly/chf.ts'),
  CNY: () => import('./monthly/cny.ts'),
  DKK: () => import('./monthly/dkk.ts'),
  EUR: () => import('./monthly/eur.ts'),
  GBP: () => import('./monthly/gbp.ts'),
  HKD: () => import('./monthly/hkd.ts'),
  INR: () => import('./monthly/inr.ts'),
  JPY: () => import('./monthly/jpy.ts'),
  KRW: () => import('./monthly/krw.ts'),
  MXN: () => import('./monthly/mxn.ts'),
  MYR: () => import('./monthly/myr.ts'),
  NOK: () => import('./monthly/nok.ts'),
  NZD: () => import('./monthly/nzd.ts'),
  SEK: () => import('./monthly/sek.ts'),
  SGD: () => import('./monthly/sgd.ts'),
  THB: () => import('./monthly/thb.ts'),
  TWD: () => import('./monthly/twd.ts'),
  ZAR: () => import('./monthly/zar.ts'),
} as const satisfies Readonly<Record<string, Load>>
