import { percentText } from '../kit/format.ts'
import type { DownPaymentInputs } from './fields.ts'
import type { Way } from './ways.ts'

const names: Readonly<Record<Exclude<Way['key'], 'own'>, string>> = {
  conventional3: 'Conventional, 3% down',
  conventional5: 'Conventional, 5% down',
  fha: 'FHA, 3.5% down',
  va: 'VA, nothing down',
  usda: 'USDA, nothing down',
}

export const wayName = (way: Way, inputs: DownPaymentInputs): string => {
  if (way.key !== 'own') return names[way.key]
  return inputs.down.unit === 'pct' ? `Your plan, ${percentText(inputs.down.amount, 1)} down` : 'Your plan'
}
/** As in "with 3% down (conventional)". */
export const wayPhrase: Readonly<Record<DownPaymentInputs['sooner'], string>> = {
  conventional3: '3% down',
  conventional5: '5% down',
  fha: 'FHA and 3.5% down',
  va: 'a VA loan and nothing down',
  usda: 'a USDA loan and nothing down',
}
/** Who each program is for. */
export const wayWho: Readonly<Record<Way['key'], string>> = {
  own: 'Conventional loan',
  conventional3: 'First-time buyers, or within an income limit',
  conventional5: 'Any buyer who passes the lender’s rules',
  fha: 'Credit score of 580 or more',
  va: 'Veterans, service members, some spouses',
  usda: 'Rural areas, income limit',
}
/** After an amount that later years raise. */
export const inFirstYear = ({ raise }: DownPaymentInputs): string => (raise > 0 ? ' in the first year' : '')
/** 3 → "(1 + 3%)", −2 → "(1 − 2%)". */
export const factorText = (points: number): string => `(1 ${points < 0 ? '−' : '+'} ${percentText(Math.abs(points))})`
