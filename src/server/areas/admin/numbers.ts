import { defaultYear } from '#facts/default-year.ts'
import type { NumbersAnswer } from '#wire/article-check.ts'
import type { Post } from '#wire/posts.ts'
import { boundPost } from '#writing/bound/bound-post.ts'
import { offersIn } from '#writing/bound/offers.ts'
import { toReread } from '#writing/bound/reread.ts'

/** Which published articles an editor should look at, for the numbers in them. */
export async function numbersToLookAt(posts: readonly Post[], today: string): Promise<NumbersAnswer> {
  const again = await toReread(posts, defaultYear, defaultYear + 1)
  const found: NumbersAnswer['posts'] = []
  for (const post of posts) {
    const { slug, title, body } = post
    const { refused } = await boundPost(post, today)
    const broken = refused.map(({ says, sentence }) => ({ says, sentence }))
    const reread = again.filter((one) => one.slug === slug).map(({ says, sentence }) => ({ says, sentence }))
    const loose = [...new Set(offersIn(body).map(({ text }) => text))]
    if (broken.length + reread.length + loose.length > 0) found.push({ slug, title, broken, reread, loose })
  }
  return { year: defaultYear, posts: found }
}
