import { roundToCent } from '#engine/money.ts'
import type { Standing } from '#engine/wealth/percentile.ts'
import { netWorthByAge } from '#facts/household/net-worth.ts'
import { pricesSince2022 } from '#facts/series/survey-prices.ts'
import { asOfText } from '../kit/as-of.ts'
import { dollars, monthText, percentText, yearsText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { groupName } from './compared.ts'
import { isLiquid, knowsHomeGain, type Result } from './compute.ts'
import type { NetWorthInputs } from './fields.ts'
import { MOST_ESTIMATED, nearestTen } from './figures.ts'
import { debtNames, roughDollars, spendingText } from './words.ts'

type Found = Finding | null

const prices = `prices of ${monthText(pricesSince2022.value.newestMonth)}`

function besideOthers({ outcome, netWorth, compared, hasWhatIf }: Result): Found {
  if (outcome === 'empty') return null
  const { group, median } = compared
  const gap = netWorth - median
  const have = hasWhatIf ? 'would have' : 'have'
  const where =
    outcome === 'below-zero' || outcome === 'zero'
      ? ''
      : Math.abs(gap) < median * 0.05
        ? `: close to what you ${have}`
        : `: **${roughDollars(Math.abs(gap))} ${gap > 0 ? 'less' : 'more'}** than you ${have}`
  return {
    tone: gap >= 0 ? 'good' : 'note',
    text: `**The middle household ${group.ageFrom === 0 ? groupName(group) : `of ages ${groupName(group)}`}** had about ${roughDollars(median)} (survey of ${asOfText(netWorthByAge)}, ${prices})${where}.`,
  }
}

function percentile({ outcome, compared }: Result): Found {
  if (outcome === 'empty') return null
  return {
    tone: 'note',
    text: `${amongAll(compared.all)} (survey of ${asOfText(netWorthByAge)}, ${prices}).${amongAge(compared.sameAge)} Households, not persons.`,
  }
}

/** Careful at both ends: the points there are few. */
function amongAll(found: Standing): string {
  if (found.outcome === 'above') return '**At least 99 of 100 US households had less**'
  if (found.outcome !== 'between') return '**At most 25 of 100 US households had less**; our points begin there'
  const five = Math.round(found.percentile / 5) * 5
  const words = found.percentile >= 95 ? 'More than 95' : five > 90 ? 'More than 90' : `About ${five}`
  return `**${words} of 100 US households had less**`
}

function amongAge(found: Standing): string {
  if (found.outcome === 'below' || found.outcome === 'no-points') return ''
  const ten = found.outcome === 'above' ? MOST_ESTIMATED : nearestTen(found.percentile)
  const share = ten === 50 ? 'half' : `${ten} of 100${ten === MOST_ESTIMATED ? ' or more' : ''}`
  return ` Of your age it was very roughly **${share}**: our own estimate, as only the middle and the average are published by age.`
}

function pretax({ sheet, tax }: Result, inputs: NetWorthInputs): Found {
  const held = sheet.byAsset.pretax
  if (held <= 0) return null
  const how =
    inputs.taxWay === 'rates'
      ? `at your rate of ${percentText(inputs.taxRate)}`
      : `drawn over ${yearsText(inputs.drawYears)} on top of ${dollars(inputs.otherIncome)} a year`
  const early = inputs.age < 60 ? ' Drawn before 59½ there is often a 10% penalty too.' : ''
  if (tax.onPretax < 0.5)
    return {
      tone: 'note',
      text: `**No income tax** would be due on the ${dollars(held)} in pre-tax accounts, ${how}.${early}`,
    }
  return {
    tone: 'watch',
    text: `**${dollars(held)} in pre-tax accounts is not all yours**: about **${dollars(tax.onPretax)}** (${percentText((tax.onPretax / held) * 100, 1)}) would go to income tax, ${how}.${early}`,
  }
}

/** Cash beyond a month of spending that could pay a dear debt. */
function dearDebt(inputs: NetWorthInputs): Found {
  const dearest = inputs.debts
    .filter(({ balance, rate }) => (balance * (rate ?? 0)) / 100 >= 0.5 && (rate ?? 0) >= 10)
    .toSorted((a, b) => (b.rate ?? 0) - (a.rate ?? 0))[0]
  if (!dearest) return null
  const cash = inputs.assets
    .filter((row) => row.kind === 'cash' && isLiquid(row))
    .reduce((sum, { value }) => sum + value, 0)
  const pays = Math.min(dearest.balance, cash - inputs.spending)
  const rate = dearest.rate ?? 0
  const name = `${dearest.name || debtNames[dearest.kind]} at ${percentText(rate)}`
  const cost = `**${name}** costs **${dollars((dearest.balance * rate) / 100)}** a year in interest.`
  const kept = inputs.spending > 0 ? ', with a month of spending still in the bank' : ''
  return pays < 100
    ? { tone: 'watch', text: cost }
    : {
        tone: 'act',
        text: `${cost} Paying ${dollars(pays)} of it from the bank would leave your net worth as it is today and save about **${dollars((pays * rate) / 100)}** a year${kept}.`,
      }
}

function reach({ sheet, months, hasWhatIf }: Result): Found {
  if (months === null || sheet.assets === 0) return null
  if (sheet.liquidAssets < 0.5)
    return {
      tone: 'watch',
      text: '**Nothing you own is marked as money within days.** A surprise would have to be borrowed or sold for.',
    }
  return {
    tone: months >= 3 ? 'good' : 'watch',
    text: `**${dollars(sheet.liquidAssets)}** ${hasWhatIf ? 'would be' : 'is'} money you can reach within days: **${spendingText(months)}**. Less the debts that no home or car stands behind, it ${hasWhatIf ? 'would be' : 'is'} ${dollars(sheet.liquidNetWorth)}.`,
  }
}

function home({ sheet, netWorth }: Result, inputs: NetWorthInputs): Found {
  const value = sheet.byAsset.home
  if (value < 100) return null
  const share = value / sheet.assets
  const owed = sheet.byDebt.mortgage + sheet.byDebt.equity
  if (sheet.homeEquity < 0)
    return {
      tone: 'watch',
      text: `**You owe ${dollars(-sheet.homeEquity)} more on the home than it would sell for.** Selling it would take about ${dollars((value * inputs.sellHome) / 100)} more.${sheet.byAsset.property > 0 ? ' A loan on other real estate has a kind of its own.' : ''}`,
    }
  const fall = value * 0.1
  const effect = netWorth > 0 ? `, ${percentText((fall / netWorth) * 100, 0)} of your net worth` : ''
  return {
    tone: share > 0.5 ? 'watch' : 'note',
    text: `**Your home is ${percentText(share * 100, 0)} of what you own**; ${dollars(sheet.homeEquity)} of it is paid off${owed > 0 ? '' : ': there is no loan on it here'}. If its price fell 10%, you would have ${dollars(fall)} less${effect}.`,
  }
}

function homeLoanOnce({ sheet }: Result, inputs: NetWorthInputs): Found {
  const loans = inputs.debts.filter(({ kind, balance }) => kind === 'mortgage' && balance > 0)
  const twice = loans.find((one, i) => loans.some((other, j) => j < i && other.balance === one.balance))
  if (twice)
    return {
      tone: 'act',
      text: `**Two home loans of ${dollars(twice.balance)}** are listed. If it is the same loan entered twice, remove one: your net worth would be ${dollars(twice.balance)} higher.`,
    }
  if (loans.length === 0) return null
  if (sheet.byAsset.home <= 0)
    return {
      tone: 'act',
      text: `**A home loan of ${dollars(sheet.byDebt.mortgage)} is listed, but no home.** Add the home with its whole price, or choose the kind of loan that fits.`,
    }
  return {
    tone: 'note',
    text: `**The home loan counts once.** Enter the whole price of the home above and the ${dollars(sheet.byDebt.mortgage)} still owed below; a home entered as “price less loan” would take the loan off twice. In a budget only its monthly payment belongs.`,
  }
}

function belowZero({ outcome, netWorth }: Result): Found {
  if (outcome !== 'below-zero') return null
  return {
    tone: 'note',
    text: `**You owe ${dollars(-netWorth)} more than you own.** What you will earn is in no balance sheet. Each dollar of debt paid from your pay moves this number up by a dollar.`,
  }
}

function goalOf({ goal, netWorth }: Result, inputs: NetWorthInputs): Found {
  if (goal === null || inputs.goal === null) return null
  if (goal.outcome === 'reached')
    return {
      tone: 'good',
      text:
        netWorth - inputs.goal < 0.5
          ? `**You are at your goal** of ${dollars(inputs.goal)}.`
          : `**You are past your goal** of ${dollars(inputs.goal)} by ${dollars(netWorth - inputs.goal)}.`,
    }
  const years = yearsText(inputs.goalYears)
  const rate =
    goal.annualRate === null || goal.annualRate > 1
      ? ''
      : `, which is growth of **${percentText(goal.annualRate * 100, 1)}** a year, saving included`
  return {
    tone: 'note',
    text: `**To reach ${dollars(inputs.goal)} in ${years}** it takes ${dollars(roundToCent(goal.perYear))} a year${rate}. In today’s dollars: prices will have risen by then.`,
  }
}

function whatIf({ hasWhatIf, today, netWorth }: Result): Found {
  if (!hasWhatIf) return null
  const change = netWorth - today.netWorth
  return {
    tone: 'note',
    text:
      Math.abs(change) < 0.5
        ? '**This is a what-if**, but nothing you own changes with it.'
        : `**This is a what-if**: it ${change > 0 ? 'adds' : 'takes off'} **${dollars(Math.abs(change))}**. Without it your net worth is **${dollars(today.netWorth)}**.`,
  }
}

function leftOut({ gains, assets, sheet }: Result, inputs: NetWorthInputs): Finding {
  const unknown =
    gains.unknownValue >= 0.5
      ? `tax on any gain in the ${dollars(gains.unknownValue)} whose price paid is not given (“You paid” on its card), `
      : ''
  const rented = assets.some(({ kind, basis }) => kind === 'property' && basis !== null)
    ? 'tax at up to 25% on depreciation taken on a rental, '
    : ''
  const home =
    sheet.byAsset.home > 0 && !knowsHomeGain(inputs)
      ? 'tax on a home’s gain ($250,000 of it is often free, $500,000 for a couple; “You paid” on its card counts what is above), '
      : ''
  return {
    tone: 'note',
    text: `Left out: ${unknown}${rented}future Social Security and pensions, furniture and clothes, ${home}and tax or penalties on Roth or HSA money taken too early or for other uses. Values are what you say they are.`,
  }
}

export const findingsOf = (result: Result, inputs: NetWorthInputs): readonly Finding[] => [
  ...[
    whatIf(result),
    belowZero(result),
    besideOthers(result),
    percentile(result),
    pretax(result, inputs),
    dearDebt(inputs),
    reach(result),
    home(result, inputs),
    homeLoanOnce(result, inputs),
    goalOf(result, inputs),
  ].filter((finding) => finding !== null),
  leftOut(result, inputs),
]
