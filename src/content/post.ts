/** An article that comes with the release. The same form the store keeps and the API answers with; a test compares them. */
export interface SeedPost {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  /** Markdown. */
  readonly body: string
  readonly author: string
  readonly reviewer: string | null
  /** 'YYYY-MM-DD' */
  readonly publishedAt: string
  readonly updatedAt: string
  readonly tags: string[]
  /** Calculators by name. */
  readonly relatedTools: string[]
}

export const editors = 'Truepenny editors'
