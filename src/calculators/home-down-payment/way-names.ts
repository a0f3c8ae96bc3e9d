import type { Say } from '../kit/say.ts'
import type { DownPaymentInputs } from './sections.ts'
import type { Way } from './ways.ts'
import { wayNames } from './words/names.en.ts'

export function wayName({ key }: Way, { down }: DownPaymentInputs, say: Say): string {
  if (key !== 'own') return wayNames[key]
  return down.unit === 'pct' ? wayNames.own({ share: down.amount }, say) : wayNames.ownAmount()
}
