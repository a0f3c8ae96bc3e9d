/** What Thirty Days says. */
import { dollars, dollarsAndCents, listText } from '#calculators/kit/format.ts'
import { minimumDue } from '#teaching/games/thirty-days/days.ts'
import { cardAt, deck } from '#teaching/games/thirty-days/deck.ts'
import {
  bills,
  cardApr,
  cardChance,
  cardLimit,
  DAYS,
  expectedPayday,
  LATE_DAYS,
  lateFee,
  minimumDay,
  minimumRule,
  mostCalm,
  mostShifts,
  PLAN_DAYS,
  paycheck,
  paydays,
  points,
  shiftPay,
  startCalm,
  startCard,
  startCash,
  takeBack,
} from '#teaching/games/thirty-days/design.ts'
import { type Entry, type Month, standing } from '#teaching/games/thirty-days/month.ts'
import type { ClassPack } from '../../play/class-sheet.tsx'

const percent = (share: number) => `${Math.round(share * 100)}%`
const countOf = (kind: string) => deck.filter((card) => card.kind === kind).length
const latePayday = paydays[1] ?? DAYS

export const words = {
  title: 'Thirty Days',
  lead: `A month on ${dollars(paycheck * 2)} of take-home pay: six bills, a credit card and whatever happens. About 8 minutes.`,
  unit: 'Day',
  cash: 'Cash',
  card: 'Card balance',
  cardNote: `${percent(cardApr)} interest, limit ${dollars(cardLimit)}`,
  goal: 'Goal',
  goalNote: 'Money you set aside',
  calm: 'Calm',
  noCalm: 'Too worn out to skip treats',
  calendar: 'The month’s bills',
  day: (day: number) => `Day ${day}`,
  minimum: 'Card minimum',
  payday: 'Paycheck',
  over: 'The month is over.',
} as const

/** What is asked now. */
export function askText(month: Month): { readonly ask: string; readonly hint?: string } {
  const [ask] = month.asks
  if (ask === undefined) return { ask: words.over }
  switch (ask.kind) {
    case 'bill':
      return {
        ask: `${ask.due.label}: ${dollars(ask.due.amount)}`,
        hint: ask.due.late
          ? 'It’s late already. The fee is charged once.'
          : `Due today. Late costs ${dollars(lateFee)} and ${points.late} points.`,
      }
    case 'minimum':
      return {
        ask: `Card payment: at least ${dollars(minimumDue(month))}`,
        hint: `You owe ${dollars(month.card)} on the card.`,
      }
    case 'save':
      return {
        ask:
          month.day === DAYS
            ? 'The last day. Set money aside for your goal?'
            : 'Payday. Set money aside for your goal?',
        hint: `Each $100 in your goal is worth ${points.perHundredSaved} points. Ending below where you began costs 1 point for each $10. You’re ${sinceStart(month)} now.`,
      }
    case 'card': {
      const card = cardAt(ask.id)
      if (card.kind === 'choice') return { ask: card.label }
      if (card.kind === 'luck') return { ask: card.label }
      return card.kind === 'shock'
        ? { ask: `${card.label}: ${dollars(card.cost)}`, hint: 'A surprise. Nobody planned for it.' }
        : { ask: `${card.label}: ${dollars(card.cost)}`, ...(card.need ? { hint: 'You need it.' } : {}) }
    }
  }
}
const sinceStart = (month: Month): string => {
  const by = Math.round(standing(month) - (startCash - startCard))
  return by === 0 ? 'level with the start' : `${dollars(Math.abs(by))} ${by > 0 ? 'above' : 'below'} the start`
}

