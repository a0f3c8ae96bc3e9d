/** Assets and accounts as plain data for their pages: with the law's figures put in, and the documents they come from. */
import { catalogue } from '#calculators/catalogue.ts'
import { type Citation, citation } from '#calculators/kit/presentation.ts'
import { sources } from '#facts/sources.ts'
import { accounts } from './accounts.ts'
import { assets } from './assets.ts'

interface Led {
  readonly calculator: string
  readonly sources: readonly { readonly source: keyof typeof sources; readonly what: string }[]
}
const led = <T extends Led>(one: T) => ({
  ...one,
  sources: one.sources.map(({ source, what }): Citation => citation(sources, source, what)),
  tool: catalogue.find(({ slug }) => slug === one.calculator)?.title ?? '',
})
export const assetCards = assets.map(led)
export const accountCards = accounts.map(led)
export type AssetCard = (typeof assetCards)[number]
export type AccountCard = (typeof accountCards)[number]
