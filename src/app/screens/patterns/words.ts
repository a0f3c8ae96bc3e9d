/** Statements, names and texts of the money habits. Own statements, in the order of `statements` of the engine. */
import type { Pattern, Third } from '#engine/planning/money-patterns/patterns.ts'

export const statementWords: readonly string[] = [
  'I leave bills unopened for a while.',
  'Having a lot of money would make me uneasy.',
  'I feel guilty when I buy something nice for myself.',
  'I’d rather have someone else handle the money.',
  'I know today’s balance to within $50.',
  'Most of my problems would end if I earned more.',
  'However much I earn, it’s never enough.',
  'I buy things to change my mood.',
  'I work more than I’d like, to feel safe.',
  'I could name an amount that’s enough.',
  'What I own tells people who I am.',
  'I hide what things cost.',
  'I feel behind when friends buy things.',
  'I pay for others so they’ll like me.',
  'I could wear the same coat for ten years.',
  'Spending makes me tense, even on things I need.',
  'I don’t tell anyone what I have.',
  'I check my accounts more than once a day.',
  'A small loss stays with me for days.',
  'I can enjoy spending without planning it.',
]
export const ratingWords: readonly string[] = [
  'Not me at all',
  'Not really me',
  'Sometimes me',
  'Mostly me',
  'Very much me',
]

interface PatternWords {
  readonly name: string
  readonly strength: string
  readonly cost: string
  readonly experiment: string
  readonly prompts: readonly string[]
}
export const patternWords: Readonly<Record<Pattern, PatternWords>> = {
  avoiding: {
    name: 'Looking away',
    strength: 'Money doesn’t run your day, and you don’t measure people by it.',
    cost: 'What isn’t opened can still grow: a late fee, a mistake nobody catches.',
    experiment: 'Open all your mail and check one balance on Sunday. Stop after 15 minutes.',
    prompts: ['What do I expect to find when I look?', 'Who handled money when I was a child, and how did it feel?'],
  },
  more: {
    name: 'More will fix it',
    strength: 'You have drive, and you go after what you want.',
    cost: 'If “enough” has no number, no raise ever reaches it.',
    experiment: 'Put $20 aside for something that makes you happy, and spend it on that alone this week.',
    prompts: ['What would change the week after a big raise?', 'What amount would be enough for a good year?'],
  },
  showing: {
    name: 'Showing and comparing',
    strength: 'You’re generous, and you care how others feel around you.',
    cost: 'Other people’s spending sets your budget, and they’re rarely showing their bills.',
    experiment: 'Take a week off from posting about things you buy, and from scrolling past what others bought.',
    prompts: ['Whose opinion was my last big purchase for?', 'What do I own that nobody ever sees, and I love?'],
  },
  holding: {
    name: 'Holding tight',
    strength: 'Your bills get paid, and you’re ready for bad news.',
    cost: 'Money that can never be enjoyed, or talked about, is heavy to carry alone.',
    experiment: 'Tell one person you trust one number: a balance, a price or a goal.',
    prompts: ['What am I afraid would happen if I spent it?', 'When did spending last feel good, and why?'],
  },
}
export const thirdWords: Readonly<Record<Third, string>> = { low: 'low', middle: 'middle', high: 'high' }

/** The script of a money date, in order. */
export const moneyDate: readonly string[] = [
  'Set a timer for 20 minutes. Phones away, nothing to decide.',
  'Each tells one early memory about money. The other only listens.',
  'Each names one fear about money.',
  'Each names one wish.',
  'No fixing and no numbers today. Thank each other, and pick the next date.',
]

/** Who helps when money is used to control or frighten somebody. The Hotline is supported by the US Department of Justice. */
export const safetyLine = {
  name: 'National Domestic Violence Hotline',
  call: '800-799-7233',
  text: 'Text START to 88788',
  source: 'Office for Victims of Crime, US Department of Justice',
} as const