/** One answer as a button says it. `month` is the state in which it is offered. */
export function answerText(choice: string, month: Month): { readonly label: string; readonly note?: string } {
  const [ask] = month.asks
  if (choice === 'shift')
    return {
      label: `First, work an extra shift: +${dollars(shiftPay)}`,
      note: `Costs 1 calm. ${mostShifts - month.shifts} left this month.`,
    }
  if (choice === 'goal') return { label: `First, take ${dollars(Math.min(takeBack, month.goal))} back from your goal` }
  if (choice.startsWith('save:')) {
    const amount = Number(choice.slice(5))
    return { label: amount === 0 ? 'Not now' : `Set aside ${dollars(amount)}` }
  }
  if (ask?.kind === 'card' && choice.startsWith('do:')) {
    const card = cardAt(ask.id)
    const option = card.kind === 'choice' ? card.options.find(({ key }) => `do:${key}` === choice) : undefined
    if (option)
      return {
        label: option.cost === 0 ? option.label : `${option.label}: ${dollars(option.cost)}`,
        ...optionNote(option),
      }
  }
  if (ask?.kind === 'minimum') {
    const least = minimumDue(month)
    if (choice === 'least') return { label: `Pay the minimum, ${dollars(least)}` }
    if (choice === 'more') return { label: `Pay ${dollars(least + 100)}` }
    if (choice === 'all') return { label: `Pay it all, ${dollars(Math.ceil(month.card))}` }
    return { label: 'Pay late', note: `+${dollars(lateFee)} on the card, −1 calm` }
  }
  const plain: Record<string, { readonly label: string; readonly note?: string }> = {
    cash: { label: 'Pay from cash' },
    card: { label: 'Put it on the card', note: `${percent(cardApr)} interest from today` },
    late: { label: 'Pay late', note: `+${dollars(lateFee)}, −1 calm. It comes back in ${LATE_DAYS} days.` },
    wait: { label: 'Still not', note: `It comes back in ${LATE_DAYS} days.` },
    plan: { label: `Ask to pay in ${PLAN_DAYS} days`, note: 'No fee if you pay it then.' },
    borrow: { label: 'Borrow it from a friend', note: `Pay back in ${LATE_DAYS} days.` },
    skip: { label: 'Skip it', note: '−1 calm' },
  }
  return plain[choice] ?? { label: choice }
}
function optionNote(option: {
  readonly calm: number
  readonly later?: { readonly chance: number; readonly cost: number }
}): { readonly note?: string } {
  const parts = [
    ...(option.calm === 0 ? [] : [`${option.calm > 0 ? '+' : '−'}${Math.abs(option.calm)} calm`]),
    ...(option.later
      ? [`${percent(option.later.chance)} chance that it costs ${dollars(option.later.cost)} later`]
      : []),
  ]
  return parts.length > 0 ? { note: parts.join(', ') } : {}
}

export function entryText({ day, label, amount, way }: Entry): string {
  const head = `Day ${day}: ${label}`
  if (way === 'note') return `${head}.`
  const said = {
    in: `+${dollars(amount)}`,
    cash: `−${dollars(amount)}`,
    card: `${dollars(amount)} on the card`,
    owed: `${dollars(amount)} put off`,
  }
  return `${head}, ${said[way]}.`
}

export function narration(month: Month): string {
  if (month.isOver) return `${words.over} Cash ${dollars(month.cash)}, card ${dollars(month.card)}.`
  const { ask } = askText(month)
  return `Day ${month.day}. Cash ${dollars(month.cash)}, card ${dollars(month.card)}. ${ask}`
}

/** The end in one sentence. */
export function endText(month: Month, score: number): string {
  const { met, covered } = month.shocks
  const shocks =
    met === 0
      ? 'No surprise came'
      : `You covered ${covered} of ${met} ${met === 1 ? 'surprise' : 'surprises'} from cash`
  const late =
    month.late === 0 ? 'paid every bill on time' : `paid ${month.late} ${month.late === 1 ? 'bill' : 'bills'} late`
  return `${shocks} and you ${late}. You end ${sinceStart(month).replace(' now', '')}, with ${dollars(month.goal)} in your goal: ${Math.round(score)} points.`
}

export const ending = {
  money: 'Money, after what you owe',
  moneyNote: `${dollars(startCash - startCard)} at the start`,
  interest: 'Card interest',
  lowest: 'Lowest cash',
  lowestNote: (day: number) => `on day ${day}`,
  late: 'Late bills',
  cushion: (need: number, day: number) =>
    need > 0
      ? `With nothing on the card and nothing put off, you’d have been ${dollars(need)} short on day ${day}. ${dollars(need)} more in savings would have covered the whole month.`
      : `Your ${dollars(startCash)} of cash would have covered the whole month without the card. It was lowest on day ${day}.`,
  cushionTitle: 'The cushion that would have covered it',
  interestText: dollarsAndCents,
  tools: {
    budget: { label: 'Budget Planner', why: 'This month’s pay and bills as a budget.' },
    cushion: {
      label: 'Emergency Fund',
      why: (need: number) =>
        need > 0 ? `You were ${dollars(need)} short at the worst point.` : 'How many months your cash would last.',
    },
  },
  lessons: [
    { slug: 'bills-first', title: 'What do I pay first when money is short?' },
    { slug: 'emergency-fund', title: 'How big should my cushion be?' },
  ],
} as const

