import type { PayWorkedOut } from '#engine/household/take-home.ts'
import { stateSources } from '#facts/sources/states.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { citing } from '../../kit/citing.ts'
import type { Citation, Working } from '../../kit/presentation.ts'
import type { Say } from '../../kit/say.ts'
import type { PayLaw } from './pay-for.ts'
import { takeHomeWords as words } from './words/take-home.en.ts'

/** Take-home pay that was worked out, as a page tells it. */
export interface ToldPay {
  readonly title: string
  readonly lead: string
  readonly working: Working
  readonly sources: readonly Citation[]
}

const { fact } = citing({ ...taxSources, ...stateSources })
/** Half a dollar a month is not told. */
const isTold = (amount: number): boolean => Math.abs(amount) >= 0.5

export function tellPay(pay: PayWorkedOut, { tax, state }: PayLaw, say: Say): ToldPay {
  const { gross, federalTax, payrollTax, stateTax, savedAtWork, benefits, takeHome } = pay
  const rates = state === 'none' ? null : state.yearOf(tax.year).brackets
  return {
    title: words.title,
    lead: words.lead(takeHome, gross, say),
    working: {
      title: words.title,
      lines: [
        words.gross(gross, say),
        words.federal(federalTax, say),
        words.payroll(payrollTax, say),
        state === 'none' ? words.noState : words.state(stateTax, state.facts.name, say),
        ...(isTold(savedAtWork) ? [words.saved(savedAtWork, say)] : []),
        ...(isTold(benefits) ? [words.benefits(benefits, say)] : []),
        words.takeHome(takeHome, say),
      ],
      steps: words.steps,
    },
    sources: [
      fact(tax.ordinaryBrackets, words.source.brackets),
      fact(tax.standardDeduction, words.source.standard),
      fact(tax.payroll, words.source.payroll),
      rates && state !== 'none' ? fact(rates, words.source.state(state.facts.name)) : null,
    ].filter((one) => one !== null),
  }
}
