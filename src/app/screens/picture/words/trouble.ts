import { american as say } from '#calculators/kit/say.ts'
import type { Trouble } from '#engine/household/trouble.ts'

/** What is hard in these numbers, in one sentence. */
export function troubleText(trouble: Trouble): string {
  switch (trouble.kind) {
    case 'payments':
      return `The payments due come to ${say.money(trouble.due)} a month, more than the ${say.money(trouble.pay)} of ${trouble.isBeforeTax ? 'pay before taxes' : 'take-home pay'}.`
    case 'essentials':
      return `Essential costs and the payments due come to ${say.money(trouble.due)} a month, more than the ${say.money(trouble.pay)} of take-home pay.`
    case 'missed': {
      const [first, ...others] = trouble.names
      return others.length === 0
        ? `A payment on ${first ?? ''} was missed. Lenders have more to offer before the next one is due.`
        : `Payments on ${trouble.names.length} debts were missed. Lenders have more to offer before the next ones are due.`
    }
    case 'short':
      return `Right now, about ${say.money(trouble.by)} more goes out each month than comes in.`
    case 'overdrawn':
      return `Your bank accounts are ${say.money(trouble.by)} below zero.`
  }
}
