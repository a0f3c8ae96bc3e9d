/** Which findings hold, with what values; the most important first. */
import { daysBetween, type IsoDate } from '#engine/month.ts'
import { harvester } from '#engine/shares/harvest.ts'
import { chooseLots } from '#engine/shares/harvest-choice.ts'
import { firstLongTermDay } from '#engine/shares/holding-period.ts'
import { washWindow } from '#engine/shares/wash-window.ts'
import { federalReturn } from '#engine/tax/federal-return.ts'
import { capitalLossLimit } from '#facts/tax-years/standing.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { stateNameOf } from '../kit/states.ts'
import { aheadOf, householdOf, isFilled } from './compute.ts'
import type { HarvestContext } from './context.ts'
import { lotName } from './names.ts'
import { dateWords, noteWords, washWords, worthWords } from './words/findings.en.ts'

const LEAST = 1
/** Lots named in one sentence. */
const FEW = 3

/** A loss that saves nothing this year: what it meets is taxed at 0%, or there is no tax at all. Said first. */
const zero = ({ result }: HarvestContext): readonly MaybeFound[] => [
  result.zero === 'band' && watch(worthWords.zeroBand),
  result.zero === 'no-tax' && watch(worthWords.noTax),
]

/** What is gained by selling on the first clear day instead; a day of the next year puts the saving off too. */
function clearLater({ inputs, law, result }: HarvestContext): MaybeFound {
  const { clear: day, sold, choice } = result
  if (day <= sold) return null
  if (day.slice(0, 4) !== sold.slice(0, 4)) return note(washWords.clearNextYear, { day })
  const harvest = harvester(householdOf(inputs), law.tax, law.state, aheadOf(inputs))
  const more = chooseLots(result.lots, result.purchases, day, harvest).worth.worth - choice.worth.worth
  return more >= LEAST ? act(washWords.clearWorth, { day, more }) : act(washWords.clear, { day })
}

function wash(context: HarvestContext): readonly MaybeFound[] {
  const { result } = context
  const { lots, pieces } = result.choice
  const biggest = (of: 'putOff' | 'lost') => [...lots].sort((a, b) => b[of] - a[of])[0]
  const [putOff, lost] = [biggest('putOff'), biggest('lost')]
  return [
    lost && lost.lost >= LEAST && watch(washWords.lost, { lost: lost.lost, name: lotName(context, lost.lot) }),
    putOff &&
      putOff.putOff >= LEAST &&
      watch(washWords.putOff, { putOff: putOff.putOff, name: lotName(context, putOff.lot) }),
    clearLater(context),
    pieces.some(({ bought }) => bought.account === 'spouse') && note(washWords.spouse),
  ]
}

function unmatched({ inputs, result }: HarvestContext): readonly MaybeFound[] {
  const names = new Set(result.lots.map(({ name }) => name))
  const odd = result.purchases.filter(({ name }) => !names.has(name))
  const [first] = odd
  if (!first) return []
  const typed = inputs.buys[Number(first.key.slice(4))]?.name.trim() ?? ''
  return [typed === '' ? watch(washWords.unnamed) : watch(washWords.unmatched, { name: typed })]
}

function left(context: HarvestContext): readonly MaybeFound[] {
  const out = context.result.choice.lots.filter((lot) => !lot.isTaken && lot.putOff + lot.lost < lot.loss - LEAST)
  if (out.length === 0) return []
  const names = out.slice(0, FEW).map(({ lot }) => lotName(context, lot))
  return [watch(worthWords.left, { names, later: Math.max(0, -out.reduce((sum, lot) => sum + lot.worth, 0)) })]
}

function deferral({ inputs, result }: HarvestContext): readonly MaybeFound[] {
  if (result.outcome !== 'take') return []
  const { now, later, carriedSaves: carried } = result.choice.worth
  if (inputs.end === 'kept') return [now >= LEAST && good(worthWords.permanent, { now })]
  if (later < LEAST || now < LEAST) return []
  return [
    result.worth < 0
      ? watch(worthWords.costsMore, { now, later })
      : carried >= LEAST
        ? note(worthWords.deferralCarried, { now, carried, later, years: inputs.years })
        : note(worthWords.deferral, { now, later, years: inputs.years }),
  ]
}

