/** Pages that are named but not built yet: what each will be, and what already helps. One entry per planned page. */

export interface Planned {
  /** Two or three sentences. What it will do, not when. */
  readonly will: string
  /** Paths of pages that work today, nearest first. */
  readonly now: readonly string[]
}

const budget = '/budget-planner-calculator'
const card = '/credit-card-payoff-calculator'
const growth = '/compound-interest-calculator'
const mortgage = '/mortgage-calculator'

export const planned: Readonly<Record<string, Planned>> = {
  '/explore': {
    will: 'One searchable list of everything here: calculators, lessons, games and articles. You will be able to sort it by what is happening in your life and by how many minutes you have.',
    now: ['/financial-calculators', '/sitemap', '/learning'],
  },
  '/insights': {
    will: 'Plain findings from the numbers you saved on this device: what looks good, what to watch, what to do. Each will name the rule it used, and you will be able to change the rule.',
    now: ['/financial-management', '/profile', budget],
  },
  '/financial-education': {
    will: 'Short courses by topic, with exercises inside the lesson and a check at the end. Every figure will carry its source and its date.',
    now: ['/learning', '/blog', growth],
  },
  '/stocks-screener': {
    will: 'Filter stocks by plain measures and learn what each measure means as you use it. The number of matches will change as you move a filter, and the date of the data will stand beside it.',
    now: ['/market-data', '/investment-market-menu'],
  },
  '/debt-payoff': {
    will: 'Enter every debt once and get an order, a date and a cost. You will be able to follow the plan month by month and add extra payments when you have them.',
    now: [card, '/credit-debt-overview', budget],
  },
  '/risk-assessment': {
    will: 'Two questions kept apart: how much loss you could afford, and how much you could stand. The answer will be a range with a picture of a bad year in dollars, not a label.',
    now: [growth, '/blog', '/market-data'],
  },
  '/insurance-guide': {
    will: 'What each kind of insurance is for, how much is enough and what you can leave out. Deductibles and premiums will be worked out side by side.',
    now: ['/learning', '/financial-calculators'],
  },
  '/insurance-hub': {
    will: 'A list of the policies you have, with gaps and renewal dates. It will stay on this device, and nobody will call you about it.',
    now: [budget, '/financial-management'],
  },
  '/financial-freedom-game': {
    will: 'Thirty years of money choices in about fifteen minutes, with raises, repairs and bad luck. At the end it will open the real calculators with the numbers you played.',
    now: [growth, '/learning'],
  },
  '/usa-wealth-building-games': {
    will: 'A handful of short games: run a month’s budget, spot the scam, sort the taxes, hold through a crash. No account and no prizes; each ends with what the numbers showed.',
    now: ['/learning', budget],
  },
  '/credit-card-usage': {
    will: 'What carrying a balance costs you, day by day. It will show how the grace period works and what is lost when a bill is paid in part.',
    now: [card, '/blog', '/credit-debt-overview'],
  },
  '/smart-credit-card-usage': {
    will: 'How statement dates, due dates and balances work together, drawn on a calendar. It will tell you when to pay so that no interest is charged.',
    now: [card, '/credit-debt-overview'],
  },
  '/smart-credit-card': {
    will: 'Compare the fee of a card with the rewards you would really earn at your own spending. No ranking is paid for, and no card is sold here.',
    now: [card, '/credit-debt-overview', budget],
  },
  '/credit-score-simulator': {
    will: 'Try an action, such as paying down a card or opening a new one, and see which way a score would lean and why. It will show ranges, because the real formulas are not public.',
    now: ['/credit-debt-overview', card],
  },
  '/debt-payoff-strategies': {
    will: 'Highest rate first, smallest balance first, or your own order, side by side. It will put a price on the difference, so that you can choose what keeps you going.',
    now: [card, '/credit-debt-overview'],
  },
  '/financial-journey': {
    will: 'An ordered path for the next dollar: cushion, employer match, costly debt, long-term saving. Each step will say why it comes before the next one.',
    now: ['/learning', budget, '/goals'],
  },
  '/usa-investments': {
    will: 'The main kinds of investment in the United States next to each other: return, worst years, tax, access to the money and how each is protected.',
    now: ['/market-data', growth, '/blog'],
  },
  '/investment-options-overview': {
    will: 'First what you can own, then the accounts that hold it: two choices that are often mixed up. You will be able to sort by how soon you need the money.',
    now: ['/investment-market-menu', growth],
  },
  '/tax-saving-investments': {
    will: 'Which account to fill next, with the limits of the year and the tax you would save. It will work from your income, filing status and state.',
    now: [growth, '/financial-calculators'],
  },
  '/community-features': {
    will: 'How the community will work: names made up for you, no accounts, a check for personal details before anything is posted, and the rules moderators follow.',
    now: ['/legal?tab=terms', '/support'],
  },
  '/community': {
    will: 'A place to ask about money without giving your name. You will be able to attach a calculation so that others can run it with you.',
    now: ['/blog', '/support', '/contact'],
  },
  '/investment-rules': {
    will: 'The rules of thumb you hear, such as the rule of 72 or four percent. Each will come with where it began, how it did on the record, and when it breaks.',
    now: ['/blog', growth],
  },
  '/checkpoints': {
    will: 'Where people of your age stand, as a range and not as one norm. Where rules of thumb disagree, it will show that they do.',
    now: ['/goals', growth],
  },
  '/guide': {
    will: 'How to use this site, and one-page guides to common decisions: which debt first, rent or buy, what to do with a windfall, what to do after losing a job.',
    now: ['/support', '/learning', '/about'],
  },
  '/learning-hub': {
    will: 'The whole library of lessons, three to eight minutes each, with your progress kept on this device.',
    now: ['/learning', '/blog'],
  },
  '/historical-chart': {
    will: 'Stocks, bonds, gold, homes and prices since 1871 in one chart, with or without inflation. You will be able to look at falls and recoveries and take the data with you.',
    now: ['/market-data', '/blog', growth],
  },
  '/market-behaviour': {
    will: 'Guess first, then see: how often markets fall, how long recoveries take, what missing a few months does. Popular calendar rules will be put to the test.',
    now: ['/market-data', '/blog'],
  },
  '/portfolio-simulator': {
    will: 'Practice with made-up money: buy, sell, collect dividends, pay fees, and compare with simply holding an index. You will be able to start in the past.',
    now: ['/market-data', growth],
  },
  '/relationship-with-money': {
    will: 'A private self-check on what money means to you, and a guide for talking about it with a partner. It is not a diagnosis, and the answers will stay on this device.',
    now: ['/learning', budget],
  },
  '/investment-puzzles': {
    will: 'One number puzzle a day, with hints and an answer that opens the calculator behind it. Older puzzles will stay open.',
    now: [growth, '/learning'],
  },
  '/investment-riddles': {
    will: 'Short riddles about investing, with a ladder of hints. Each answer teaches one idea in two lines.',
    now: ['/learning', '/blog'],
  },
  '/smart-life-manager': {
    will: 'Subscriptions, bills, renewals and the papers your family would need, in one list on this device. Notice periods and price changes will be kept too.',
    now: [budget, '/budget-buddy'],
  },
  '/financial-growth-levels': {
    will: 'Levels from a first cushion to full independence, reached by numbers and not by clicks. The formula of each will be printed.',
    now: ['/goals', growth],
  },
  '/smart-financial-checklist': {
    will: 'What to do, and by when, at 18, with a first job, a marriage, a baby, a move, at 62 and 65, or after a death. Dates set by law will be marked.',
    now: ['/goals', '/learning'],
  },
  '/financial-health-report': {
    will: 'Two to four pages to print: how you spend, save, borrow and plan, the evidence for each, and three things to do next. Nothing will be uploaded.',
    now: ['/financial-management', '/profile', budget],
  },
  '/admin/cms': {
    will: 'Where the editors will write, review and publish articles. It will open with the operator’s password and is not meant for visitors.',
    now: ['/blog', '/'],
  },
  '/word-search': {
    will: 'A word search by topic, with the meaning of each word when you find it. It can be printed, and there will be a list form for screen readers.',
    now: ['/learning'],
  },
  '/run-financial-scenario': {
    will: 'Ask “what if”: a lost job, a baby, a higher rate, a crash. It will show each line of your plan before and after, and the first month of trouble.',
    now: ['/irregular-income', budget, mortgage],
  },
  '/truepenny-kids': {
    will: 'Coins, jars, goals and a small shop for three age groups, with notes for parents. No accounts, no ads and no questions about who you are.',
    now: ['/goals', '/learning'],
  },
  '/spending-patterns': {
    will: 'Where your money goes: by month, by weekday, by shop, with the payments that repeat. It will explain why a month was different, not only that it was.',
    now: ['/budget-buddy', budget, '/financial-management'],
  },
}
