import { type Contract, costOf } from '#teaching/games/four-deals/cost.ts'
import { extras, gains, type Haggled, moves, rates, term } from '#teaching/games/four-deals/design.ts'
import { contractOf, type Desk, isHaggled, oddsOf, rebateOf, roomOf } from '#teaching/games/four-deals/game.ts'
import type { ChoiceItem } from '../../play/choice-list.tsx'
import { moveWords, words } from './words.ts'

const joined = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join('; ')

/** A loan as the desk offers it: its payment, and with the coach its cost over five years. */
function loanNote(said: string, contract: Contract, hasCoach: boolean): string {
  const { payment, total } = costOf(contract)
  return joined(said, words.payNote(payment), hasCoach ? words.costNote(total) : null)
}

function haggleItem(desk: Desk, deal: Haggled, choice: string, hasCoach: boolean): ChoiceItem {
  const rebate = rebateOf(desk.seed)
  const contract = contractOf(desk)
  if (choice === 'take')
    return deal === 'loan'
      ? {
          choice,
          label: words.take(deal),
          note: loanNote(words.takeLoanNote(desk.rate, desk.months, rebate), contract, hasCoach),
        }
      : { choice, label: words.take(deal) }
  if (choice === 'bank') {
    const bank: Contract = { ...contract, lender: 'bank', rate: rates.bank, months: term }
    return { choice, label: words.bank.label, note: loanNote(words.bank.note(rebate), bank, hasCoach) }
  }
  if (choice === 'zero') {
    const zero: Contract = { ...contract, lender: 'zero', rate: rates.zero, months: term }
    return { choice, label: words.zero.label, note: loanNote(words.zero.note(rebate), zero, hasCoach) }
  }
  const move = moves.find((one) => one === choice)
  if (move === undefined) return { choice, ...words.shorter }
  const by = Math.min(gains[deal][move], roomOf(desk, deal))
  const odds = hasCoach ? words.oddsNote(oddsOf(desk, move), deal, by) : null
  return { choice, label: moveWords[move].label, note: joined(moveWords[move].note, odds) }
}

/** What can be answered now, as buttons say it. */
export function itemsOf(desk: Desk, offers: readonly string[], hasCoach: boolean): readonly ChoiceItem[] {
  const { phase } = desk
  if (phase === 'greet')
    return offers.map((choice) => ({ choice, ...(choice === 'total' ? words.total : words.payment) }))
  if (isHaggled(phase)) return offers.map((choice) => haggleItem(desk, phase, choice, hasCoach))
  const extra = extras[desk.offered]
  if (extra === undefined) return []
  const without = contractOf(desk)
  const more = costOf({ ...without, extras: [...without.extras, extra.name] }).payment - costOf(without).payment
  return offers.map((choice) =>
    choice.startsWith('buy:') ? { choice, label: words.buy, note: words.buyNote(more) } : { choice, label: words.skip },
  )
}
