/** What kind of thing a page is, about how long it takes, and which of the calculators' categories it belongs to. */
import type { Category } from '#calculators/kit/definition.ts'
import { arcadePath, shortGamePath, shortGames } from '#teaching/games/short-games.ts'
import type { GroupKey } from '../../groups.ts'
import type { Kind } from './thing.ts'

interface Facets {
  readonly kind: Kind
  readonly minutes: number
  readonly category: Category | null
}

/** What a page is by its group, unless it is named below. */
export const byGroup: Readonly<Record<GroupKey | 'none', Facets>> = {
  learn: { kind: 'lesson', minutes: 5, category: null },
  budget: { kind: 'planner', minutes: 5, category: 'Savings' },
  calculators: { kind: 'help', minutes: 2, category: null },
  invest: { kind: 'market', minutes: 5, category: 'Investment' },
  credit: { kind: 'planner', minutes: 5, category: 'Credit & Debt' },
  none: { kind: 'help', minutes: 2, category: null },
}

const planner = (minutes: number, category: Category): Facets => ({ kind: 'planner', minutes, category })
const game = (minutes: number): Facets => ({ kind: 'game', minutes, category: null })

export const byPath: Readonly<Record<string, Facets>> = {
  '/budget-buddy': planner(2, 'Savings'),
  '/goals': planner(3, 'Savings'),
  '/goal-tracker': planner(2, 'Savings'),
  '/irregular-income': planner(6, 'Income & Employment'),
  '/financial-journey': planner(8, 'Savings'),
  '/run-financial-scenario': planner(8, 'Savings'),
  '/insights': planner(5, 'Savings'),
  '/checkpoints': planner(3, 'Retirement'),
  '/risk-assessment': planner(6, 'Investment'),
  '/insurance-guide': planner(6, 'Tax & Protection'),
  '/insurance-hub': planner(6, 'Tax & Protection'),
  '/relationship-with-money': planner(8, 'Savings'),
  '/smart-financial-checklist': planner(4, 'Savings'),
  '/financial-growth-levels': planner(3, 'Savings'),
  '/tax-saving-investments': planner(5, 'Tax'),
  '/financial-freedom-game': game(15),
  [arcadePath]: game(5),
  ...Object.fromEntries(shortGames.map(({ slug, minutes }) => [shortGamePath(slug), game(minutes)])),
  '/investment-puzzles': game(3),
  '/investment-riddles': game(2),
  '/word-search': game(5),
  '/portfolio-simulator': game(10),
  '/truepenny-kids': game(10),
  '/blog': { kind: 'article', minutes: 5, category: null },
  '/learning': { kind: 'lesson', minutes: 5, category: null },
  '/learning-hub': { kind: 'help', minutes: 2, category: null },
  '/learning/class': { kind: 'help', minutes: 5, category: null },
}

/** Pages that are ways to other pages, not something to do. */
export const notThings: ReadonlySet<string> = new Set(['/', '/explore', '/sitemap', '/financial-calculators'])
