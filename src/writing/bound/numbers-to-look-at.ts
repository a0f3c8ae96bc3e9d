/** What an editor should look at for the numbers in texts: the page of the administration and `npm run facts:check` both ask here. */
import { defaultYear } from '#facts/default-year.ts'
import { boundPost } from './bound-post.ts'
import { type Offer, offersIn } from './offers.ts'
import { type ToReread, toReread, type WrittenPost } from './reread.ts'

export interface NumbersOfText {
  readonly slug: string
  readonly title: string
  /** Numbers that cannot be looked up, with the reason. */
  readonly broken: readonly { readonly says: string; readonly sentence: string }[]
  /** Sentences to read when the tax year moves on. */
  readonly reread: readonly Pick<ToReread, 'says' | 'sentence' | 'why'>[]
  /** Typed numbers that are a known figure. */
  readonly loose: readonly Pick<Offer, 'text' | 'names'>[]
}

/** Texts with nothing to do are left out. `today` is 'YYYY-MM-DD'; `year` is the tax year that ends. */
export async function numbersToLookAt(
  texts: readonly (WrittenPost & { readonly updatedAt: string })[],
  today: string,
  year = defaultYear,
): Promise<readonly NumbersOfText[]> {
  const again = await toReread(texts, year, year + 1)
  const found: NumbersOfText[] = []
  for (const text of texts) {
    const { slug, title, body } = text
    const { refused } = await boundPost(text, today)
    const broken = refused.map(({ says, sentence }) => ({ says, sentence }))
    const reread = again.filter((one) => one.slug === slug).map(({ slug: _slug, ...rest }) => rest)
    const loose = [
      ...new Map(offersIn(body).map(({ text: number, names }) => [number, { text: number, names }])).values(),
    ]
    if (broken.length + reread.length + loose.length > 0) found.push({ slug, title, broken, reread, loose })
  }
  return found
}
