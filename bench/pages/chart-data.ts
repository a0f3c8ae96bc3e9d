/** Sixty years of a loan and its costs by month, in three stacked parts: the longest picture the site draws. */
import type { XYChart } from '#calculators/kit/presentation.ts'

export const points = 720

/** `turn` moves the figures a little, so that drawing again is real work. Dollars per month. */
export function partsAt(month: number, turn: number): { principal: number; interest: number; tax: number } {
  const share = month / points
  const principal = 400 + 1_600 * share ** 2 + turn
  return { principal, interest: 2_000 - 1_600 * share ** 2, tax: 350 + 80 * Math.sin(month / 12) + turn }
}

export function chartOf(turn: number): XYChart {
  const months = Array.from({ length: points }, (_, month) => month)
  const values = (key: 'principal' | 'interest' | 'tax') => months.map((month) => partsAt(month, turn)[key])
  return {
    kind: 'stacked',
    key: 'bench',
    title: 'Where each payment goes',
    summary: 'Three parts of a payment over sixty years.',
    x: {
      label: 'Month',
      kind: 'month',
      values: months.map((month) => `${2026 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`),
    },
    unit: 'money',
    series: [
      { key: 'principal', label: 'Principal', color: 'principal', values: values('principal') },
      { key: 'interest', label: 'Interest', color: 'interest', values: values('interest') },
      { key: 'tax', label: 'Tax', color: 'tax', values: values('tax') },
    ],
  }
}