export const rules: readonly { readonly title: string; readonly items: readonly string[] }[] = [
  {
    title: 'Money',
    items: [
      `You begin with ${dollars(startCash)} in cash and ${dollars(startCard)} on a credit card with a ${dollars(cardLimit)} limit. It already carries a balance, so there’s no grace period: each purchase costs interest from its day, at ${percent(cardApr)} a year divided by 365.`,
      `Two paychecks of ${dollars(paycheck)}: day ${paydays[0]} and day ${expectedPayday}. The second comes three days late, on day ${latePayday}.`,
      `Bills: ${listText(bills.map(({ label, amount, day }) => `${label.toLowerCase()} ${dollars(amount)} on day ${day}`))}. Rent and the car can’t go on the card.`,
      `On day ${minimumDay} the card’s minimum is due: ${percent(minimumRule.percent)} of the balance and the interest so far, or ${dollars(minimumRule.floor)} if that’s more.`,
      `A late bill costs ${dollars(lateFee)} and 1 calm, and comes back ${LATE_DAYS} days later.`,
    ],
  },
  {
    title: 'Cards and odds',
    items: [
      `Each day brings a card with a chance of ${percent(cardChance)}. There are ${deck.length}, and each is in the deck once: ${countOf('daily')} of daily life, ${countOf('choice')} choices, ${countOf('shock')} surprises and ${countOf('luck')} of good luck.`,
      'Where a choice may cost more later, its button says how likely that is. What would come after day 30 comes on day 30.',
      `You begin with ${startCalm} calm of at most ${mostCalm}. Skipping a treat, a late bill or an extra shift takes 1. With none left you can’t skip treats or take shifts.`,
      `Up to ${mostShifts} extra shifts of four hours bring ${dollars(shiftPay)} each.`,
    ],
  },
  {
    title: 'Score',
    items: [
      `${points.start} points, less ${points.late} for each late bill, less 1 for each dollar of card interest.`,
      'Less 1 for each $10 below where you began, counting cash less everything you owe.',
      `Plus ${points.perHundredSaved} for each $100 set aside for your goal.`,
    ],
  },
  {
    title: 'What the numbers are',
    items: [
      'Pay, bills, cards and odds are design values, chosen so that the month is tight. Card interest is worked out as card issuers do, by the daily balance.',
    ],
  },
]

export const classPack: ClassPack = {
  goal: 'Get through a month with every bill paid on time, and end no poorer than you began. Everyone with the same code meets the same month.',
  minutes: '8 minutes',
  standards: ['Spending', 'Saving', 'Managing credit'],
  before: [
    {
      ask: `Pay is ${dollars(paycheck * 2)}. The six bills are ${listText(bills.map(({ amount }) => dollars(amount)))}. How much is left?`,
      answer: `${dollars(paycheck * 2 - bills.reduce((sum, { amount }) => sum + amount, 0))}.`,
    },
    {
      ask: 'Which bills would you pay first if money ran short? Why?',
      answer: 'Own answer. Housing, power and what gets you to work usually come first.',
    },
    {
      ask: `A card charges ${percent(cardApr)} a year. What does ${dollars(startCard)} cost for 30 days?`,
      answer: `About ${dollarsAndCents((startCard * cardApr * DAYS) / 365)}: the balance times the rate, times 30 days of 365.`,
    },
    {
      ask: 'What is a grace period on a credit card?',
      answer: 'Time to pay for purchases without interest. It’s lost while a balance is carried over.',
    },
    { ask: 'Name a need and a want in your own week.', answer: 'Own answer.' },
    {
      ask: 'What would you do if a paycheck came three days late?',
      answer: 'Own answer. Compare it with what you did.',
    },
  ],
  after: [
    { ask: 'On which day was your cash lowest, and how low was it?', answer: 'See “Lowest cash” in the result.' },
    {
      ask: 'How much more in savings would have covered the whole month?',
      answer: 'See “The cushion that would have covered it”.',
    },
    { ask: 'Which choice mattered most, and by how many points?', answer: 'See “The choice that mattered most”.' },
    {
      ask: 'What did the late paycheck change for you?',
      answer: 'Own answer. Compare the cash on day 14 with the bills until day 18.',
    },
    { ask: 'What did your card interest come to?', answer: 'See “Card interest” in the result.' },
    { ask: 'Play the same code again. What did you change, and what did it bring?', answer: 'Own answer.' },
  ],
}
