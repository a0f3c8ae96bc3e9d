/** How people ask for the calculators that are not built yet. They can be found; no number is put into them. */
import type { Asks } from './kit/asks.ts'

export const comingAsks: Readonly<Record<string, Asks>> = {
  'tax-loss-harvesting': { says: ['tax loss harvesting', 'wash sale', 'sell at a loss', 'harvest losses'] },
  'life-insurance': { says: ['life insurance', 'how much life insurance', 'life insurance coverage'] },
  'term-insurance': { says: ['term life', 'term life insurance', '20 year term', '30 year term', 'term insurance'] },
}
