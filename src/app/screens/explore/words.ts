/** What Explore says. */
import { dateText, dollars, percentText, plain } from '#calculators/kit/format.ts'
import type { Relevant } from '#engine/planning/explore/relevance.ts'
import type { Kind, LifeEvent } from './thing.ts'

const many = (n: number, one: string, more: string): string => `${n.toLocaleString('en-US')} ${n === 1 ? one : more}`
const percent = (share: number): string => percentText(share * 100, 0)

export const words = {
  kind: 'All of Truepenny',
  title: 'Explore',
  lead: 'What can help you right now?',
  count: (calculators: number, others: number) =>
    `${calculators} calculators and ${others} planners, lessons and articles in one list.`,
  search: 'Search',
  placeholder: 'Pay off a card, save for a home…',
  event: 'What’s going on?',
  anyEvent: 'Anything',
  minutes: 'Time you have',
  anyMinutes: 'Any',
  upTo: (n: number) => `Up to ${n} minutes`,
  type: 'Type',
  anyType: 'All types',
  category: 'Category',
  anyCategory: 'All categories',
  level: 'Level',
  anyLevel: 'All levels',
  levelNote:
    'A lesson says its own level. A tool has the level of the easiest lesson that opens it; the rest have none.',
  favorites: 'Favorites',
  recent: 'Recent',
  all: 'Everything',
  filters: (set: number) => (set > 0 ? `Filters (${set})` : 'Filters'),
  more: (n: number) => `Show ${n} more`,
  fewer: 'Show fewer',
  forYou: 'For your numbers',
  forSample: 'For the sample household',
  forYouNote: 'Ranked by your numbers, on this device. Each one says why.',
  forSampleNote: 'Ranked by the sample’s numbers. With your own numbers, what fits you comes first.',
  everything: (kind: Kind) => kindWords[kind],
  results: (n: number) =>
    n === 0 ? 'No results. Try fewer or different words, or clear a filter.' : `${many(n, 'result', 'results')}.`,
  searching: 'Searching…',
  lost: 'Search didn’t load. Here is the whole list.',
  clear: 'Clear all',
  minutesBadge: (n: number) => `${n} min`,
  minutesNote:
    'Minutes are our estimate: one to read the answer, plus 12 seconds for each question. For articles, 220 words a minute.',
  why: 'Why: ',
  noFavorites: 'No favorites yet. Press a star to keep something here.',
  noRecent: 'Nothing yet. What you open from this page, and calculators with your numbers, show up here.',
  star: (title: string) => `Favorite: ${title}`,
  starOn: 'Remove from favorites',
  starOff: 'Add to favorites',
  jump: 'Jump to',
} as const

export const kindWords: Readonly<Record<Kind, string>> = {
  calculator: 'Calculators',
  planner: 'Planners',
  lesson: 'Lessons',
  game: 'Games and puzzles',
  article: 'Articles',
  market: 'Markets',
  help: 'About and help',
}
export const kindWord: Readonly<Record<Kind, string>> = {
  calculator: 'Calculator',
  planner: 'Planner',
  lesson: 'Lesson',
  game: 'Game',
  article: 'Article',
  market: 'Markets',
  help: 'Help',
}
export const eventWords: Readonly<Record<LifeEvent, string>> = {
  'starting-out': 'Just starting out',
  'new-job': 'A new job or a raise',
  'job-loss': 'Losing a job',
  home: 'Buying a home',
  moving: 'Moving',
  marriage: 'Getting married',
  baby: 'Having a baby',
  divorce: 'Divorce or separation',
  debt: 'Getting out of debt',
  car: 'Buying a car',
  college: 'Paying for college',
  business: 'Working for yourself',
  investing: 'Starting to invest',
  windfall: 'Getting a windfall',
  retirement: 'Planning retirement',
  death: 'A death in the family',
}

const monthsText = (months: number): string => {
  if (months < 1) return 'less than a month'
  const said = plain(months, 1)
  return said === '1' ? '1 month' : `${said} months`
}

/** Why something is shown, by the number that says so. */
export function reasonText(reason: Relevant): string {
  switch (reason.why) {
    case 'short':
      return `You spend ${dollars(reason.amount)} a month more than you take home.`
    case 'missed':
      return `You’ve missed payments on ${many(reason.count, 'debt', 'debts')}.`
    case 'cards':
      return `You owe ${dollars(reason.amount)} on ${many(reason.count, 'card', 'cards')}.`
    case 'offer-ends':
      return `The offer on ${reason.name} ends on ${dateText(reason.on)}.`
    case 'thin-cash':
      return `Your cash would pay for ${monthsText(reason.months)} of essential costs.`
    case 'match':
      return `You put ${reason.share > 0 ? `${percent(reason.share)} of pay` : 'nothing'} into your plan, and your employer matches up to ${percent(reason.upTo)}.`
    case 'utilization':
      return `You’re using ${percent(reason.share)} of your card limits.`
    case 'student-loans':
      return `You owe ${dollars(reason.amount)} in student loans.`
    case 'mortgage':
      return `You owe ${dollars(reason.amount)} on your mortgage at ${percentText(reason.rate * 100)}.`
    case 'car-loan':
      return `You owe ${dollars(reason.amount)} on your car.`
    case 'children':
      return `You have ${many(reason.count, 'child', 'children')}.`
    case 'one-company':
      return `${percent(reason.share)} of one account is in a single company.`
    case 'near-retirement':
      return `You’re ${reason.age}.`
    case 'retirement':
      return `You have ${dollars(reason.amount)} saved for retirement.`
    case 'goals':
      return `You’re saving for ${many(reason.count, 'goal', 'goals')}.`
    case 'own-business':
      return 'You have income from self-employment.'
    case 'bills':
      return `You have ${many(reason.count, 'bill', 'bills')} in your list.`
    case 'expected':
      return `${reason.name} for ${dollars(reason.amount)} is coming up.`
    case 'cd':
      return `Your CD matures on ${dateText(reason.on)}.`
    case 'health-plan':
      return `Your health plan’s deductible is ${dollars(reason.deductible)}.`
  }
}
