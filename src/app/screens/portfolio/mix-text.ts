/** A mix in words: "60% stocks and 40% Treasuries". */
import { american as say } from '#calculators/kit/say.ts'
import { type AssetKey, assetKeys, type Mix } from './asked.ts'

/** Inside a sentence. */
export const inSentence: Readonly<Record<AssetKey, string>> = {
  stocks: 'stocks',
  bonds: 'Treasuries',
  bills: 'cash',
  gold: 'gold',
}

export const heldText = (mix: Mix): string =>
  say.list(assetKeys.filter((key) => mix[key] > 0).map((key) => `${mix[key]}% ${inSentence[key]}`))
