/** The age bands and their activities, in the order of the page. An activity is a file of this folder and a line here. */
import { type Band, type Card, grownUpsPath, kidsPath } from './kit/card.ts'

interface BandAbout {
  readonly band: Band
  readonly title: string
  readonly ages: string
  readonly line: string
  /** The highest reading grade its texts may have. */
  readonly grade: number
}
export const bands: readonly BandAbout[] = [
  { band: 'sprouts', title: 'Sprouts', ages: 'Ages 5 to 7', line: 'Coins, jars and how to wait.', grade: 1 },
  { band: 'builders', title: 'Builders', ages: 'Ages 8 to 10', line: 'Goals, prices and small risks.', grade: 3 },
  {
    band: 'navigators',
    title: 'Navigators',
    ages: 'Ages 11 to 13',
    line: 'Banks, paychecks, risk and life online.',
    grade: 5,
  },
]
const card = (band: Band, slug: string, title: string, line: string, picture: string): Card => ({
  slug,
  band,
  title,
  line,
  picture,
})
export const cards = {
  'coin-corner': card('sprouts', 'coin-corner', 'Coin Corner', 'Pick coins to make the sum.', 'coins'),
  'three-jars': card('sprouts', 'three-jars', 'Three Jars', 'Spend, save or share?', 'piggy-bank'),
  'need-or-want-shop': card(
    'sprouts',
    'need-or-want-shop',
    'Need or Want Shop',
    'What goes in the cart?',
    'shopping-cart',
  ),
  'wait-and-grow': card('sprouts', 'wait-and-grow', 'Wait and Grow', 'One now, or two if you wait.', 'cherry'),
  'helper-day': card('sprouts', 'helper-day', 'Helper Day', 'Who does what in town?', 'hand-helping'),
  'fox-and-moon': card('sprouts', 'fox-and-moon', 'The Fox Who Bought the Moon', 'A story to read.', 'moon'),
  'chore-chart': card(
    'builders',
    'chore-chart',
    'Chore Chart',
    'Home jobs, jobs for pay, and time to play.',
    'house-heart',
  ),
  'goal-climb': card('builders', 'goal-climb', 'Goal Climb', 'Pick a goal and climb to it.', 'mountain'),
  'lemon-stand': card('builders', 'lemon-stand', 'Lemon Stand', 'Run a stand for a week.', 'citrus'),
  'price-detective': card(
    'builders',
    'price-detective',
    'Price Detective',
    'Which pack costs less for each one?',
    'search',
  ),
  'interest-garden': card(
    'builders',
    'interest-garden',
    'Interest Garden',
    'Eat your seeds or let them grow.',
    'sprout',
  ),
  'ad-spy': card('builders', 'ad-spy', 'Ad Spy', 'Spot the trick in the ad.', 'megaphone'),
  'share-circle': card('builders', 'share-circle', 'Share Circle', 'Share with three groups.', 'heart-handshake'),
  'first-account': card(
    'navigators',
    'first-account',
    'First Account',
    'Pick an account and check its statement.',
    'landmark',
  ),
  'paycheck-mystery': card(
    'navigators',
    'paycheck-mystery',
    'Paycheck Mystery',
    'Find out where some of the pay went.',
    'receipt',
  ),
  'borrow-bench': card('navigators', 'borrow-bench', 'Borrow Bench', 'Borrow now, or save first?', 'armchair'),
  'market-weather': card('navigators', 'market-weather', 'Market Weather', 'Five jars, ten real years.', 'cloud-sun'),
  'chat-trap': card('navigators', 'chat-trap', 'Chat Trap', 'Ten chats. What would you reply?', 'message-circle'),
  'plan-a-trip': card('navigators', 'plan-a-trip', 'Plan a Trip', 'A day out for four people.', 'map'),
  'riddle-time': card('navigators', 'riddle-time', 'Riddle Time', 'Six riddles. What am I?', 'lightbulb'),
} as const satisfies Readonly<Record<string, Card>>

export const cardList: readonly Card[] = Object.values(cards)
/** A page of its own beside the activities: letters instead of choices. */
export const wordSearchCard = card(
  'builders',
  'word-search',
  'Word Search',
  'Find money words in the letters.',
  'text-search',
)
/** All pages of a band, as they stand on the children’s page. */
export const doorsOf = (band: Band): readonly Card[] => [...cardList, wordSearchCard].filter((one) => one.band === band)
export const cardAt = (slug: string): Card | undefined => [...cardList, wordSearchCard].find((one) => one.slug === slug)

/** Every page below the kids’ page. */
export const kidsPaths: readonly string[] = [
  grownUpsPath,
  ...[...cardList, wordSearchCard].map(({ slug }) => kidsPath(slug)),
]
