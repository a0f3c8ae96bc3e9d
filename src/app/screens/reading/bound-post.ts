/** An article with its numbers looked up, kept for the day: asked a hundred times it is worked out once. */
import { defaultYear } from '#facts/default-year.ts'
import type { Post } from '#wire/posts.ts'
import { bindText } from '#writing/bound/bind.ts'
import type { Shown } from '#writing/bound/shown.ts'

const MOST_KEPT = 60
const kept = new Map<string, Promise<Shown>>()

/** `today` is 'YYYY-MM-DD'; empty while pages are made ahead, then it is the day the numbers were checked. */
export function boundPost({ slug, body, updatedAt }: Post, today: string): Promise<Shown> {
  const on = { today: today || updatedAt, year: defaultYear }
  const key = `${slug} ${on.today} ${body}`
  const known = kept.get(key)
  if (known) return known
  const made = bindText(body, on)
  for (const oldest of kept.keys()) {
    if (kept.size < MOST_KEPT) break
    kept.delete(oldest)
  }
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  return made
}