function setOff({ inputs, result }: HarvestContext): readonly MaybeFound[] {
  if (result.outcome !== 'take') return []
  const { shortTerm: short, longTerm: long } = result.choice.worth.carryover
  const offset = Math.min(Math.max(0, inputs.shortGains - inputs.shortCarryover), result.counted)
  return [
    offset >= LEAST && good(worthWords.shortFirst, { gains: offset }),
    short + long >= LEAST &&
      note(worthWords.carried, {
        short: Math.max(0, short),
        long: Math.max(0, long),
        limit: capitalLossLimit.value[inputs.status],
      }),
  ]
}

function taxes({ inputs, law, result }: HarvestContext): readonly MaybeFound[] {
  if (result.outcome !== 'take') return []
  const household = householdOf(inputs)
  const surtax = (short: number, long: number): number =>
    federalReturn(
      { ...household, shortTermGain: household.shortTermGain - short, longTermGain: household.longTermGain - long },
      law.tax,
    ).otherTaxes.netInvestmentIncome
  const saved = surtax(0, 0) - surtax(result.choice.shortTerm, result.choice.longTerm)
  const state = stateNameOf(inputs.state)
  const stateSaved = result.choice.worth.stateNow
  return [
    saved >= LEAST && note(worthWords.surtax, { saved }),
    state !== '' &&
      (stateSaved >= LEAST
        ? note(worthWords.state, { state, saved: stateSaved })
        : note(worthWords.stateNone, { state })),
  ]
}

/** What a visitor does before and after. */
function doing(context: HarvestContext): readonly MaybeFound[] {
  const { result, today } = context
  const losing = result.choice.lots.filter(({ lot }) => !lot.isCrypto)
  // With nothing worth selling there is no window to keep free, unless purchases are what puts the losses off.
  const selling = result.outcome === 'take' || result.choice.pieces.length > 0
  const crypto = result.choice.lots.some(({ lot }) => lot.isCrypto)
  const left = daysBetween(today as IsoDate, `${today.slice(0, 4)}-12-31` as IsoDate)
  return [
    selling && losing.length > 0 && act(washWords.window, washWindow(result.sold)),
    selling && losing.length > 0 && act(washWords.autoBuy),
    crypto && note(washWords.crypto),
    result.outcome === 'take' &&
      result.sold >= today &&
      left <= 45 &&
      left > 0 &&
      note(dateWords.yearEnd, { days: left }),
  ]
}

/** A short-term loss that will soon be a long-term one, while there are short-term gains. */
function turning(context: HarvestContext): readonly MaybeFound[] {
  const { inputs, result } = context
  const gains = inputs.shortGains - inputs.shortCarryover
  const soon = result.choice.lots.find(
    ({ lot, longTerm }) => !longTerm && daysBetween(result.sold, firstLongTermDay(lot.acquired)) <= 60,
  )
  if (!soon || gains < LEAST) return []
  return [note(dateWords.turns, { name: lotName(context, soon.lot), day: firstLongTermDay(soon.lot.acquired), gains })]
}

function others({ inputs, law, result }: HarvestContext): readonly MaybeFound[] {
  const open = inputs.lots.filter((lot) => !isFilled(lot)).length
  const gains = result.lots.filter((lot) => lot.value > lot.cost).length
  const sold = result.sold.slice(0, 4)
  return [
    open > 0 && note(noteWords.incomplete, { count: open }),
    gains > 0 && note(noteWords.gainsLeft, { count: gains }),
    result.lots.length > 0 && sold !== String(law.tax.year) && note(dateWords.otherYear, { year: law.tax.year, sold }),
  ]
}

const rules = [zero, unmatched, wash, left, deferral, doing, setOff, turning, taxes, others]

export const findings = (context: HarvestContext): readonly MaybeFound[] => [
  ...rules.flatMap((rule) => rule(context)),
  note(noteWords.notIncluded),
]
