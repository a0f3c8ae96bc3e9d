import type { RequestClass } from '../http/request-class.ts'

/**
 * What is given up first when this thread is behind, as multiples of the lag at which that begins: calculations at once, then other
 * answers of the API, then pages drawn for a visitor; finished files only at the worst, since sending one costs no more than refusing
 * it. Health is always answered.
 */
const patienceOf: Readonly<Record<RequestClass, number>> = {
  calculation: 1,
  read: 2,
  page: 3,
  file: 10,
  health: Number.POSITIVE_INFINITY,
}

export interface Shedding {
  /** Whether a request of this class is to be refused now. */
  refuses(asked: RequestClass): boolean
}

/** `mostMs`: the lag above which calculations are refused; 0 refuses nothing. */
export function shedding(lag: { readonly ms: number }, mostMs: number): Shedding {
  return { refuses: (asked) => mostMs > 0 && lag.ms > mostMs * patienceOf[asked] }
}
