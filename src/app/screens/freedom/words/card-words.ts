/** The cards of a year in words. */
import { dollars } from '#calculators/kit/format.ts'
import { helpRate, loanYears, localHelp, offers, resetYears, shocks } from '#teaching/games/freedom/design.ts'
import { badKinds, type Card, type Life } from '#teaching/games/freedom/life.ts'
import { about } from './round.ts'

export const cardNames: Readonly<Record<Card['kind'], string>> = {
  layoff: 'Layoff',
  hospital: 'Hospital stay',
  disability: 'Long disability',
  'home-damage': 'Damage to your home',
  'renter-loss': 'Lost belongings',
  'car-repair': 'Car repair',
  crash: 'Car crash, your fault',
  identity: 'Identity theft',
  'rent-jump': 'Rent increase',
  scam: 'Scam',
  family: 'Family needs help',
  windfall: 'Windfall',
  joy: 'Something to celebrate',
}

/** What scammers of the FTC's categories say; one for each year, so that no two look alike. */
const scams = [
  'A text says your bank account is locked. It asks you to move your money to a “safe” account today.',
  'Someone you met online has an investment that doubles every month. You can start small.',
  'A caller says you owe back taxes. You can avoid arrest by paying with gift cards now.',
  'A job offer comes with a check. You deposit it, keep some, and send the rest to a supplier.',
  'A pop-up says your computer is infected. The help line wants remote access and a fee.',
  'A letter says you’ve won a prize. You only pay the taxes and shipping first.',
] as const

const joys = [
  'Your best friend is getting married three states away.',
  'Your family plans the first reunion in ten years.',
  'A trip you’ve dreamed of since school is on sale.',
  'It’s a round birthday, and everyone asks what you’re planning.',
] as const

const pick = <T>(list: readonly T[], life: Life): T => list[(life.seed + life.year) % list.length] as T

/** A card that asks: its story and the question. */
export function cardAsk(card: Card, life: Life): { readonly ask: string; readonly hint: string } {
  switch (card.kind) {
    case 'scam':
      return { ask: 'An urgent message arrives. What do you do?', hint: pick(scams, life) }
    case 'family':
      return {
        ask: `A cousin asks you for ${dollars(card.cost)}. What do you do?`,
        hint: 'Rent is due on Friday, and payday is a week later.',
      }
    case 'windfall':
      return {
        ask: `${dollars(card.cost)} you didn’t expect. What do you do with it?`,
        hint: 'A refund and a gift arrive in the same week.',
      }
    default:
      return { ask: 'How much do you spend on it?', hint: pick(joys, life) }
  }
}
const answerNames: Readonly<Record<string, { readonly label: string; readonly note: string }>> = {
  'scam:check': { label: 'Look up the real number and call it', note: 'Takes ten minutes' },
  'scam:pay': {
    label: 'Do what it says, to be safe',
    note: `A scam takes ${Math.round(offers.scam.share * 100)}% of your cash, up to ${dollars(offers.scam.most)}`,
  },
  'family:refuse': { label: 'Say no this time', note: 'A little less joy' },
  'family:lend': { label: 'Lend it', note: 'Half of it comes back in two years' },
  'family:give': { label: 'Give it', note: 'A little more joy' },
  'windfall:save': { label: 'Keep it in cash', note: 'First your emergency fund, then your standing orders' },
  'windfall:invest': { label: 'Invest it', note: 'In your fund, all at once' },
  'windfall:debt': { label: 'Pay down debt', note: 'The highest rate first' },
  'windfall:enjoy': { label: 'Enjoy half, keep half', note: '1 joy' },
}
export function answerWords(choice: string): { readonly label: string; readonly note: string } {
  const known = answerNames[choice]
  if (known) return known
  const step = Number(choice.split(':')[1])
  const cost = offers.joy.costs[step] ?? 0
  const joy = offers.joy.joy[step] ?? 0
  const labels = ['Skip it this time', 'Keep it small', 'Do it properly', 'Go all in']
  return { label: labels[step] ?? '', note: step === 0 ? 'Free' : `${dollars(cost)}, ${joy} joy` }
}

/** What a card came to in the year that's over. */
export function cardSaid(card: Card): string {
  const { kind, cost, full, answer } = card
  const name = cardNames[kind]
  if (answer !== undefined) {
    if (kind === 'scam') return answer === 'scam:pay' ? `Scam: you lost ${about(cost)}` : 'Scam: you spotted it'
    if (kind === 'windfall') return `Windfall: ${about(cost)}`
    if (kind === 'family')
      return answer === 'family:refuse' ? 'Family: you said no' : `Family: you helped with ${about(cost)}`
    const spent = offers.joy.costs[Number(answer.split(':')[1])] ?? 0
    return spent === 0 ? 'Celebration: you skipped it' : `Celebration: ${dollars(spent)}`
  }
  if (kind === 'layoff') return `Layoff: ${shocks.layoff.months} months without pay, partly replaced by unemployment`
  if (kind === 'disability') return `Long disability: no pay for ${shocks.disability.years} years`
  if (kind === 'rent-jump') return `Rent increase: ${Math.round(shocks.rentJump.rise * 100)}% more until you move`
  const saved = full - cost
  return saved > 1 ? `${name}: you paid ${about(cost)}, insurance paid ${about(saved)}` : `${name}: ${about(cost)}`
}
export const isBad = (card: Card): boolean => (badKinds as readonly string[]).includes(card.kind)

/** Ways to go on when money is short. */
export const helpWords = {
  title: 'Money is short this year',
  ask: (amount: number) => `You’re ${dollars(Math.ceil(amount))} short. What could help?`,
  hint: 'Your cash and your card’s limit are used up. Nobody is shut out of this game: there’s always a way to go on.',
  lines:
    'In real life, 211 finds local help with rent, food and power, and a nonprofit credit counselor can set up a payment plan.',
  options: {
    'help:plan': {
      label: 'Set up a payment plan with a nonprofit counselor',
      note: `${loanYears.help} years at ${helpRate * 100}%. You live lean, without a new car or a nicer place, until it’s paid`,
    },
    'help:sell': { label: 'Sell investments', note: 'Your fund first, then what you paid into your Roth IRA' },
    'help:car': { label: 'Sell the car', note: 'You take the bus from now on' },
    'help:local': { label: 'Call 211 for local help', note: `Up to ${dollars(localHelp)} this year` },
    'help:reset': {
      label: 'Start fresh in bankruptcy court',
      note: `Card and plan debts end. For ${resetYears} years nobody lends to you`,
    },
  } as Readonly<Record<string, { readonly label: string; readonly note: string }>>,
} as const
