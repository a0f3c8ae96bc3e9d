/**
 * The one table of pages. Routes, titles, footer, sitemap, pre-rendering and tests all read it. Calculators are not here:
 * they follow from `#calculators/catalogue.ts`.
 */
import { arcadePath, shortGamePath, shortGames } from '../teaching/games/short-games.ts'
import type { GroupKey } from './groups.ts'

export interface Page {
  readonly path: string
  readonly title: string
  /** For search engines and listings: one sentence. */
  readonly description: string
  /** File under screens/, without the ending. */
  readonly screen: string
  readonly group?: GroupKey
  /** Spec 2.3: three screens have no footer. */
  readonly footer?: false
  /** Kept from search engines. */
  readonly unlisted?: true
  /** Rendered for each request, because its content lives in the store. */
  readonly live?: true
}

const built = (
  path: string,
  screen: string,
  title: string,
  description: string,
  rest: Omit<Page, 'path' | 'screen' | 'title' | 'description'> = {},
): Page => ({ path, screen, title, description, ...rest })

export const pages: readonly Page[] = [
  built(
    '/',
    'landing',
    'Truepenny',
    'Calculators, a budget, market prices and short lessons for money decisions in the United States. Every number is dated, sourced and explained. No sign-in.',
  ),
  built(
    '/financial-calculators',
    'calculators',
    'Financial Calculators',
    'All our calculators in one place, each with the question it answers.',
    { group: 'calculators' },
  ),
  built(
    '/learning',
    'learning',
    'Money 101',
    'Start here: ten short lessons in order, each with the real calculator and four questions.',
    { group: 'learn' },
  ),
  built(
    '/learning-hub',
    'learning-hub',
    'Learning Hub',
    'Every lesson in one list: search by words, topic, level and minutes, and see how far you are.',
    { group: 'learn' },
  ),
  built(
    '/financial-education',
    'financial-education',
    'Financial Education',
    'Ten money courses with practice questions, a placement of eight questions, and a review list of what comes back.',
    { group: 'learn' },
  ),
  built(
    '/learning/class',
    'lesson-class',
    'Lessons for a Class',
    'Choose lessons, share one link, and print the questions with their key. No accounts.',
    { group: 'learn' },
  ),
  built(
    '/financial-management',
    'late/financial-management',
    'Budget & Spend',
    'Your month at a glance: budget, daily spending, goals and pay that varies.',
    { group: 'budget' },
  ),
  built(
    '/investment-market-menu',
    'invest',
    'Invest & Grow',
    'Market prices with their dates, and calculators to plan with.',
    { group: 'invest' },
  ),
  built(
    '/credit-debt-overview',
    'late/credit',
    'Credit & Taxes',
    'See what you owe, what it costs you each day, and how to pay it off.',
    { group: 'credit' },
  ),
  built(
    '/debt-payoff',
    'late/debt-payoff',
    'Debt Payoff Planner',
    'Enter each debt once: which to pay first, when you’d be debt-free, and a plan to follow month by month.',
    { group: 'credit' },
  ),
  built(
    '/debt-payoff-strategies',
    'late/debt-payoff-strategies',
    'Debt Payoff Strategies',
    'Avalanche, snowball and other payoff orders side by side on the same debts, with what each one costs.',
    { group: 'credit' },
  ),
  built(
    '/budget-buddy',
    'late/budget-buddy',
    'Budget Buddy',
    'Add what you spend in three taps and see what’s left for the month.',
    { group: 'budget' },
  ),
  built('/goals', 'late/goals', 'Savings Goals', 'Set a savings goal and see how much to save each month.', {
    group: 'budget',
  }),
  built('/goal-tracker', 'late/goal-tracker', 'Goal Tracker', 'Your savings goals and how far along you are.', {
    group: 'budget',
    footer: false,
  }),
  built('/goal-settings', 'late/goal-tracker', 'Goal Settings', 'Your savings goals and how far along you are.', {
    group: 'budget',
    footer: false,
    unlisted: true,
  }),
  built(
    '/irregular-income',
    'late/irregular-income',
    'Income and Expenses',
    'When your pay goes up and down: what to set aside for taxes and what’s safe to spend.',
    { group: 'budget' },
  ),
  built(
    '/smart-life-manager',
    'late/smart-life-manager',
    'Smart Life Manager',
    'Bills, subscriptions, renewals and papers in one list: what’s due, when to cancel, and a sheet for your family.',
    { group: 'budget' },
  ),
  built(
    '/market-data',
    'market-data',
    'Market Data',
    'A live market table with the source and the time of every number.',
    { group: 'invest' },
  ),
  built(
    '/profile',
    'late/profile',
    'Profile',
    'Enter your numbers once, use them in every calculator, and keep them on this device.',
  ),
  built(
    '/data-deletion',
    'data-deletion',
    'Data Deletion',
    'See everything Truepenny has saved in this browser, and delete it.',
  ),
  built(
    '/datadeletion',
    'data-deletion',
    'Data Deletion',
    'See everything Truepenny has saved in this browser, and delete it.',
    { unlisted: true },
  ),
  built('/legal', 'legal', 'Legal', 'Privacy, terms and disclaimer in plain English.'),
  built('/terms-of-service', 'terms', 'Terms of Service', 'The terms of using Truepenny in plain English.'),
  built('/termsofservice', 'terms', 'Terms of Service', 'The terms of using Truepenny in plain English.', {
    unlisted: true,
  }),
  built('/sitemap', 'sitemap', 'Sitemap', 'Every page of Truepenny in one searchable list.'),
  built('/about', 'about', 'About Us', 'How we get, check and date our numbers.'),
  built('/contact', 'contact', 'Contact Us', 'How to reach us or report a wrong number.'),
  built(
    '/developers',
    'developers',
    'For Developers',
    'Our calculators and figures in your own pages, sheets, programs and assistants: examples, limits, and a calculator to embed.',
  ),
  built('/support', 'support', 'Support', 'Answers to common questions about using Truepenny.'),
  built(
    '/blog',
    'blog',
    'Blog',
    'Articles that answer one money question each, and open the calculator with the same numbers.',
    {
      group: 'learn',
      live: true,
    },
  ),
  built(
    '/credit-score-simulator',
    'late/credit-score-simulator',
    'Credit Score Simulator',
    'Try what you could do with your credit and see how far your score might move, and why.',
    { group: 'credit' },
  ),
  built(
    '/smart-credit-card',
    'late/smart-credit-card',
    'Smart Credit Card',
    'Find the best card in your wallet for what you buy, and whether an annual fee pays off.',
    { group: 'credit' },
  ),
  built(
    '/smart-credit-card-usage',
    'late/smart-credit-card-usage',
    'Smart Credit Card Usage',
    'When to pay each card, and how much of your limits credit reports will show.',
    { group: 'credit' },
  ),
  built(
    '/credit-card-usage',
    'late/credit-card-usage',
    'Credit Card Usage',
    'What carrying a balance costs day by day, and how you lose and regain your grace period.',
    { group: 'credit' },
  ),
  built(
    '/financial-journey',
    'late/financial-journey',
    'Financial Journey',
    'Where your next dollar could go, in order: each step with its amount, its reason and what skipping it would cost.',
    { group: 'learn' },
  ),
  built(
    '/risk-assessment',
    'late/risk-assessment',
    'Risk Assessment',
    'How much in stocks fits both your comfort and your life, with a bad year in your own dollars.',
    { group: 'invest' },
  ),
  built(
    '/relationship-with-money',
    'relationship-with-money',
    'Relationship with Money',
    'Four money habits, how strong each is for you, and a way to talk about them as a couple.',
    { group: 'learn' },
  ),
  built(
    '/smart-financial-checklist',
    'late/smart-financial-checklist',
    'Smart Financial Checklist',
    'What to do at each point in life, with due dates worked out for you and a calendar file.',
    { group: 'learn' },
  ),
  built(
    '/insurance-guide',
    'late/insurance-guide',
    'Insurance Guide',
    'Which insurance you need, how much is enough, what to skip, and health plans compared by the year’s bills.',
    { group: 'learn' },
  ),
  built(
    '/insurance-hub',
    'late/insurance-hub',
    'Insurance Hub',
    'Your policies in one list, with the gaps, the deductibles and the renewal dates. No forms, no calls.',
    { group: 'budget' },
  ),

  built(
    '/run-financial-scenario',
    'late/run-financial-scenario',
    'Run a Financial Scenario',
    'See your money month by month after a job loss, a baby, a move or a crash.',
    { group: 'budget' },
  ),
  built(
    '/insights',
    'insights',
    'Insights',
    'What your numbers say: what to do, what to watch and what’s in good order, each with its rule and source.',
    { group: 'budget' },
  ),
  built(
    '/explore',
    'explore',
    'Explore',
    'Every calculator, planner, lesson and article in one searchable list, by what’s going on in your life and the time you have.',
  ),
  built(
    '/investment-rules',
    'investment-rules',
    'Investment Rules',
    '25 rules of thumb, such as the rule of 72 and the 4% rule: where each comes from, how it did in the past, and what it says of your numbers.',
    { group: 'invest' },
  ),
  built(
    '/usa-investments',
    'usa-investments',
    'US Investments',
    'Savings, bonds, stocks, homes and gold side by side: worst and middle years on record, taxes, how soon you get your money, and what protects it.',
    { group: 'invest' },
  ),
  built(
    '/investment-options-overview',
    'investment-options-overview',
    'Investment Options',
    'The accounts that hold your money and the investments inside them: what each is for, its taxes and limits, and what fits where.',
    { group: 'invest' },
  ),
  built(
    '/investment-puzzles',
    'investment-puzzles',
    'Investment Puzzles',
    'A number puzzle every day with hints, the way to the answer, and the calculator behind it. The last 40 days are here too.',
    { group: 'learn' },
  ),
  built(
    '/investment-riddles',
    'investment-riddles',
    'Investment Riddles',
    'Sixty short riddles about money, with hints that tell more and more. Each answer teaches one idea in two lines.',
    { group: 'learn' },
  ),
  built(
    '/word-search',
    'word-search',
    'Word Search',
    'Word searches on twelve money topics. Every word you find says what it means. Print them, or play as a list without letters.',
    { group: 'learn' },
  ),

  built(
    '/stocks-screener',
    'stocks-screener',
    'Stock Screener',
    'Filter companies by P/E, dividend, debt and more, see how many each limit leaves, and learn what each number means and when it misleads.',
    { group: 'invest' },
  ),
  built(
    '/financial-freedom-game',
    'financial-freedom-game',
    'Financial Freedom Game',
    'Live thirty years in 15 minutes: pay, rent, raises, bad luck and real markets, then see what mattered most.',
    { group: 'learn' },
  ),
  built(
    arcadePath,
    'usa-wealth-building-games',
    'Wealth Building Games',
    'Ten short games about money: a month’s budget, the scam, the taxes, a market crash. No account, and each shows what your choices cost.',
    { group: 'learn' },
  ),
  ...shortGames.map(({ slug, title, line }) =>
    built(shortGamePath(slug), `game-${slug}`, title, line, { group: 'learn' }),
  ),
  built(
    '/tax-saving-investments',
    'tax-saving-investments',
    'Tax-Saving Investments',
    'Which account next: 401(k), HSA, IRA, 529 or FSA, ranked by the tax each saves on your own federal and state returns, with limits and room left.',
    { group: 'credit' },
  ),
  built(
    '/community-features',
    'community-features',
    'Community Features',
    'How the community works: made-up names, a check for personal details before you post, limits, and what moderators do.',
  ),
  built(
    '/community',
    'community',
    'Community',
    'Money questions asked without names, with the numbers attached, and answers from other people.',
    { live: true },
  ),
  built(
    '/community/ask',
    'community-ask',
    'Ask a Question',
    'Ask a money question without giving your name, and attach a calculation if you like.',
    { live: true, unlisted: true },
  ),
  built(
    '/checkpoints',
    'late/checkpoints',
    'Checkpoints',
    'How you compare at your age by several published rules and surveys, with their disagreement shown, and the dates ahead.',
    { group: 'learn' },
  ),
  built(
    '/guide',
    'guide',
    'Guide',
    'How this site works, ten decisions step by step, and every money word in plain English.',
  ),
  built(
    '/historical-chart',
    'historical-chart',
    'Historical Chart',
    'US stocks, bonds, bills, prices, gold and homes since 1871: growth, falls, returns by years held, with or without inflation.',
    { group: 'invest' },
  ),
  built(
    '/market-behaviour',
    'market-behaviour',
    'Market Behavior',
    'Guess first, then see: how often stocks rise, how deep and long they fall, what missing months costs, and six checks of how you decide.',
    { group: 'invest' },
  ),
  built(
    '/portfolio-simulator',
    'portfolio-simulator',
    'Portfolio Simulator',
    'What would your mix of stocks, bonds, cash and gold have done? Test it on the record since 1871, or practice with pretend money.',
    { group: 'invest' },
  ),
  built(
    '/financial-health-report',
    'late/financial-health-report',
    'Financial Health Report',
    'Eight ratios of your money with their evidence, three steps ranked, and a report to print.',
    { group: 'budget' },
  ),
  built(
    '/financial-growth-levels',
    'late/financial-growth-levels',
    'Financial Growth Levels',
    'Nine levels from first footing to financial independence, each lit by a test on your own numbers with its formula.',
    { group: 'learn' },
  ),
  built(
    '/admin/cms',
    'admin-cms',
    'Content Administration',
    'Where our editors write, review, schedule and publish articles. It needs a password and isn’t meant for visitors.',
    { unlisted: true, live: true },
  ),
  built(
    '/truepenny-kids',
    'truepenny-kids',
    'Truepenny Kids',
    'Money games for ages 5 to 13 with coins, jars, goals and a lemonade stand, and a page for parents. No account, nothing to type.',
    { group: 'learn' },
  ),
  built(
    '/spending-patterns',
    'late/spending-patterns',
    'Spending Patterns',
    'See where your money goes, what repeats, and why one month is different from another. Bank files are read on your device.',
    { group: 'budget', footer: false },
  ),
]

/** Pages a visitor is led to: in the sitemap and open to search engines. */
export const isListed = (page: Page): boolean => !page.unlisted

const byPath = new Map(pages.map((page) => [page.path, page]))
export const pageAt = (path: string): Page | undefined => byPath.get(path)

/** Old addresses and where they lead (spec 2.4). */
export const redirects: Readonly<Record<string, string>> = {
  '/privacy-policy': '/legal?tab=privacy',
  '/privacypolicy': '/legal?tab=privacy',
}
