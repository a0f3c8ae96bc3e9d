/** Players made for the tuning test: each lives by a ladder of costs, wants some standing orders, and answers cards by habit. */
import { GO } from './changes.ts'
import { chosenSpending } from './cost.ts'
import { thirtyYears } from './game.ts'
import { type Life, type Plan, personas, type Setup } from './life.ts'

type Rung = Pick<Plan, 'home' | 'car' | 'life'>
const plain: readonly Rung[] = [
  { home: 'share', car: 'none', life: 'lean' },
  { home: 'share', car: 'none', life: 'steady' },
  { home: 'alone', car: 'none', life: 'steady' },
  { home: 'alone', car: 'used', life: 'steady' },
]
const rich: readonly Rung[] = [
  { home: 'alone', car: 'used', life: 'steady' },
  { home: 'alone', car: 'new', life: 'steady' },
  { home: 'nicer', car: 'new', life: 'steady' },
  { home: 'nicer', car: 'new', life: 'rich' },
]

export interface Bot {
  readonly ladder: readonly Rung[]
  /** The highest rung that costs no more than this share of pay. */
  readonly upTo: number
  readonly orders: readonly string[]
  /** Buys the small home as soon as it can. */
  readonly buys?: true
  readonly answers: readonly string[]
}
const always = ['cover:health:on', 'cover:home:on']
const guarded = [...always, 'cover:disability:on', 'freeze:on']

export const bots = {
  spender: {
    ladder: rich,
    upTo: 1,
    orders: ['plan:0', 'cushion:0', 'debts:minimum', 'mix:0.6', 'fund:managed'],
    answers: ['scam:pay', 'family:give', 'windfall:enjoy', 'joy:3', 'help:reset', 'help:plan'],
  },
  'saver-cash': {
    ladder: plain,
    upTo: 0.68,
    orders: [...always, 'plan:0', 'cushion:6', 'debts:smallest', 'mix:0'],
    answers: ['scam:check', 'family:lend', 'windfall:save', 'joy:1', 'help:sell', 'help:plan'],
  },
  'matcher-index': {
    ladder: plain,
    upTo: 0.68,
    buys: true,
    orders: [...guarded, 'plan:0.06', 'cushion:3', 'debts:highest', 'mix:0.8', 'fund:index'],
    answers: ['scam:check', 'family:give', 'windfall:invest', 'joy:1', 'help:sell', 'help:plan'],
  },
  perfect: {
    ladder: plain,
    upTo: 0.62,
    orders: [
      ...guarded,
      'cover:liability:on',
      'cover:life:on',
      'papers:on',
      'plan:0.1',
      'cushion:3',
      'debts:highest',
      'mix:1',
      'fund:index',
      'work:study',
      'work:change',
    ],
    answers: ['scam:check', 'family:give', 'windfall:debt', 'windfall:invest', 'joy:1', 'help:sell', 'help:plan'],
  },
} as const satisfies Record<string, Bot>
export type BotName = keyof typeof bots

/** The rung a bot can pay for, the lowest at least. */
function rungOf(bot: Bot, life: Life): readonly string[] {
  const most = bot.upTo * (life.person.pay + life.person.partnerPay)
  const fits = bot.ladder.filter((rung) => chosenSpending({ ...life.plan, ...rung }, life.person) <= most)
  const rung = fits.at(-1) ?? (bot.ladder[0] as Rung)
  const rest = [`car:${rung.car}`, `life:${rung.life}`]
  if (life.plan.home === 'own') return rest
  return [...(bot.buys ? ['home:own'] : []), `home:${rung.home}`, ...rest]
}

export const setupOf = (seed: number): Setup => ({
  persona: personas[seed % personas.length] ?? 'ana',
  children: seed % 8 === 3,
})

export function played(
  bot: Bot,
  seed: number,
  seen: (life: Life, choice: string) => void = () => {},
  setup = setupOf(seed),
): Life {
  let life = thirtyYears.begin(seed, setup)
  for (let offers = thirtyYears.offers(life); offers.length > 0; offers = thirtyYears.offers(life)) {
    const isPlan = life.phase.kind === 'plan'
    const wanted: readonly string[] = isPlan ? [...rungOf(bot, life), ...bot.orders] : bot.answers
    // Somebody who shares a home is not driven to move by a rise of its rent.
    const choice = wanted.find((one) => offers.includes(one) && one !== `home:${life.plan.home}`)
    const taken = choice ?? (isPlan ? GO : (offers[0] ?? GO))
    seen(life, taken)
    life = thirtyYears.step(life, taken)
  }
  return life
}
