/** The plain values stored values are made of. */
import type { IsoDate, Month } from '#engine/month.ts'
import { isAmount, isDay, isMonth, isText } from './read-data.ts'
import { one, type Shape } from './shape.ts'

export const text = (longest: number): Shape<string> =>
  one((data: unknown): data is string => typeof data === 'string' && isText(data, longest))
/** A number of either sign. */
export const number: Shape<number> = one(isAmount)
/** A number in a range; dollars unless said otherwise. */
export const amount = (least = 0, most = 1e12): Shape<number> =>
  one((data: unknown): data is number => isAmount(data) && data >= least && data <= most)
export const whole = (least: number, most: number): Shape<number> =>
  one((data: unknown): data is number => isAmount(data) && Number.isInteger(data) && data >= least && data <= most)
export const flag: Shape<boolean> = one((data: unknown): data is boolean => typeof data === 'boolean')
export const day: Shape<IsoDate> = one(isDay)
export const month: Shape<Month> = one(isMonth)
export const choice = <const T extends string | number>(of: readonly T[]): Shape<T> =>
  one((data: unknown): data is T => of.some((option) => option === data))
