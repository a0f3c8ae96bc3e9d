/** Names that several sentences share. */
import type { Say } from '../../kit/say.ts'

export const placeNames = {
  savings: 'High-yield savings',
  bills: 'Treasury bills',
  cd: 'One-year CDs',
  bank: 'Regular savings',
}
export const wayNames = {
  own: ({ share }: { share: number }, say: Say) => `Your plan, ${say.percent(share, 1)} down`,
  ownAmount: () => 'Your plan',
  conventional3: 'Conventional, 3% down',
  conventional5: 'Conventional, 5% down',
  fha: 'FHA, 3.5% down',
  va: 'VA, 0% down',
  usda: 'USDA, 0% down',
}
/** As in “buying with 3% down”. */
export const wayPhrases = {
  conventional3: '3% down',
  conventional5: '5% down',
  fha: 'a 3.5%-down FHA loan',
  va: 'a 0%-down VA loan',
  usda: 'a 0%-down USDA loan',
}
/** Who each way is for. */
export const wayBuyers = {
  own: 'Conventional loan',
  conventional3: 'First-time buyers, or within an income limit',
  conventional5: 'Any buyer who qualifies',
  fha: 'Credit score of 580 or higher',
  va: 'Veterans, service members, some spouses',
  usda: 'Rural areas, income limit',
}
