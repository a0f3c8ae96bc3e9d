/** What Hook or Real says. */
import { dollars, plain } from '#calculators/kit/format.ts'
import type { reported } from '#teaching/games/hook-or-real/basis.precomputed.ts'
import {
  type Action,
  type Marking,
  MESSAGES,
  points,
  scamsDrawn,
  type Tally,
} from '#teaching/games/hook-or-real/game.ts'
import type { By, FraudKind, Tell } from '#teaching/games/hook-or-real/message.ts'
import type { Mattered } from '#teaching/games/kit/game.ts'
import type { ClassPack } from '../../play/class-sheet.tsx'
import type { RulePart } from '../rule-sources.tsx'

const billions = (value: number): string => `$${(value / 1e9).toFixed(2).replace(/\.?0+$/, '')} billion`
const count = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`

export const tellWords: Readonly<Record<Tell, string>> = {
  hurry: 'Hurry',
  secrecy: 'Secrecy',
  payment: 'Odd way to pay',
  link: 'Address doesn’t match',
  gain: 'Unexpected gain',
  threat: 'Threat',
  account: 'New account to pay',
  remote: 'Wants your screen',
  overpaid: 'Paid too much',
  code: 'Asks for a code',
  romance: 'Love before meeting',
  guarantee: 'Guaranteed return',
}
export const byWords: Readonly<Record<By, string>> = {
  text: 'Text message',
  email: 'Email',
  call: 'Phone call',
  letter: 'Letter',
  ad: 'Ad or sign',
}
export const kindWords: Readonly<Record<FraudKind, string>> = {
  government: 'government imposter',
  business: 'business imposter',
  tech: 'tech support',
  family: 'family emergency imposter',
  romance: 'romance',
  prize: 'prizes and sweepstakes',
  investment: 'investments',
  job: 'jobs and business opportunities',
  shopping: 'online shopping',
  check: 'fake checks',
  credit: 'credit and loans with a fee first',
  charity: 'charity',
  rental: 'rentals',
}
export const actionWords: Readonly<Record<Action, { readonly label: string; readonly note: string }>> = {
  ignore: { label: 'Leave it', note: 'Don’t answer, or hang up' },
  call: { label: 'Check it yourself', note: 'Call a number or open a site you looked up' },
  report: { label: 'Report it', note: 'Tell the FTC, your bank or the real company' },
  pay: { label: 'Do as it says', note: 'Pay, reply, click or share what it wants' },
}

export const words = {
  title: 'Hook or Real',
  lead: 'Twelve messages land in your inbox. Some are scams, some are real. Mark the signs, then decide. About 8 minutes.',
  unit: 'Message',
  know: 'You already know',
  signs: 'Which signs do you see?',
  signsNote: 'Mark up to three, or none. A wrong mark costs 2 points.',
  marked: (many: number) => `${many} of 3 marked`,
  verdict: 'Hook or real?',
  scam: 'It’s a scam',
  scamNote: 'Somebody is fishing for your money or data',
  real: 'It’s real',
  realNote: 'It’s what it says it is',
  act: 'What would you do?',
  said: (saidScam: boolean) => (saidScam ? 'You said: a scam.' : 'You said: real.'),
  next: 'Next message',
  nextAsk: 'Ready for the next one?',
  result: (isScam: boolean, wasRight: boolean) =>
    `${wasRight ? 'Right' : 'Not this time'}: this one is ${isScam ? 'a scam' : 'real'}.`,
  kind: (kind: string) => `Kind of fraud: ${kind}.`,
  allTells: (names: string) => `Signs in it: ${names}.`,
  marks: ({ trueTells, falseTells, total, lost }: Marking) =>
    `${[
      trueTells.length > 0 ? `${count(trueTells.length, 'sign')} found.` : '',
      falseTells.length > 0 ? `${count(falseTells.length, 'mark')} not in it.` : '',
      lost > 0 ? `Going along cost ${dollars(lost)}.` : '',
    ]
      .filter(Boolean)
      .join(' ')} ${total >= 0 ? '+' : '−'}${count(Math.abs(total), 'point')}`.trim(),
  score: (total: number) => `Score so far: ${plain(total)}`,
  narrateRead: (at: number, by: string, from: string, says: string) =>
    `Message ${at} of ${MESSAGES}. ${by} from ${from}: ${says}`,
  narrateOver: (total: number) => `All ${MESSAGES} messages sorted. ${plain(total)} points.`,
  ending: ({ scams, caught, falseAlarms, lost, atStake, points: total }: Tally) =>
    `You caught ${caught} of ${scams} scams${falseAlarms > 0 ? ` and doubted ${count(falseAlarms, 'real message')}` : ''}. They were after ${dollars(atStake)}; ${lost > 0 ? `they got ${dollars(lost)}` : 'they got nothing'}. ${plain(total)} points.`,
  figures: { points: 'Points', lost: 'Lost to scams', stake: 'They were after', tells: 'Signs found' },
  mattered: (message: string, mine: string, other: string, { worth }: Mattered) =>
    `Message from ${message.replace(/[“”]/g, '')}: you chose “${mine}.” “${other}” would have brought ${count(Math.abs(Math.round(worth)), 'point')} ${worth > 0 ? 'fewer' : 'more'}.`,
  missed: 'Worth a second look',
  missedNone: 'You judged every message right.',
  realWorld: 'In real life',
  facts: ({ year, lost, lostMoney, contacts, investmentLost, imposterLost }: typeof reported) => [
    `People reported ${billions(lost)} lost to fraud in ${year}, and ${Math.round(lostMoney * 100)}% of those who reported a fraud had lost money.`,
    `Most reported scams began with an ${contacts[0]}, then a ${contacts[1]}, then a ${contacts[2]}.`,
    `Investment scams took the most, ${billions(investmentLost)}. Imposters took ${billions(imposterLost)}.`,
  ],
  source: 'Source',
  report: 'Report a scam at ReportFraud.ftc.gov',
  reportNote: 'The Federal Trade Commission’s own page. It takes a few minutes, also if you lost nothing.',
} as const

export const tools = {
  freeze: {
    label: 'Checklist: protect your identity',
    why: 'Freezing your credit is free and stops new accounts in your name.',
  },
  promise: {
    label: 'CAGR: test a promised return',
    why: 'The robot in this game promises 2% a week. See what that claims in a year.',
  },
} as const
export const lessons = { scams: 'How can I tell if it’s a scam?', identity: 'Identity theft', paying: 'Paying people' }

export const rules: readonly RulePart[] = [
  {
    title: 'How it’s played',
    items: [
      `Your code draws ${MESSAGES} of 60 messages. Half of the 60 are real. In a game, ${scamsDrawn.from} to ${scamsDrawn.to} are scams, each number equally likely.`,
      'For each, mark up to three signs, say if it’s a scam or real, then choose what to do.',
      'All messages, names, addresses and phone numbers are made up. The kinds of fraud are those of the Federal Trade Commission.',
    ],
  },
  {
    title: 'Points',
    items: [
      `Right verdict: ${points.verdict} points.`,
      `Each sign that’s really in it: ${points.tell} points. Each marked sign that isn’t: ${-points.falseTell} fewer.`,
      `Calling a real message a scam: ${-points.falseAlarm} fewer.`,
      `Doing as a scam says: ${-points.paid} fewer, and you lose what it was after.`,
    ],
  },
  {
    title: 'Dollars',
    items: [
      'A scam costs what it asks for. Where it’s after a code, a card or a login, the amount is our own choice for the game.',
      'Leaving or checking a real message costs nothing here.',
    ],
  },
]

export const classPack: ClassPack = {
  goal: 'Sort real messages from scams by their signs, and choose a safe next step.',
  minutes: '8 minutes',
  standards: ['Managing risk'],
  before: [
    { ask: 'What three things do most scams have in common?', answer: 'Hurry, secrecy and an odd way to pay.' },
    {
      ask: 'Which ways to pay are hardest to get back?',
      answer: 'Gift cards, crypto, wire transfers, cash and payment apps.',
    },
    {
      ask: 'A caller knows your name and your bank. Does that prove anything?',
      answer: 'No. Names and banks are easy to find or buy.',
    },
    {
      ask: 'What should you do with a sign-in code somebody asks you for?',
      answer: 'Never share it. Only type it where you are signing in yourself.',
    },
    {
      ask: 'How do you check a message safely?',
      answer: 'Use a number or a site you looked up yourself, not the one in the message.',
    },
    { ask: 'Do only older people fall for scams?', answer: 'No. Younger people report losing money more often.' },
  ],
  after: [
    { ask: 'Which sign did you see most often?', answer: 'Own answer. Hurry is in most of the scams of the game.' },
    {
      ask: 'Which real message looked like a scam, and why?',
      answer: 'Own answer. Look for: no rush, known sender, usual ways to pay.',
    },
    { ask: 'How much were the scams of your game after, and how much did they get?', answer: 'See “What happened”.' },
    {
      ask: 'Why does a buyer who pays too much want change back?',
      answer: 'The check is fake. It bounces after the change is sent.',
    },
    {
      ask: 'Somebody paid with a gift card. What’s the first step?',
      answer: 'Call the card’s company at once, then report it at ReportFraud.ftc.gov.',
    },
    {
      ask: 'What one rule would you tell your family?',
      answer: 'Own answer. For example: stop, then call back on a number you know.',
    },
  ],
}
