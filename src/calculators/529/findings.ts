import { yearOf } from '#engine/month.ts'
import { collegePrices } from '#facts/household/college.ts'
import { trumpAccount } from '#facts/retirement/child-accounts.ts'
import {
  aggregateLimits,
  grandparentPlanNotAsked,
  k12Limit,
  k12MoreAfter,
  superfundingYears,
} from '#facts/retirement/education-accounts.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dollars, listText, monthText, percentText, yearsText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { pricedFor } from './bills.ts'
import { isHeldBack, monthAt, type Result } from './compute.ts'
import type { PlanInputs } from './fields.ts'
import type { Leftover } from './leftover.ts'
import { schoolYear } from './school-year.ts'
import { stateFinding } from './state-finding.ts'

type Found = Finding | null

function gap(result: Result, inputs: PlanInputs): Found {
  const more = result.needed - inputs.monthly
  if (result.outcome === 'short' && more >= 0.5)
    return {
      tone: 'act',
      text: `**${dollars(more)} more a month** would pay all you mean to pay: ${dollars(result.needed)} a month, ${dollars(result.needed * 12)} a year. Now ${dollars(result.planned - result.paid)} of the bills is not covered.`,
    }
  if (result.outcome === 'on-track' && more < -0.5)
    return {
      tone: 'good',
      text: `**You save ${dollars(-more)} a month more than it takes.** About ${dollars(result.left)} would be left after the last bill.`,
    }
  return null
}

function lower(result: Result): Found {
  const { coverageLow, coverage } = result
  if (coverageLow === null || coverage === null || coverage - coverageLow < 0.005) return null
  return {
    tone: 'watch',
    text: `**If every return is 2 points lower**, the plans pay ${percentText(coverageLow * 100, 0)} of the bills instead of ${percentText(coverage * 100, 0)}.`,
  }
}

function freed(result: Result, raised: boolean): Found {
  const ends = result.plans
    .filter((one) => one.lastDeposit > 0 && one.monthly >= 1)
    .sort((a, b) => a.lastDeposit - b.lastDeposit)
  const first = ends[0]
  if (!first || ends.length < 2 || first.lastDeposit === ends.at(-1)?.lastDeposit) return null
  return {
    tone: 'note',
    text: `**After ${monthText(monthAt(result, first.lastDeposit))}** the ${dollars(first.monthly)} a month for ${first.name}${raised ? ' (more by then, with your raises)' : ''} is free. It is not counted for the others here.`,
  }
}

function credit(result: Result, inputs: PlanInputs, law: TaxYearFacts): Found {
  if (result.creditYears === 0 || result.outcome === 'no-school') return null
  const { creditYear, creditYears, creditAll } = result
  const tuition = dollars(law.americanOpportunity.value.quarterUpTo)
  // Less than the whole tuition is left to pay in some years.
  const upTo = creditAll < creditYear * creditYears - 0.5 ? 'up to ' : ''
  const all = `${dollars(creditAll)} over ${yearsText(creditYears)} of college`
  if (creditYear < 1)
    return inputs.credit
      ? {
          tone: 'note',
          text: `**No college tax credit at ${dollars(inputs.income)}** (or on separate returns), so nothing is kept outside the plan for it: $0 a year.`,
        }
      : null
  return inputs.credit
    ? {
        tone: 'good',
        text: `**${tuition} of tuition a year stays outside the plan**, so that you can claim a credit of ${upTo}${dollars(creditYear)} a year, ${all}. It is not counted in the savings.`,
      }
    : {
        tone: 'act',
        text: `**Paying ${tuition} of tuition a year from other money** can bring a college tax credit of ${upTo}${dollars(creditYear)} a year at your income, ${all}. The same dollars cannot count for both the credit and the plan.`,
      }
}

function gifts(result: Result, inputs: PlanInputs, law: TaxYearFacts): Found {
  const { annualExclusion } = law.giftAndEstate.value
  const limit = annualExclusion * (inputs.givers === '2' ? 2 : 1)
  const over = result.plans.find((one) => one.gift.outcome === 'over')
  if (over && over.gift.outcome === 'over') {
    const { over: now, later, most, isSpread } = over.gift
    const first =
      now >= 0.5
        ? `**Gifts to ${over.name} are ${dollars(now)} over what is free of gift tax rules this year**`
        : `**From next year on gifts to ${over.name} are ${dollars(later)} a year over what is free of gift tax rules**`
    const spreadOut = isSpread
      ? `, even with this year’s deposits spread over ${superfundingYears.value} years (at most ${dollars(most)})`
      : ''
    const after = now >= 0.5 && later >= 0.5 ? ` In the years after it is ${dollars(later)} a year.` : ''
    return {
      tone: 'watch',
      text: `${first}: ${dollars(limit)} a year from ${inputs.givers === '2' ? 'two givers' : 'one giver'}${spreadOut}.${after} The rest goes on Form 709 and uses up part of the lifetime amount; tax is rarely due.`,
    }
  }
  const spread = result.plans.find((one) => one.gift.outcome === 'spread')
  if (spread && spread.gift.outcome === 'spread') {
    const { lump } = spread.child
    const deposited =
      lump > limit
        ? `**${dollars(lump)} at once for ${spread.name}** is above`
        : `**${dollars(lump)} at once for ${spread.name}** and ${dollars(spread.thisYear)} of monthly deposits this year are together above`
    return {
      tone: 'act',
      text: `${deposited} ${dollars(limit)}, the yearly gift amount, but may be spread over ${superfundingYears.value} years on Form 709 (up to ${dollars(spread.gift.most)}). ${dollars(spread.gift.room)} a year is then left for other gifts to this child${spread.monthly >= 0.5 ? ', monthly deposits counted' : ''}. If the giver dies within the years, part counts again.`,
    }
  }
  return null
}

