import { fundHalfRule } from '#facts/cash/money-funds.ts'
import { fdicPerDepositor, sipcLimits } from '#facts/credit/protection.ts'
import { moneyMarketNational } from '#facts/lending/rates.ts'
import { asOfMonth } from '../kit/as-of.ts'
import { dollars, dollarsAndCents, monthsText, percentText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { stateNameOf } from '../kit/states.ts'
import type { Result } from './compute.ts'
import type { MoneyMarketInputs } from './fields.ts'
import { accountOf, countedUsShare, fundSevenDay, hasHalfRule } from './places.ts'

type Found = Finding | null

function insured(result: Result, { owners }: MoneyMarketInputs): Found {
  const cover = fdicPerDepositor.value * (owners === 'two' ? 2 : 1)
  const there = result.places.account.balance
  const above =
    there > cover
      ? ` **${dollars(there - cover)}** of your ${dollars(there)} in the account would be above it; a second bank is insured on its own.`
      : there < 1
        ? ''
        : ` Your ${dollars(there)} in the account would be covered in full.`
  return {
    tone: there > cover ? 'act' : 'good',
    text: `**The account is insured, the fund is not.** FDIC or NCUA insurance covers ${dollars(cover)} at one bank for ${owners === 'two' ? 'two owners' : 'one owner'}.${above}`,
  }
}

const notInsured: Finding = {
  tone: 'watch',
  text: `**A money market fund can lose money**, although it aims to stay at $1 a share. SIPC is not FDIC: it replaces securities and cash missing from a failed broker (up to ${dollars(sipcLimits.value.total)}, of it ${dollars(sipcLimits.value.cash)} cash), not a fall in value.`,
}

function match(result: Result, inputs: MoneyMarketInputs): Found {
  const { fund, account } = result.places
  if (fund.annualYield === 0) return null
  if (fund.taxableEquivalent === null)
    return {
      tone: 'note',
      text: '**No bank rate leaves just as much here**: near your income, a little more bank interest changes a credit or deduction at once.',
    }
  const state = inputs.state === 'US' ? '' : ` in ${stateNameOf(inputs.state)}`
  const more = account.annualYield - fund.taxableEquivalent
  const level = Math.abs(more) < 0.00005
  const fees = account.path.fees >= 0.005 ? ', before its fees' : ''
  return {
    tone: more > 0 && !level && fees === '' ? 'good' : 'note',
    text: `**A bank has to pay ${percentText(fund.taxableEquivalent * 100)} APY** to leave as much after tax as this fund${state}. The account pays ${level ? 'just that' : percentText(account.annualYield * 100)}${fees}${more > 0 && !level && fees === '' ? ', so it leaves more' : ''}.`,
  }
}

function stateShare(result: Result, inputs: MoneyMarketInputs): Found {
  const { state, fundKind } = inputs
  if (state === 'US')
    return {
      tone: 'note',
      text: '**State tax is not counted yet.** Choose your state: interest from the US government is free of it, and most states tax bank interest.',
    }
  const name = stateNameOf(state)
  if (result.places.account.tax.stateAndLocal < 0.005)
    return {
      tone: 'note',
      text: `**${name} takes no income tax from this interest**, so a state-exempt fund has no advantage here.`,
    }
  const saved = result.stateTaxSaved
  if (fundKind === 'municipal')
    return {
      tone: 'note',
      text:
        inputs.homeShare >= 100
          ? `**Municipal dividends are free of federal tax**, and with all of them from ${name} free of its tax too: about **${dollars(saved)}** a year of state tax less than on bank interest.`
          : `**Municipal dividends are free of federal tax.** ${name} is taken to tax the ${percentText(100 - inputs.homeShare)} from elsewhere like bank interest${saved < 1 ? '' : `; compared with a bank it takes about **${dollars(saved)}** a year less`}. A few states tax less of it; your fund’s tax letter says.`,
    }
  const counted = countedUsShare(inputs, state)
  if (hasHalfRule(state) && counted === 0 && fundKind === 'government' && inputs.usShare > 0)
    return {
      tone: 'watch',
      text: `**${name} counts none of this fund as exempt**: it asks that ${percentText(fundHalfRule[state].value * 100)} of the fund’s assets are US obligations at every quarter’s end. A Treasury-only fund usually passes.`,
    }
  if (counted === 0)
    return { tone: 'note', text: `**${name} taxes all of this fund’s dividends**, like bank interest.` }
  const worth = saved < 1 ? 'on this sum less than $1 a year' : `about **${dollars(saved)}** a year`
  const rule =
    hasHalfRule(state) && fundKind === 'government' && inputs.halfRule === 'share'
      ? ` ${name} asks that half of the fund’s assets are US obligations at every quarter’s end; the share of dividends does not prove it. Its tax letter does.`
      : ''
  return {
    tone: rule ? 'watch' : 'good',
    text: `**${percentText(counted * 100)} of the fund’s dividends count as US interest**, free of ${name}’s income tax: ${worth}. You usually have to enter it on the state return yourself.${rule}`,
  }
}

function yieldWords(result: Result, inputs: MoneyMarketInputs): Found {
  const { fund } = result.places
  if (inputs.fundYield === 0) return null
  const simple = fundSevenDay(inputs)
  const cost = (inputs.amount * inputs.expense) / 100
  if (inputs.yieldBasis === 'gross' && inputs.expense >= inputs.fundYield)
    return {
      tone: 'watch',
      text: `**Expenses of ${percentText(inputs.expense)} take all of the ${percentText(inputs.fundYield)}**, so nothing is counted as earned. Funds often waive a part of their expenses then.`,
    }
  if (inputs.yieldBasis === 'gross')
    return {
      tone: 'note',
      text: `**${percentText(inputs.fundYield)} less ${percentText(inputs.expense)} of expenses** is a 7-day yield of ${percentText(simple * 100)}, ${percentText(fund.annualYield * 100)} a year with dividends left in.`,
    }
  const inside = `The expense ratio of ${percentText(inputs.expense)}${cost < 1 ? '' : `, about ${dollars(cost)} a year on ${dollars(inputs.amount)},`} is already out of it and is not taken again.`
  return inputs.yieldBasis === 'effective'
    ? {
        tone: 'note',
        text: `**The effective yield already holds compounding**, so it compares with an APY as it is. ${inside}`,
      }
    : {
        tone: 'note',
        text: `**A 7-day yield of ${percentText(simple * 100)} is an APY of ${percentText(fund.annualYield * 100)}**: it is a simple rate, compounding comes on top. ${inside}`,
      }
}

/** More than every bracket of federal and state tax together. */
const STEEP = 0.6

function steep({ places: { account, fund } }: Result): Found {
  const share = Math.max(account.taxShare, fund.taxShare)
  if (share <= STEEP) return null
  return {
    tone: 'watch',
    text: `**Tax takes ${percentText(share * 100, 0)} of a year’s ${account.taxShare === share ? 'bank interest' : 'fund dividends'} here**, more than any bracket: at this income a dollar more crosses a step of the tax rules. With slightly more or less pay it would be far less, and so would the difference between the places.`,
  }
}

function fees(result: Result, inputs: MoneyMarketInputs): Found {
  const { path } = result.places.account
  const { fees: paid } = path
  if (paid < 0.005) return null
  const cost = accountOf(inputs).monthlyCost
  const why = [
    cost > 0
      ? `${inputs.payments - inputs.paymentsFree} ${inputs.payments - inputs.paymentsFree === 1 ? 'payment' : 'payments'} a month above the free ones`
      : '',
    inputs.fee > 0 && path.balances.slice(0, -1).some((balance) => balance < inputs.minimum)
      ? `a balance below ${dollars(inputs.minimum)}`
      : '',
  ].filter((text) => text !== '')
  return {
    tone: 'watch',
    text: `**Fees take ${dollarsAndCents(paid)}** from the account in ${monthsText(inputs.months)}${why.length > 0 ? `, for ${why.join(' and ')}` : ''}.`,
  }
}

function average(result: Result): Found {
  const { account, savings } = result.places
  const less = savings.balance - account.balance
  if (less < 1) return null
  return {
    tone: 'act',
    text: `**Online savings at ${percentText(savings.annualYield * 100)}** would leave **${dollars(less)}** more than this account, insured in the same way. The average money market account paid ${percentText(moneyMarketNational.value * 100)} in ${asOfMonth(moneyMarketNational)} (FDIC).`,
  }
}

function buyingPower(result: Result, inputs: MoneyMarketInputs): Found {
  const { account } = result.places
  const real = (1 + account.annualYieldAfterTax) / (1 + inputs.inflation / 100) - 1
  if (inputs.inflation === 0 || real > -0.0005 || inputs.amount < 1) return null
  return {
    tone: 'watch',
    text: `**The account loses to prices**: after tax it grows ${percentText(account.annualYieldAfterTax * 100)} a year${account.path.fees >= 0.005 ? ' before its fees' : ''}, and inflation of ${percentText(inputs.inflation)} takes **${percentText(-real * 100)}** of its value a year net.`,
  }
}

function bills({ places, ranked }: Result): Found {
  if (ranked[0]?.key !== 'bills' || places.bills.taxableEquivalent === null || places.bills.annualYield === 0)
    return null
  return {
    tone: 'note',
    text: `**Treasury bills are not an account**: each runs for a fixed time, and the next may pay less. At this yield a bank would have to pay **${percentText(places.bills.taxableEquivalent * 100)} APY** to leave as much.`,
  }
}

const access: Finding = {
  tone: 'note',
  text: 'Getting at the money: an account pays at once, some limit checks and transfers; a fund sells at the end of the day; a bill is held to its end or sold at the day’s price. Left out: changes of every rate, city and county income tax, and brokers’ fees. Amounts are in dollars of their own time unless said otherwise.',
}

export const findingsOf = (result: Result, inputs: MoneyMarketInputs): readonly Finding[] => [
  ...[
    insured(result, inputs),
    notInsured,
    match(result, inputs),
    stateShare(result, inputs),
    steep(result),
    yieldWords(result, inputs),
    bills(result),
    average(result),
    fees(result, inputs),
    buyingPower(result, inputs),
  ].filter((finding) => finding !== null),
  access,
]
