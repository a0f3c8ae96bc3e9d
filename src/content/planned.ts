/** Pages that are named but not built yet: what each will be, and what already helps. One entry per planned page. */

export interface Planned {
  /** Two or three sentences. What it will do, not when. */
  readonly will: string
  /** Paths of pages that work today, nearest first. */
  readonly now: readonly string[]
}

export const planned: Readonly<Record<string, Planned>> = {
  '/community-features': {
    will: 'How the community will work: made-up names, no accounts, a check for personal details before you post, and the rules moderators follow.',
    now: ['/legal?tab=terms', '/support'],
  },
  '/community': {
    will: 'A place to ask about money without giving your name. You’ll be able to attach a calculation, so others can run the same numbers.',
    now: ['/blog', '/support', '/contact'],
  },
}
