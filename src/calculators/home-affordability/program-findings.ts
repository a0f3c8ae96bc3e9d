/** What the loan type brings with it: its insurance, its limits, what it asks besides. */
import { dtiVa, fhaMinimumDown } from '#facts/lending/mortgage.ts'
import { vaResidualIncome } from '#facts/lending/qualifying.ts'
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import type { AffordContext } from './context.ts'
import { placeName } from './place.ts'
import { insuranceWords, programWords as words } from './words/findings.en.ts'
import { insuranceNames } from './words/names.en.ts'

export function mortgageInsurance({ inputs, result: { at } }: AffordContext): MaybeFound {
  const monthly = at.payment.mortgageInsurance
  if (monthly < 0.5) return null
  const values = { name: insuranceNames[inputs.program], monthly }
  if (inputs.program === 'conventional') return watch(insuranceWords.conventional, values)
  if (inputs.program !== 'fha') return watch(insuranceWords.usda, values)
  const ends = at.payment.baseLoan <= at.price * 0.9 * (1 + 1e-9)
  return watch(ends ? insuranceWords.fhaEnds : insuranceWords.fhaForLife, values)
}

function va({ inputs, result: { at } }: AffordContext): MaybeFound {
  if (at.residual === null) return null
  const { left, required } = at.residual
  const values = { left, required, place: placeName(inputs.state) || words.south }
  const guide = dtiVa.value.back
  const tone = left >= required ? good : watch
  return at.ratios !== null && at.ratios.back > guide
    ? tone(words.vaRaised, { ...values, more: (vaResidualIncome.value.overGuide - 1) * 100, guide: guide * 100 })
    : tone(words.va, values)
}

function fha({ law: { limits }, result: { at } }: AffordContext): MaybeFound {
  const { value, asOf = '' } = limits.fha
  const loan = at.payment.baseLoan
  const [usual] = value.floor
  if (loan > usual) return watch(words.fhaOver, { loan, usual, highest: value.ceilingOneUnit, asOf })
  const [least] = fhaMinimumDown.value
  return least ? note(words.fhaScore, { share: least.share * 100, score: least.scoreFrom }) : null
}

function conventional({ law: { limits }, result: { at } }: AffordContext): MaybeFound {
  const loan = at.payment.baseLoan
  const [usual] = limits.conforming.value.baseline
  return loan > usual && watch(words.jumbo, { loan, usual, asOf: limits.conforming.asOf ?? '' })
}

export function programNote(context: AffordContext): MaybeFound {
  switch (context.inputs.program) {
    case 'va':
      return va(context)
    case 'usda':
      return watch(words.usda)
    case 'fha':
      return fha(context)
    case 'conventional':
      return conventional(context)
  }
}
