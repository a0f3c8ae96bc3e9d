/** What Apartment Hunt says. */
import { dollars, plain } from '#calculators/kit/format.ts'
import {
  cardRate,
  cash,
  type Hunt,
  points,
  type Result,
  shown,
  VISITS,
  wishCount,
} from '#teaching/games/apartment-hunt/game.ts'
import { type Listing, type Wish, wishes } from '#teaching/games/apartment-hunt/listings.ts'
import type { ClassPack } from '../../play/class-sheet.tsx'
import type { RulePart } from '../rule-sources.tsx'

export const wishWords: Readonly<Record<Wish, string>> = {
  quiet: 'a quiet home',
  pet: 'room for your cat',
  laundry: 'laundry in the building',
  near: 'a short way to work',
}
const list = (all: readonly Wish[]): string => all.map((wish) => wishWords[wish]).join(' and ')

export const words = {
  title: 'Apartment Hunt',
  lead: 'Six ads, four visits, one lease. Find the place that costs least once everything is counted. About 5 minutes.',
  unit: 'Visits made:',
  wishes: (all: readonly Wish[]) => `You’d like ${list(all)}. You have ${dollars(cash)} to move in with.`,
  left: (left: number) => (left === 0 ? 'No visits left.' : `${left} ${left === 1 ? 'visit' : 'visits'} left.`),
  ads: 'The ads',
  rent: (rent: number) => `${dollars(rent)} a month`,
  visited: 'Visited',
  visit: 'Visit',
  sign: 'Sign the lease',
  visitLabel: (name: string) => `Visit: ${name}`,
  signLabel: (name: string) => `Sign the lease: ${name}`,
  costs: ({ utilities, parking, commute, deposit, once }: Listing) =>
    `Utilities ${dollars(utilities)}, parking ${dollars(parking)}, getting to work ${dollars(commute)} a month. Deposit ${dollars(deposit)}, ${once < 0 ? `${dollars(-once)} off in the first year` : `fees ${dollars(once)}`}.`,
  has: (listing: Listing) => `It has ${listing.has.map((wish) => wishWords[wish]).join(', ')}.`,
  noHome: 'There’s no home for rent here. Don’t send money.',
  narrateStart: (hunt: Hunt) => `Six ads. ${words.wishes(hunt.wishes)}`,
  narrateVisit: (listing: Listing) =>
    `You visited ${listing.name}. ${listing.seen} ${listing.isScam ? words.noHome : words.costs(listing)}`,
  narrateSigned: (listing: Listing) => `You signed for ${listing.name}.`,
  ending: ({ lives, lost, year, points: score }: Result) =>
    lost > 0
      ? `The ad was a scam and took ${dollars(lost)}. You end up in ${lives.name}, and the first year costs ${dollars(year)}: ${plain(score)} points.`
      : `${lives.name} costs ${dollars(year)} in its first year, everything counted: ${plain(score)} points.`,
  figures: { year: 'First-year cost', month: 'A month, all counted', moveIn: 'To move in', unmet: 'Wishes not met' },
  table: 'What each ad really costs',
  tableNote:
    'First year with utilities, parking, getting to work, fees and card interest. The deposit comes back, so it isn’t counted.',
  columns: { ad: 'Ad', rent: 'Rent', month: 'All counted', year: 'First year', score: 'Points' },
  yours: 'Yours',
  scam: 'Scam',
  mattered: (mine: string, other: string, year: number, score: number) =>
    `You signed for ${mine}. ${other} would have cost ${dollars(Math.abs(year))} ${year > 0 ? 'less' : 'more'} in the first year and brought ${Math.abs(score)} more ${Math.abs(score) === 1 ? 'point' : 'points'}.`,
  bestAlready: 'You found the best of the six.',
} as const

export const tools = {
  budget: {
    label: 'Budget Planner',
    why: (month: number) => `See what ${dollars(month)} a month for your home leaves over.`,
  },
  buy: { label: 'Rent vs. Buy', why: 'This rent against a home of your own.' },
  fund: { label: 'Emergency Fund', why: 'What to keep after paying to move in.' },
} as const
export const lessons = { plan: 'A spending plan', rent: 'Rent or buy', scams: 'How can I tell if it’s a scam?' }

export const rules: readonly RulePart[] = [
  {
    title: 'How it’s played',
    items: [
      `Your code draws ${shown.places} of 8 homes, ${shown.fakes} of 2 scams and ${wishCount} of ${wishes.length} wishes. Each is equally likely.`,
      `You can visit up to ${VISITS} times, and sign for any ad at any time.`,
      'An ad tells the rent. A visit tells utilities, parking, the way to work, fees and deposit.',
      'All homes, amounts and wishes are made up.',
    ],
  },
  {
    title: 'Cost and points',
    items: [
      'First-year cost: 12 months of rent, utilities, parking and getting to work, plus one-time fees.',
      `You have ${dollars(cash)}. If first rent, deposit and fees take more, the rest goes on a card at ${Math.round(cardRate * 100)}%, paid off in 12 equal payments.`,
      'Signing for a scam loses the first rent and the deposit. Then you take the costliest real home of the six.',
      `Points: ${points.most}, less 1 for each ${dollars(points.dollarsPerPoint)} above the cheapest home, less ${points.wish} for each wish not met.`,
    ],
  },
]

export const classPack: ClassPack = {
  goal: 'Compare homes by what they cost in a year, not by the rent in the ad.',
  minutes: '5 minutes',
  standards: ['Spending', 'Managing risk'],
  before: [
    {
      ask: 'Which costs come with a home besides rent?',
      answer: 'Utilities, parking, getting to work, fees, a deposit.',
    },
    { ask: 'What happens to a deposit?', answer: 'You get it back at the end if nothing is damaged or owed.' },
    { ask: 'An ad wants the deposit before you can see the home. What is it?', answer: 'Most likely a scam.' },
    {
      ask: 'Rent is $900 and the way to work costs $290. Compare: $1,050 and $60.',
      answer: '$1,190 against $1,110: the second is cheaper.',
    },
    { ask: 'What would you ask on a visit?', answer: 'Own answer: heating, noise, laundry, fees, the lease.' },
    { ask: 'What does a free month save over a year?', answer: 'One rent, less any fee that comes with it.' },
  ],
  after: [
    { ask: 'What did your home cost in the first year?', answer: 'See “What happened”.' },
    { ask: 'Which ad had the largest gap between rent and real cost?', answer: 'See the table of the result.' },
    { ask: 'Which sign gave the scam away?', answer: 'No visit, money first, hurry, a very low rent.' },
    { ask: 'Which visit told you most?', answer: 'Own answer.' },
    { ask: 'Was it worth paying more to get a wish?', answer: 'Own answer. Compare the points and the dollars.' },
    {
      ask: 'What would you check before signing a real lease?',
      answer: 'Own answer: all costs in writing, the deposit, notice, who pays for what.',
    },
  ],
}
