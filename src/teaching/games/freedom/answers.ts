/** Cards that ask: what they offer, the quiet answer first, and what each does. */

import { spent } from './change.ts'
import { offers as design, joy } from './design.ts'
import { type AskKind, askKinds, type Card, flow, type Life } from './life.ts'
import { paidDown } from './loans.ts'

export const asks = (card: Card): card is Card & { readonly kind: AskKind } =>
  (askKinds as readonly string[]).includes(card.kind)

export function cardOffers(card: Card, life: Life): readonly string[] {
  const { money } = life
  switch (card.kind) {
    case 'scam':
      return ['scam:check', 'scam:pay']
    case 'family':
      return ['family:refuse', 'family:lend', 'family:give']
    case 'windfall': {
      const hasDebt = money.card + money.help.balance + money.carLoan.balance + money.student.balance > 0
      return ['windfall:save', 'windfall:invest', ...(hasDebt ? ['windfall:debt'] : []), 'windfall:enjoy']
    }
    default:
      return design.joy.costs.map((_, i) => `joy:${i}`)
  }
}

const got = (life: Life, name: string, amount: number): Life => ({
  ...life,
  money: { ...life.money, cash: life.money.cash + amount },
  flows: flow(life.flows, 'in', name, amount),
})
const joyful = (life: Life, more: number): Life => ({ ...life, joy: life.joy + more })

/** Pays debts from cash, the dearest first. */
function debtsPaid(life: Life, amount: number): Life {
  const { money } = life
  const card = Math.min(money.card, amount)
  const carLoan = Math.min(money.carLoan.balance, amount - card)
  const help = Math.min(money.help.balance, amount - card - carLoan)
  const student = Math.min(money.student.balance, amount - card - carLoan - help)
  return {
    ...life,
    money: {
      ...money,
      cash: money.cash - card - carLoan - help - student,
      card: money.card - card,
      carLoan: paidDown(money.carLoan, carLoan),
      help: paidDown(money.help, help),
      student: paidDown(money.student, student),
    },
  }
}

function windfall(life: Life, amount: number, use: string): Life {
  const richer = got(life, 'windfall', amount)
  const { money } = richer
  if (use === 'invest')
    return {
      ...richer,
      money: {
        ...money,
        cash: money.cash - amount,
        fund: money.fund + amount,
        fundPaid: money.fundPaid + amount,
      },
    }
  if (use === 'debt') return debtsPaid(richer, amount)
  if (use === 'enjoy') return joyful(spent(richer, 'fun', amount / 2), joy.fun)
  return richer
}

/** The life after an answer to its card. */
export function answeredCard(life: Life, at: number, choice: string): Life {
  const card = life.cards[at]
  if (card === undefined) throw new RangeError(`no card ${at}`)
  const use = choice.slice(choice.indexOf(':') + 1)
  const next: Life = { ...life, cards: life.cards.map((one, i) => (i === at ? { ...one, answer: choice } : one)) }
  switch (card.kind) {
    case 'scam':
      return use === 'pay' ? spent(next, 'scam', card.cost) : next
    case 'family': {
      if (use === 'refuse') return joyful(next, joy.refuse)
      const given = spent(next, 'family', card.cost)
      if (use === 'give') return joyful(given, joy.give)
      const back = { year: life.year + 2, amount: card.cost * design.help.paidBack }
      return { ...given, person: { ...given.person, comingBack: [...given.person.comingBack, back] } }
    }
    case 'windfall':
      return windfall(next, card.cost, use)
    case 'joy': {
      const step = Number(use)
      return joyful(spent(next, 'joy', design.joy.costs[step] ?? 0), design.joy.joy[step] ?? 0)
    }
    default:
      throw new RangeError(`no answer to ${card.kind}`)
  }
}
