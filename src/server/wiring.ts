import type { Post } from '#wire/posts.ts'
import type { CalculatorApi } from './routes/calculators-api.ts'

/** The posts that come with this release. */
export const seedPosts: readonly Post[] = []

/** The calculators as the JSON API shows them. */
export const calculators: CalculatorApi = {
  list: () => [],
  describe: async () => null,
  run: async () => null,
  openapi: async () => ({ openapi: '3.1.0', info: { title: 'Truepenny', version: '1' }, paths: {} }),
}
