/** What a list of activities says of each, without its rules. */
export type Band = 'sprouts' | 'builders' | 'navigators'

export interface Card {
  readonly slug: string
  readonly band: Band
  readonly title: string
  /** One line a child can read. */
  readonly line: string
  /** A picture of the house. */
  readonly picture: string
}
export const kidsHome = '/truepenny-kids'
export const grownUpsPath = `${kidsHome}/grown-ups`
export const kidsPath = (slug: string): string => `${kidsHome}/${slug}`
