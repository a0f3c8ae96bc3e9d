/** What helps others to answer, in bands that tell nobody who it is. Each may be left out. */

export const incomeBands = [
  'Under $25,000',
  '$25,000 to $50,000',
  '$50,000 to $75,000',
  '$75,000 to $100,000',
  '$100,000 to $150,000',
  '$150,000 to $250,000',
  'Over $250,000',
] as const
export const debtBands = [
  'None',
  'Under $5,000',
  '$5,000 to $20,000',
  '$20,000 to $50,000',
  '$50,000 to $100,000',
  'Over $100,000',
] as const
export const ageBands = ['18 to 24', '25 to 34', '35 to 44', '45 to 54', '55 to 64', '65 and over'] as const

export const frameFields = {
  income: { label: 'Household income', bands: incomeBands },
  debts: { label: 'Debts', bands: debtBands },
  age: { label: 'Age', bands: ageBands },
} as const
export type FrameField = keyof typeof frameFields

/** Band numbers, and a state's two letters. */
export interface Frame {
  readonly income: number | null
  readonly debts: number | null
  readonly age: number | null
  readonly state: string | null
}
export const emptyFrame: Frame = { income: null, debts: null, age: null, state: null }

/** 'Household income: $50,000 to $75,000'; only what was told. */
export function frameLines(frame: Frame): readonly (readonly [label: string, value: string])[] {
  const bands = (Object.keys(frameFields) as FrameField[]).flatMap((key) => {
    const at = frame[key]
    const value = at === null ? undefined : frameFields[key].bands[at]
    return value === undefined ? [] : [[frameFields[key].label, value] as const]
  })
  return frame.state === null ? bands : [...bands, ['State', frame.state] as const]
}
