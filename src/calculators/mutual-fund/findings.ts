import { totalCosts } from '#engine/funds/holding-costs.ts'
import { payoutOf, payoutTaxOf } from '#engine/funds/payouts.ts'
import { averageEquityMutualFundsByStyle, averageExpenseRatios, noLoadLimit } from '#facts/investing/fund-costs.ts'
import { asOfText } from '../kit/as-of.ts'
import { dollars, listText, percentText, yearsText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { type Fund, keepsLetter, passesIn, type Result, yearsAhead } from './compute.ts'
import type { FundInputs } from './fields.ts'
import { afterTax } from './words.ts'

type Found = Finding | null

function best({ funds, first }: Result, inputs: FundInputs): Found {
  const top = funds.reduce<Fund>((most, fund) => (fund.net > most.net ? fund : most), first)
  if (funds.length < 2 || inputs.start + inputs.deposit === 0) return null
  const level = funds.filter((fund) => fund !== first && Math.abs(fund.net - first.net) < 1)
  if (top.net - first.net < 1 && level.length > 0)
    return {
      tone: 'note',
      text: `**${listText([first, ...level].map((fund) => `“${fund.name}”`))} come out level**, to the dollar, after ${yearsText(inputs.years)}${level.length + 1 < funds.length ? '; no other fund leaves more' : ''}.`,
    }
  if (top === first)
    return {
      tone: 'good',
      text: `**“${first.name}” leaves the most** of the funds compared, if you hold for ${yearsText(inputs.years)}.`,
    }
  return {
    tone: 'act',
    text: `**“${top.name}” would leave ${dollars(top.net - first.net)} more** than “${first.name}” after ${yearsText(inputs.years)}${afterTax(inputs)}: if what the funds hold returns the same before costs.`,
  }
}

function letter({ funds }: Result, inputs: FundInputs): Found {
  if (inputs.letter === 0 || funds.every((fund) => fund.table.frontLoad === 0) || keepsLetter(inputs)) return null
  return {
    tone: 'act',
    text: `**The letter of intent is not kept:** you put in less than ${dollars(inputs.letter)} in 13 months. The fund then takes the higher loads after all, so we count them.`,
  }
}

/** Where two of the visitor's own funds change places. */
function crossing({ funds }: Result): Found {
  const own = funds.filter((fund) => !fund.isTwin)
  for (const fund of own)
    for (const other of own) {
      if (fund === other) continue
      const year = passesIn(fund, other)
      const ahead = yearsAhead(fund, other)
      if (year !== null && ahead.at(-1) !== fund.kept.length)
        return {
          tone: 'note',
          text: `**“${fund.name}” is ahead of “${other.name}” only if you sell ${ahead.length === 1 ? `after ${yearsText(year)}` : `after ${year} to ${ahead.at(-1)} years`}.**`,
        }
      if (year !== null)
        return {
          tone: 'note',
          text: `**“${fund.name}” passes “${other.name}” in year ${year}.** Sold before that, “${other.name}” leaves you more.`,
        }
    }
  return null
}

function load({ first, step }: Result, inputs: FundInputs): Found {
  const { load: paid } = first.course.paid
  if (paid < 0.5) return null
  const grown = first.course.lost.load
  const isNear = step !== null && step.more <= (inputs.start + inputs.deposit) / 2
  const nearly =
    step === null || !isNear
      ? ''
      : ` **Putting in ${dollars(step.more)} more now would lower the first load** from ${dollars(step.loadNow)} to ${dollars(step.loadThen)}: a breakpoint is near.`
  const rest = grown > paid ? ` With what it would have earned, that is ${dollars(grown)} at the end.` : ''
  return {
    tone: isNear ? 'act' : 'watch',
    text: `**The front load takes ${dollars(paid)}** before the rest is invested.${rest}${nearly}`,
  }
}

function peers({ first }: Result): Found {
  const { expenseRatio } = first.table
  const { equityMutualFund } = averageExpenseRatios.value
  const { active, index } = averageEquityMutualFundsByStyle.value
  const gap = expenseRatio - equityMutualFund
  const how = gap > 0.000_05 ? 'above' : gap < -0.000_05 ? 'below' : 'right at'
  return {
    tone: gap > 0.000_05 ? 'watch' : 'good',
    text: `**${percentText(expenseRatio * 100)} a year is ${how} the ${percentText(equityMutualFund * 100)}** that the average dollar in stock mutual funds paid in ${asOfText(averageExpenseRatios)} (ICI). In ${asOfText(averageEquityMutualFundsByStyle)}, active stock funds averaged ${percentText(active * 100)} and index stock funds ${percentText(index * 100)}.`,
  }
}

function twelveB({ first }: Result, inputs: FundInputs): Found {
  const { distribution } = first.course.paid
  const rate = inputs.funds[0]?.distribution ?? 0
  const limit = noLoadLimit.value * 100
  const name = rate > limit ? ` A fund that takes more than ${percentText(limit)} may not call itself no-load.` : ''
  if (distribution < 1) return null
  return {
    tone: 'watch',
    text: `**${dollars(distribution)} of the expenses are 12b-1 fees**, paid for selling the fund. They are part of the expense ratio, not on top of it.${name}`,
  }
}

function tax({ first, twin, payoutTax }: Result, inputs: FundInputs): Found {
  if (inputs.account !== 'taxable') return null
  const paid = first.course.paid.payoutTax
  if (paid < 1) return null
  const gains = first.payouts.shortGain + first.payouts.longGain
  const much = gains > 0 ? ` Gains paid out are about ${percentText(gains * 100, 1)} of the value a year.` : ''
  const against =
    twin && twin.course.paid.payoutTax < paid - 1
      ? ` The index fund’s would be ${dollars(twin.course.paid.payoutTax)}.`
      : ''
  const paidOut = payoutOf(first.payouts)
  const rate = paidOut > 0 ? payoutTaxOf(first.payouts, payoutTax) / paidOut : 0
  return {
    tone: 'watch',
    text: `**Tax on payouts takes ${dollars(paid)}** on the way, about ${percentText(rate * 100, 1)} of what is paid out, although you sold nothing.${much}${against}`,
  }
}

function deferred({ first }: Result): Found {
  const charged = first.course.rows.filter((row) => row.saleCosts.deferred > 0.5)
  const last = charged.at(-1)
  if (last === undefined) return null
  return {
    tone: 'watch',
    text: `**Selling early costs extra:** ${dollars(charged[0]?.saleCosts.deferred ?? 0)} at the end of year ${charged[0]?.year ?? 1}${charged.length > 1 ? `, and still ${dollars(last.saleCosts.deferred)} in year ${last.year}` : ''}.`,
  }
}

function notTwice({ first, grossReturn }: Result, inputs: FundInputs): Found {
  if (inputs.returnIs !== 'reported') return null
  return {
    tone: 'note',
    text: `**The expense ratio is not taken twice.** A reported ${percentText(inputs.annualReturn)} is after ${percentText(first.table.expenseRatio * 100)} of expenses, so we start from ${percentText(grossReturn * 100)} before expenses for every fund.`,
  }
}

function conversion({ funds }: Result, inputs: FundInputs): Found {
  const turning = funds.filter(
    (fund) => fund.table.convertsAfterYears !== null && fund.table.convertsAfterYears < inputs.years,
  )
  const changed = turning.filter((fund) => fund.table.expenseAfter !== fund.table.expenseRatio)
  if (changed.length === 0) return null
  const how = ({ table }: Fund) => (table.expenseAfter < table.expenseRatio ? 'cheaper' : 'dearer')
  return {
    tone: 'note',
    text: `${listText(changed.map((fund) => `**“${fund.name}”** becomes ${how(fund)} after ${yearsText(fund.table.convertsAfterYears ?? 0)}`))}: each purchase counts its own years. Not every fund converts; the prospectus says.`,
  }
}

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: good and bad years, trading costs inside the fund, redemption fees, fee waivers, and load waivers you may get (retirement plans, some brokers). Payouts from turnover are an estimate. A loss at the sale gets no tax credit here.',
}

export function findingsOf(result: Result, inputs: FundInputs): readonly Finding[] {
  if (totalCosts(result.first.course.paid) === 0 && result.first.course.last.paidIn === 0)
    return [{ tone: 'note', text: 'Enter what you invest, now or each month, to see what the funds cost.' }, leftOut]
  const found: readonly Found[] = [
    letter(result, inputs),
    best(result, inputs),
    notTwice(result, inputs),
    load(result, inputs),
    crossing(result),
    tax(result, inputs),
    peers(result),
    deferred(result),
    conversion(result, inputs),
    twelveB(result, inputs),
  ]
  return [...found.filter((finding) => finding !== null).slice(0, 6), leftOut]
}
