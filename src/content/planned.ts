/** Pages that are named but not built yet: what each will be, and what already helps. One entry per planned page. */

export interface Planned {
  /** Two or three sentences. What it will do, not when. */
  readonly will: string
  /** Paths of pages that work today, nearest first. */
  readonly now: readonly string[]
}

export const planned: Readonly<Record<string, Planned>> = {
  '/stocks-screener': {
    will: 'Filter stocks by simple measures and learn what each one means as you go. You’ll see the number of matches change with every filter, along with the date of the data.',
    now: ['/market-data', '/investment-market-menu'],
  },
  '/community-features': {
    will: 'How the community will work: made-up names, no accounts, a check for personal details before you post, and the rules moderators follow.',
    now: ['/legal?tab=terms', '/support'],
  },
  '/community': {
    will: 'A place to ask about money without giving your name. You’ll be able to attach a calculation, so others can run the same numbers.',
    now: ['/blog', '/support', '/contact'],
  },
  '/admin/cms': {
    will: 'Where our editors will write, review and publish articles. It will need a password and isn’t meant for visitors.',
    now: ['/blog', '/'],
  },
}
