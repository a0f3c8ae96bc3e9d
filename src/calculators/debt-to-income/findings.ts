import { dtiClassic } from '#facts/lending/mortgage.ts'
import { priceRuleFrom } from '#facts/lending/qualifying.ts'
import { dollars, listText, percentText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { type Dti, payables } from './compute.ts'
import type { DtiInputs } from './fields.ts'
import { limitsOf, programName } from './programs.ts'
import { debtNames, limitName, share } from './words.ts'

type Found = Finding | null

/** Which debts to end, and what else would do. */
function toPass(result: Dti, inputs: DtiInputs): Found {
  const { plan, view, over, limit } = result
  if (result.outcome === 'passes') return null
  if (result.frontOver > 0.005) {
    const most = (limit.front ?? 0) * view.gross
    return {
      tone: 'act',
      text: `**The home alone is over:** ${dollars(view.housing)} against ${dollars(most)}, ${share(limit.front ?? 0)} of your income. Paying debts off does not change that half; a payment **${dollars(result.frontOver)}** lower does.`,
    }
  }
  const names = debtNames(inputs.debts)
  // A home cannot cost less than nothing, and no income meets a limit of 0%.
  const ways = [
    ...((over ?? 0) <= view.housing ? [`${dollars(over ?? 0)} less a month for the home`] : []),
    ...(result.incomeNeeded > 0 ? [`${dollars(result.incomeNeeded)} more income a month`] : []),
  ]
  const other = ways.length > 0 ? ` Without that, it takes ${ways.join(', or ')}.` : ''
  if (plan.outcome === 'possible') {
    const list = listText(
      plan.pay.map((index) => `${names[index] ?? 'a debt'} (${dollars(inputs.debts[index]?.balance ?? 0)})`),
    )
    const afford =
      inputs.cash === null
        ? ''
        : inputs.cash >= plan.cash
          ? ` Your ${dollars(inputs.cash)} covers it.`
          : ` That is ${dollars(plan.cash - inputs.cash)} more than the ${dollars(inputs.cash)} you have for it.`
    return {
      tone: 'act',
      text: `**To pass, pay off ${list}**: **${dollars(plan.cash)}** in all, the least that does it. It frees ${dollars(plan.freed)} a month and brings the ratio to ${share((view.housing + view.debts - plan.freed) / view.gross)}.${afford}${other}`,
    }
  }
  return {
    tone: 'act',
    text: `**Paying debts off is not enough:** all that cash can end frees ${dollars(plan.outcome === 'not-enough' ? plan.freed : 0)} of the ${dollars(over ?? 0)} a month over the limit.${other.replace(' Without that, it', ' It')}`,
  }
}

/** What the visitor's own cash does, when it does not cover the plan. */
function ownCash(result: Dti, inputs: DtiInputs): Found {
  const { cash } = inputs
  const { plan } = result
  if (cash === null || cash <= 0 || plan.outcome === 'none-needed') return null
  if (plan.outcome === 'possible' && plan.cash <= cash) return null
  const debts = payables(inputs, result.view)
  const names = debtNames(inputs.debts)
  let best: { readonly index: number; readonly counted: number } | null = null
  for (const [index, debt] of debts.entries())
    if (debt.counted > (best?.counted ?? 0) && debt.balance <= cash) best = { index, counted: debt.counted }
  if (best === null) return null
  const { view } = result
  return {
    tone: 'good',
    text: `**With ${dollars(cash)}**, paying off ${names[best.index] ?? 'a debt'} alone would bring the ratio from ${share(view.ratios.back)} to ${share((view.housing + view.debts - best.counted) / view.gross)}. Keep the cash to close in mind.`,
  }
}

/** Student loans at $0 and how the programs see them. */
function studentLoans(result: Dti, inputs: DtiInputs): Found {
  const at = inputs.debts.flatMap((debt, index) =>
    debt.kind.startsWith('student') && debt.payment === 0 && debt.balance > 0 ? [index] : [],
  )
  if (at.length === 0) return null
  const by = result.views.map((view) => ({
    name:
      view.program === 'conventional'
        ? inputs.agency === 'freddie'
          ? 'Freddie Mac'
          : 'Fannie Mae'
        : programName[view.program],
    amount: at.reduce((sum, index) => sum + (view.counted[index]?.counted ?? 0), 0),
  }))
  const deferred = at.some((index) => inputs.debts[index]?.kind !== 'student')
  const lever =
    deferred && inputs.program === 'conventional' && inputs.agency === 'fannie'
      ? 'Fannie Mae counts $0 once an income-driven plan with a payment of $0 is documented.'
      : 'A payment on your credit report, even a small one, usually counts instead.'
  const balance = at.reduce((sum, index) => sum + (inputs.debts[index]?.balance ?? 0), 0)
  return {
    tone: 'watch',
    text: `**You pay $0 on ${dollars(balance)} of student loans, but lenders count a payment:** ${listText(by.map(({ name, amount }) => `${name} ${dollars(amount)}`))} a month. ${lever}`,
  }
}

function bestProgram(result: Dti, inputs: DtiInputs): Found {
  const own = result.view
  if (own.standing === 'within-guide') return null
  const better = result.views.filter((view) => view.program !== own.program && view.standing === 'within-guide')
  if (better.length === 0) return null
  const list = better.map(
    (view) =>
      `${programName[view.program]} (${share(view.ratios.back)} against ${share(limitsOf[view.program].guide.back ?? 0)})`,
  )
  return {
    tone: 'good',
    text: `**Within the guide of ${listText(list)}.** VA loans are for those who served, USDA loans for rural places and limited incomes.${inputs.program === 'conventional' ? '' : ' A conventional lender’s software may go to 50%.'}`,
  }
}

function nearlyPaid({ view }: Dti, inputs: DtiInputs): Found {
  const names = debtNames(inputs.debts)
  const left = view.counted.flatMap(({ why }, index) => (why === 'nearly-paid' ? [index] : []))
  if (left.length === 0) return null
  const amount = left.reduce((sum, index) => sum + (inputs.debts[index]?.payment ?? 0), 0)
  return {
    tone: 'note',
    text: `**${listText(left.map((index) => names[index] ?? 'A loan'))}: ten payments or fewer left**, so ${dollars(amount)} a month may be left out. A lender counts it after all if it would strain you. FHA does not let you pay a loan down to ten.`,
  }
}

function room({ view, over, housingRoom: home, outcome }: Dti, inputs: DtiInputs): Found {
  if (outcome !== 'passes' || over === null) return null
  return {
    tone: 'good',
    text: `**Room for ${dollars(Math.max(0, -over))} more a month of debt payments** before ${limitName(inputs)} is reached${home === null ? '' : `, or a home payment up to ${dollars(home)}`}. Now: ${dollars(view.housing)} for the home, ${dollars(view.debts)} for debts.`,
  }
}

function planned({ view }: Dti, inputs: DtiInputs): Found {
  if (inputs.planned <= 0) return null
  return {
    tone: 'watch',
    text: `**The loan you think of adds ${share(inputs.planned / view.gross)}** to the ratio: ${share((view.housing + view.debts - inputs.planned) / view.gross)} without it, ${share(view.ratios.back)} with it. A new debt before closing has to be told to the lender.`,
  }
}

function vaResidual(inputs: DtiInputs): Found {
  if (inputs.program !== 'va') return null
  return {
    tone: 'note',
    text: '**41% is a guide at the VA, not a wall:** above it the lender looks for a fifth more money left over each month than its table asks. The home affordability tool works that out.',
  }
}

const noLaw: Finding = {
  tone: 'note',
  text: `**43% is not a legal ceiling any more.** Since ${priceRuleFrom.value} the federal rule for qualified mortgages looks at the loan’s price instead (12 CFR 1026.43). The older rule of thumb is ${percentText(dtiClassic.value.front * 100)} for the home and ${percentText(dtiClassic.value.back * 100)} with debts.`,
}
const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: credit score, savings, the down payment and the lender’s own rules, which may be stricter. The ratio uses income before tax, so it says little about what you can live on.',
}

export function findingsOf(result: Dti, inputs: DtiInputs): readonly Finding[] {
  const found: readonly Found[] = [
    toPass(result, inputs) ?? room(result, inputs),
    planned(result, inputs),
    studentLoans(result, inputs),
    ownCash(result, inputs),
    bestProgram(result, inputs),
    nearlyPaid(result, inputs),
    vaResidual(inputs),
  ]
  return [...found.filter((finding) => finding !== null).slice(0, 4), noLaw, leftOut]
}