function cap(result: Result, inputs: PlanInputs): Found {
  const highest = result.plans.reduce((a, b) => (b.account.highest > a.account.highest ? b : a))
  const { lowest, highest: top } = aggregateLimits.value
  if (inputs.cap !== null) {
    if (highest.account.highest <= inputs.cap) return null
    return {
      tone: 'watch',
      text: `**${highest.name}’s account reaches ${dollars(highest.account.highest)}**, above your plan’s limit of ${dollars(inputs.cap)}. It may grow past the limit, but takes no deposits above it; the figures do not stop them.`,
    }
  }
  return highest.account.highest > lowest
    ? {
        tone: 'watch',
        text: `**${highest.name}’s account reaches ${dollars(highest.account.highest)}.** Plans stop taking deposits at a total between ${dollars(lowest)} and about ${dollars(top)} per child, by state. Look up yours.`,
      }
    : null
}

/** The whole student budget holds costs that a plan does not pay free of tax. */
function budget(result: Result, { counts }: PlanInputs): Found {
  if (counts !== 'budget') return null
  const one = result.plans.find(({ child, bills }) => child.cost === null && child.school !== 'k12' && bills.length > 0)
  if (!one || one.child.school === 'k12') return null
  const { tuition, housingAndFood, total } = collegePrices.value[one.child.school]
  return {
    tone: 'watch',
    text: `**${dollars(total - tuition - housingAndFood)} of ${one.name}’s ${dollars(total)} a year (${pricedFor()}) is books, travel and personal costs.** A plan pays books free of tax, travel and personal costs not: the figures pay them all and leave out income tax and 10% on the growth in that part.`,
  }
}

function owner({ owner: who }: PlanInputs): Found {
  if (who === 'grandparent')
    return {
      tone: 'note',
      text: `**A grandparent’s plan** is not asked about on the federal aid form since school year ${schoolYear(grandparentPlanNotAsked.value.fromSchoolYear)}. Some private colleges use a form of their own that may ask.`,
    }
  return who === 'student'
    ? {
        tone: 'note',
        text: '**A dependent student’s own 529 plan** counts as the parents’ money on the federal aid form, not as the student’s own.',
      }
    : null
}

function trump(result: Result): Found {
  const { pilotBornFrom, pilotBornTo, pilotDeposit } = trumpAccount.value
  const born = result.plans.filter(({ child }) => child.born >= pilotBornFrom && child.born <= pilotBornTo)
  return born.length > 0
    ? {
        tone: 'act',
        text: `**${listText(born.map((one) => one.name))}: born ${pilotBornFrom} to ${pilotBornTo}.** A citizen child can get ${dollars(pilotDeposit)} from the Treasury in a Trump account, a retirement-style account besides the 529 plan. It is not counted here.`,
      }
    : null
}

function early(result: Result, inputs: PlanInputs): Found {
  const k12Now = k12Limit.value[1]
  const small = result.plans.filter(({ child, bills }) => child.school === 'k12' && bills.length > 0)
  if (small.length === 0) return null
  const over = small.filter(isHeldBack).map((one) => `${one.name}’s`)
  const rest =
    over.length > 0
      ? `; ${listText(over)} share of the price is more in some years, and the rest comes from other money, here and in what 100%, 75% and 50% of the cost take`
      : ''
  return {
    tone: over.length > 0 ? 'watch' : 'note',
    text: `**School before college**: a plan may pay ${dollars(k12Now.perYear)} a year for each child from ${k12Now.fromYear}, for tuition and, since ${monthText(k12MoreAfter.value.slice(0, 7))}, also for books, tutoring, tests and some other costs${rest}. ${inputs.state === 'US' ? 'Some states' : 'Your state may be one of those that'} tax such withdrawals.`,
  }
}

function rothNote({ amount, roth, from }: Leftover, result: Result): Finding {
  // What the plan leaves is there only after the last bill.
  const there = yearOf(monthAt(result, from === 'plan' ? result.lastMonth : 0))
  const years = `over ${yearsText(roth.years)} at today’s limit, from ${Math.max(roth.from, there)} on`
  return {
    tone: 'note',
    text: `**Of ${dollars(amount)} left over**, ${dollars(roth.amount)} could move to a child’s Roth IRA, ${years}, as far as the child earns as much. The table below has the other ways.`,
  }
}

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: grants (the average student pays less than the published price), part-time years, and market falls. A plan pays housing and food only up to the school’s own allowance, and only if the student is at least half-time. Travel, health cover and personal costs are not paid tax-free. Future costs and returns are guesses.',
}

export function findingsOf(
  result: Result,
  inputs: PlanInputs,
  law: TaxYearFacts,
  leftover: Leftover,
): readonly Finding[] {
  const found = [
    gap(result, inputs),
    stateFinding(result, inputs),
    credit(result, inputs, law),
    gifts(result, inputs, law),
    budget(result, inputs),
    cap(result, inputs),
    lower(result),
    early(result, inputs),
    trump(result),
    owner(inputs),
    freed(result, inputs.raise > 0),
  ].filter((finding) => finding !== null)
  return [
    ...found.slice(0, 7),
    ...(leftover.amount >= 1 && leftover.from !== 'example' ? [rothNote(leftover, result)] : []),
    leftOut,
  ]
}
