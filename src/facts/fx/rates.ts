import { cited } from '../cited.ts'

/*
 * Reference rates between banks, middle of the day. A card, a bank or a counter gives less. Each table has its date: none is
 * today's.
 */

/** Units for one US dollar, the main currencies. */
export const perDollar = cited<Readonly<Record<string, number>>>(
  {
    AUD: 1.4411,
    CAD: 1.424,
    CHF: 0.82664,
    CNY: 6.7046,
    EUR: 0.89087,
    GBP: 0.75753,
    INR: 96.32,
    JPY: 157.67,
    KRW: 1348.28,
    MXN: 18.335,
    NOK: 9.6494,
    SEK: 10.0579,
  },
  'ecb-rates',
  { asOf: '2026-10-02', confidence: 'medium', note: 'A rate between banks; cards and counters give less.' },
)

/** Units for one euro, every currency of the list. The Bulgarian lev ended with 2025. */
export const perEuro = cited<Readonly<Record<string, number>>>(
  {
    AUD: 1.661,
    BRL: 5.874,
    CAD: 1.6177,
    CHF: 0.9242,
    CNY: 7.9827,
    CZK: 24.378,
    DKK: 7.4727,
    GBP: 0.87058,
    HKD: 9.1507,
    HUF: 366.9,
    IDR: 20082.05,
    ILS: 3.5787,
    INR: 109.047,
    ISK: 143.2,
    JPY: 186.75,
    KRW: 1740.86,
    MXN: 20.3203,
    MYR: 4.6444,
    NOK: 11.098,
    NZD: 2.0081,
    PHP: 70.356,
    PLN: 4.2543,
    RON: 5.092,
    SEK: 10.892,
    SGD: 1.4912,
    THB: 37.728,
    TRY: 52.2478,
    USD: 1.1684,
    ZAR: 19.3849,
  },
  'ecb-rates',
  { asOf: '2026-04-13', note: 'A rate between banks of April 2026; rates have moved since.' },
)
