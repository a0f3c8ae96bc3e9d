/** An article with its numbers looked up, kept for the day: asked a hundred times it is worked out once. */
import { defaultYear } from '#facts/default-year.ts'
import { bindText } from './bind.ts'
import type { Shown } from './shown.ts'

const MOST_KEPT = 60
const kept = new Map<string, Promise<Shown>>()

/** `today` is 'YYYY-MM-DD'; empty while pages are made ahead, then it is the day the numbers were checked. */
export function boundPost(post: { readonly body: string; readonly updatedAt: string }, today: string): Promise<Shown> {
  const on = { today: today || post.updatedAt, year: defaultYear }
  const key = `${on.today} ${post.body}`
  const known = kept.get(key)
  if (known) return known
  const made = bindText(post.body, on)
  for (const oldest of kept.keys()) {
    if (kept.size < MOST_KEPT) break
    kept.delete(oldest)
  }
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  return made
}
