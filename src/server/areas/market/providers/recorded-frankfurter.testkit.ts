import { perEuro } from '#facts/fx/rates.ts'

/** An answer in the published form: the European Central Bank's rates of 13 April 2026, and the identity row of newer builds. */
export const recordedRows: readonly { date: string; base: string; quote: string; rate: number }[] = [
  { date: '2026-04-13', base: 'EUR', quote: 'EUR', rate: 1 },
  ...Object.entries(perEuro.value).map(([quote, rate]) => ({ date: '2026-04-13', base: 'EUR', quote, rate })),
]
export const recordedFrankfurter = JSON.stringify(recordedRows)

/** The same rates on another day. */
export const onDay = (date: string): string => JSON.stringify(recordedRows.map((row) => ({ ...row, date })))
