import { pages } from '../../src/app/pages.ts'
import { catalogue } from '../../src/calculators/catalogue.ts'

/** The pages that are measured: the doors of the site and the four calculators people come for most. */
export const calculatorSlugs = ['mortgage', 'budget-planner', 'compound-interest', 'credit-card-payoff'] as const
export const calculatorPaths = calculatorSlugs.map((slug) => `/${slug}-calculator`)
export const measuredPaths = ['/', '/financial-calculators', ...calculatorPaths]

/** The calculators the frame was proved on. */
const proofPaths = ['/tax-calculator', '/rent-vs-buy-calculator', '/social-security-calculator']
/** Where typing is measured: one calculator of each weight. */
export const typedPaths = ['/mortgage-calculator', ...proofPaths]
/** BENCH_PAGES=/,/about measures those pages alone. */
const wanted = process.env['BENCH_PAGES']?.split(',')
export const chosen = (paths: readonly string[]): readonly string[] =>
  wanted ? paths.filter((one) => wanted.includes(one)) : paths
/** Pages measured three times and in full; every other page once. */
export const namedPaths = [...measuredPaths, ...proofPaths, '/market-data']
/** Every calculator that is built. */
export const builtCalculators = catalogue.filter((entry) => entry.isImplemented).map((entry) => entry.path)
/** Every page of the site that answers at an address of its own. */
export const everyPath = [...new Set([...namedPaths, ...pages.map((page) => page.path), ...builtCalculators])]

/** BENCH_SHORT takes few samples: enough to see that a measurement works, too few to quote. */
export const isShort = process.env['BENCH_SHORT'] === '1'
export const samples = (full: number, few: number): number => (isShort ? few : full)
