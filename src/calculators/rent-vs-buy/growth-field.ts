import { percent } from '../kit/field.ts'

/** A change per year, which may be a fall. */
export const growth = (label: string, initial: number, hint: string, nudge?: number) =>
  percent({
    label,
    hint,
    initial,
    per: 'year',
    min: -10,
    max: 20,
    step: 0.25,
    ...(nudge === undefined ? {} : { nudge }),
  })
