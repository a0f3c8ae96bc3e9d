/** What lists say of the children's pages, with the ages they are for. */
import { bands, cardAt, kidsPaths } from '#teaching/kids/cards.ts'
import { grownUpsPath } from '#teaching/kids/kit/card.ts'

export interface KidsPage {
  readonly path: string
  /** The end of its address. */
  readonly slug: string
  readonly title: string
  readonly line: string
}
const agesOf = (band: string): string => bands.find((one) => one.band === band)?.ages.toLowerCase() ?? ''

export const kidsAbout: readonly KidsPage[] = kidsPaths.map((path): KidsPage => {
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const card = cardAt(slug)
  return card
    ? { path, slug, title: card.title, line: `${card.line} A game for kids, ${agesOf(card.band)}.` }
    : {
        path: grownUpsPath,
        slug,
        title: 'Kids and Money: for Grown-Ups',
        line: 'Talk starters by age, an allowance tool, a house bank, accounts for a child, and sheets to print.',
      }
})
