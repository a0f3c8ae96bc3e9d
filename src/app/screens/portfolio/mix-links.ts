/** Calculators that go on from a mix, with what was asked of it. An amount nobody typed is not taken along. */
import { calculatorLink } from '../picture/calculator-link.ts'
import { type Asked, startingAsked } from './asked.ts'

/** The same dollars each month into stocks. */
export const everyMonthLink = ({ monthly, from }: Asked): string =>
  calculatorLink('dca', {
    question: 'since',
    sinceDeposit: monthly > 0 ? monthly : null,
    sinceFrom: from === null ? null : `${from}-01`,
  })

/** How long this mix would last; taken out each month is what retirement costs there, so it stays behind. */
export const retirementLink = ({ mix, amount }: Asked): string =>
  calculatorLink('retirement-drawdown', {
    stockShare: mix.stocks,
    savings: amount === startingAsked.amount ? null : amount,
  })
