/** How a year goes on: cards that ask, then the year is lived, then help where something is missing, then the next year begins. */
import { answeredCard, asks } from './answers.ts'
import { drawn } from './cards.ts'
import { family, pay, YEARS } from './design.ts'
import { earned } from './earnings.ts'
import { helped, missing } from './help.ts'
import { type Life, noFlows, type Reckoning, wealthOf, type YearBook } from './life.ts'
import { marketOf } from './market.ts'
import { freedomOf, joyOf } from './meters.ts'
import { lived, passed } from './year.ts'

/** The year as it stands is lived: its cards come. */
export const gone = (life: Life): Life => onward({ ...life, cards: drawn(life) })

/** To the next card that asks, or through the year. */
export function onward(life: Life): Life {
  const at = life.cards.findIndex((card) => asks(card) && card.answer === undefined)
  return at >= 0 ? { ...life, phase: { kind: 'cards', at } } : settled(life)
}
export const answeredAt = (life: Life, at: number, choice: string): Life => onward(answeredCard(life, at, choice))

function settled(life: Life): Life {
  const { life: after, ...reckoning } = lived(life)
  return closedOrShort(after, reckoning)
}
const closedOrShort = (life: Life, reckoning: Reckoning): Life =>
  missing(life) > 0
    ? { ...life, phase: { kind: 'help', short: missing(life), reckoning } }
    : closed({ ...life, money: { ...life.money, cash: Math.max(0, life.money.cash) } }, reckoning)

export const helpedOn = (life: Life, choice: string, reckoning: Reckoning): Life =>
  closedOrShort(helped(life, choice), reckoning)

/** The book of the year is closed and everybody is a year older. */
function closed(life: Life, reckoning: Reckoning): Life {
  const { person, plan, year } = life
  const income = earned(life)
  const hasPassed = passed(life)
  const grownPay = person.pay * (1 + pay.growth) * (hasPassed ? 1 + pay.studyRaise : 1)
  const older: Life['person'] = {
    ...person,
    age: person.age + 1,
    pay: grownPay,
    partnerPay: person.partnerPay * (1 + pay.growth),
    children: person.children.map((age) => age + 1).filter((age) => age < family.childYears),
    earned: [...person.earned, income.pay],
    partnerEarned: person.partnerPay > 0 ? [...person.partnerEarned, person.partnerPay] : person.partnerEarned,
    studyEnds: person.studyEnds === year ? null : person.studyEnds,
    disabledYears: Math.max(0, person.disabledYears - 1),
    wasLaidOff: life.cards.some(({ kind }) => kind === 'layoff'),
    reportYears: Math.max(0, person.reportYears - 1),
    comingBack: person.comingBack.filter((one) => one.year > year),
  }
  const joy = life.joy + joyOf(life)
  const next: Life = { ...life, person: older, joy }
  const book: YearBook = {
    year,
    age: person.age,
    plan,
    changes: life.changes,
    cards: life.cards,
    help: life.helps,
    ...life.flows,
    wealthBefore: life.wealthBefore,
    wealthAfter: wealthOf(life.money),
    stocks: marketOf(life.market, year).stocks,
    ...reckoning,
    freedom: freedomOf(next).share,
    joy,
  }
  const isLast = year + 1 >= YEARS
  return {
    ...next,
    year: year + 1,
    phase: { kind: isLast ? 'over' : 'plan' },
    changes: [],
    cards: [],
    helps: [],
    flows: noFlows,
    wealthBefore: wealthOf(life.money),
    books: [...life.books, book],
  }
}
