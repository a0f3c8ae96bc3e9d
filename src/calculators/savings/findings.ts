import { depositFor, MOST_MONTHS, reachOf } from '#engine/saving/deposit-plan.ts'
import { fdicPerDepositor, fdicTrust } from '#facts/credit/protection.ts'
import { bestSavings, bigBankSavings, savingsNational } from '#facts/lending/rates.ts'
import { asOfYear } from '../kit/as-of.ts'
import { dollars, dollarsAndCents, monthsText, monthText, percentText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { stateNameOf } from '../kit/states.ts'
import { coverageOf, fillOf, goalAt, inToday, monthAfter, type Result } from './compute.ts'
import type { SavingsInputs } from './fields.ts'
import { bucketName, rhythm } from './words.ts'

type Found = Finding | null
/** The balance is really there: the goal is reached, or the date is given. */
const lasts = (result: Result): boolean => result.month !== null && result.month > 0

function addMore(result: Result, inputs: SavingsInputs): Found {
  if (inputs.ask === 'buckets' || inputs.ask === 'balance' || result.outcome === 'already-there') return null
  if (inputs.ask === 'deposit') {
    const later = inputs.by + 12
    if (result.outcome !== 'deposit-found' || result.depositNeeded === null || later > MOST_MONTHS) return null
    const needed = depositFor({ ...result.plan, deposit: 0 }, goalAt(inputs)(later), later)
    const change = needed === null ? 0 : needed - result.depositNeeded
    if (needed === null || Math.abs(change) < 0.01) return null
    return {
      tone: 'note',
      text:
        needed < 0.005
          ? '**A year more time** and what you have would be enough without deposits.'
          : change < 0
            ? `**A year more time** would bring it down to **${dollarsAndCents(needed)}** ${rhythm[inputs.frequency]}.`
            : `**A year more time** would not help: the goal rises faster than you would save, and it takes **${dollarsAndCents(needed)}** ${rhythm[inputs.frequency]}.`,
    }
  }
  const reach = reachOf({ ...result.plan, deposit: inputs.deposit + 50 }, goalAt(inputs))
  if (reach.outcome === 'never') return null
  if (result.month === null)
    return {
      tone: 'act',
      text: `**$50 more ${rhythm[inputs.frequency]}** would get you there in **${monthText(monthAfter(result, reach.month))}**.`,
    }
  const sooner = result.month - reach.month
  return sooner > 0
    ? {
        tone: 'good',
        text: `**$50 more ${rhythm[inputs.frequency]}** would bring the goal **${monthsText(sooner)}** nearer.`,
      }
    : null
}

function otherBank(result: Result, inputs: SavingsInputs): Found {
  if (!lasts(result)) return null
  const less = result.balance - result.otherBalance
  const when = monthText(monthAfter(result, result.month ?? 0))
  const published = `In autumn ${asOfYear(bigBankSavings)} big banks’ standard savings paid ${percentText(bigBankSavings.value * 100)}, the US average was ${percentText(savingsNational.value * 100)} and the best published rates were ${percentText(bestSavings.value.low * 100)} to ${percentText(bestSavings.value.high * 100)}.`
  if (Math.abs(less) < 1) return { tone: 'note', text: `**Rates differ a lot.** ${published}` }
  const text = `**At ${percentText(inputs.compareRate)} instead of ${percentText(result.apy * 100)}** you would have **${dollars(Math.abs(less))} ${less > 0 ? 'less' : 'more'}** by ${when}. ${published}`
  return { tone: less > 0 ? 'good' : 'act', text }
}

/** Above every bracket of federal and state tax together: a cliff in the rules. */
const STEEP = 0.6

function taxOn(result: Result, inputs: SavingsInputs): Found {
  if (result.apy === 0 || !lasts(result) || (result.taxPaid < 0.5 && result.interest < 0.5)) return null
  if (inputs.taxKind === 'none')
    return {
      tone: 'watch',
      text: '**Tax is left out.** Bank interest is taxed each year like pay, even if you leave it in the account.',
    }
  const { sample, share } = result.tax
  const all = `**Tax takes ${percentText(share * 100, 1)} of the interest**, about ${dollars(result.taxPaid)} by then.`
  if (!sample) return { tone: 'note', text: `${all} That is the rate you entered.` }
  const where =
    inputs.state === 'US'
      ? 'Federal only: choose your state to add its tax.'
      : `Federal ${percentText((sample.federal / sample.interest) * 100, 1)}, ${stateNameOf(inputs.state)} ${percentText((sample.stateAndLocal / sample.interest) * 100, 1)}.`
  if (share > STEEP)
    return {
      tone: 'watch',
      text: `${all} ${where} That is more than any bracket: at this income a dollar more crosses a step of the tax rules. With slightly more or less pay it would be far less.`,
    }
  return {
    tone: 'note',
    text: `${all} ${where} The account’s ${percentText(result.apy * 100)} leaves ${percentText(result.netYield * 100)}.`,
  }
}

function buyingPower(result: Result, inputs: SavingsInputs): Found {
  if (!lasts(result) || inputs.inflation === 0 || result.balance < 1) return null
  const real = (1 + result.netYield) / (1 + inputs.inflation / 100) - 1
  const buys = dollars(inToday(result.balance, inputs.inflation, result.month ?? 0))
  const start = `**${dollars(result.balance)} then buys what ${buys} buys today**, at ${percentText(inputs.inflation)} inflation.`
  return real < -0.00005
    ? {
        tone: 'watch',
        text: `${start} ${inputs.taxKind === 'none' ? 'Before tax' : 'After tax'} the account grows ${percentText(result.netYield * 100)} a year, slower than prices: each dollar in it loses ${percentText(-real * 100)} of its value a year.`,
      }
    : {
        tone: 'note',
        text: `${start} After ${inputs.taxKind === 'none' ? '' : 'tax and '}inflation the account grows ${percentText(real * 100)} a year.`,
      }
}

function insured(result: Result, inputs: SavingsInputs): Found {
  const cover = coverageOf(inputs, fdicPerDepositor.value, fdicTrust.value)
  const there = (result.month === null ? result.plan.saved : result.balance) + inputs.otherThere
  if (there < 1) return null
  const whose =
    inputs.beneficiaries > 0
      ? `${inputs.owners === 'two' ? 'two owners' : 'one owner'} with ${inputs.beneficiaries === 1 ? 'a named beneficiary' : 'named beneficiaries'}`
      : inputs.owners === 'two'
        ? 'an account of two people'
        : 'an account of one person'
  const rule = `At one bank or credit union, FDIC or NCUA insurance covers **${dollars(cover)}** for ${whose}`
  if (there <= cover)
    return { tone: 'good', text: `${rule}: all of your ${dollars(there)}. Check that the bank is insured.` }
  return {
    tone: 'act',
    text: `${rule}. **${dollars(there - cover)}** of your ${dollars(there)} would be above it. A second bank, or another kind of ownership, is insured on its own.`,
  }
}

function lateBuckets(result: Result, inputs: SavingsInputs): readonly Finding[] {
  const months = result.buckets?.own.months
  if (!months) return []
  return inputs.buckets.flatMap((bucket, i): Finding[] => {
    const month = months[i] ?? null
    if (bucket.by === null || (month !== null && month <= bucket.by)) return []
    const goal = bucket.goal * (inputs.keepsValue ? (1 + inputs.inflation / 100) ** (bucket.by / 12) : 1)
    const needed = depositFor({ ...result.plan, saved: bucket.saved }, goal, bucket.by)
    const takes =
      needed === null
        ? ''
        : ` On its own it takes **${dollarsAndCents(needed)}** ${rhythm[inputs.frequency]} to be in time.`
    return [
      {
        tone: 'act',
        text: `**${bucketName(bucket.name, i)}** is wanted in ${monthText(monthAfter(result, bucket.by))}, but would ${month === null ? 'not be full within 100 years' : `be full in ${monthText(monthAfter(result, month))}`}.${takes}`,
      },
    ]
  })
}

function orderOfBuckets(result: Result, inputs: SavingsInputs): Found {
  const both = result.buckets
  if (!both || inputs.buckets.length < 2) return null
  const words = inputs.order === 'in-order' ? 'Side by side' : 'One after another'
  const changes = inputs.buckets.flatMap((bucket, i) => {
    const [now, then] = [both.own.months[i] ?? null, both.other.months[i] ?? null]
    if (now === null || then === null || now === then) return []
    return [`${bucketName(bucket.name, i)}: ${monthsText(Math.abs(then - now))} ${then < now ? 'sooner' : 'later'}`]
  })
  if (changes.length === 0) return null
  const shown = changes.length > 4 ? [...changes.slice(0, 4), 'and others'] : changes
  return { tone: 'note', text: `**${words}**, with the same money. ${shown.join('; ')}.` }
}

function moreForBuckets(result: Result, inputs: SavingsInputs): Found {
  if (inputs.ask !== 'buckets' || result.month === null || result.month === 0) return null
  const { months } = fillOf({ ...inputs, looseDeposit: inputs.looseDeposit + 50 }, result.plan, inputs.order)
  const last = Math.max(0, ...months.map((month) => month ?? Number.MAX_SAFE_INTEGER))
  const sooner = result.month - last
  return sooner > 0
    ? {
        tone: 'good',
        text: `**$50 more ${rhythm[inputs.frequency]}**, for the first open goal, would fill ${inputs.buckets.length === 1 ? 'it' : 'the last one'} **${monthsText(sooner)}** sooner.`,
      }
    : null
}

function rateMeaning(result: Result, inputs: SavingsInputs): Found {
  if (inputs.rateKind === 'apy' || inputs.rate === 0) return null
  return {
    tone: 'note',
    text: `**${percentText(inputs.rate)} compounded ${inputs.compounding}** is an APY of **${percentText(result.apy * 100, 3)}**. If your bank’s page says APY, choose APY: the compounding is already in it.`,
  }
}

const leftOut = (result: Result): Finding => ({
  tone: 'note',
  text: `Left out: changes of the rate (banks change it at any time), fees, and city or county income tax.${result.stray > 0 ? ` One-time amounts before this month or beyond 100 years (${result.stray}) are not counted.` : ''} Future amounts are in dollars of their own time unless said otherwise.`,
})

export const findingsOf = (result: Result, inputs: SavingsInputs): readonly Finding[] => [
  ...[
    ...lateBuckets(result, inputs).slice(0, 3),
    addMore(result, inputs),
    moreForBuckets(result, inputs),
    orderOfBuckets(result, inputs),
    otherBank(result, inputs),
    taxOn(result, inputs),
    buyingPower(result, inputs),
    insured(result, inputs),
    rateMeaning(result, inputs),
  ]
    .filter((finding) => finding !== null)
    .slice(0, 8),
  leftOut(result),
]
