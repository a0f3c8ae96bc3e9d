import { heldYears } from '#facts/held-years.precomputed.ts'
import { downPayment } from '#facts/household/housing.ts'
import { homePremiumNational } from '#facts/insurance/home-premiums.ts'
import { asOfText } from '../kit/as-of.ts'
import { defineCalculator } from '../kit/definition.ts'
import { missingStateLaw } from '../kit/fetched-law.ts'
import { dollars, percentText } from '../kit/format.ts'
import { isStateCode } from '../kit/states.ts'
import { cases } from './cases.ts'
import { compute, minimumDown } from './compute.ts'
import { fields } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { lawOf } from './law.ts'
import { placeName, SURVEYED_COVER, typicalInsurance, typicalPremium, typicalPropertyTax } from './place.ts'
import { answer, present } from './present.ts'
import { programName } from './words.ts'

export const calculator = defineCalculator({
  slug: 'home-affordability',
  fields,
  groups,
  shows: {
    downShare: ({ downKind }) => downKind === 'share',
    downAmount: ({ downKind }) => downKind === 'amount',
    ownFront: ({ limits }) => limits === 'own',
    ownBack: ({ limits }) => limits === 'own',
    vaUse: ({ program }) => program === 'va',
    squareFeet: ({ program }) => program === 'va',
    pmiRate: ({ program }) => program === 'conventional',
  },
  hints: {
    propertyTax: ({ state }) =>
      isStateCode(state)
        ? `Left blank: ${percentText(typicalPropertyTax(state))}, typical for ${placeName(state)} (Tax Foundation). Counties differ widely.`
        : `Left blank: ${percentText(typicalPropertyTax(state))}. States run from 0.29% (Hawaii) to 1.88% (Illinois).`,
    insurance: ({ state }) =>
      `Share of the price. Left blank: ${percentText(typicalInsurance(state))}, from ${dollars(typicalPremium(state))} for ${dollars(SURVEYED_COVER)} of cover in ${placeName(state)} (NerdWallet, ${asOfText(homePremiumNational)}).`,
    downShare: (inputs) =>
      inputs.program === 'conventional' && inputs.downShare < 20
        ? `Below 20%, lenders ask for PMI. First-time buyers put down 10% on average (National Association of Realtors, ${asOfText(downPayment)}).`
        : (fields.downShare.hint ?? ''),
  },
  check: (inputs) => {
    const least = minimumDown[inputs.program] * 100
    const given = inputs.downKind === 'share' ? inputs.downShare : inputs.downAmount === 0 ? 0 : least
    if (given >= least) return {}
    const text = `${programName[inputs.program] === 'FHA' ? 'FHA' : 'Conventional'} loans ask for at least ${percentText(least)} down.`
    return inputs.downKind === 'share' ? { downShare: text } : { downAmount: text }
  },
  years: heldYears,
  facts: lawOf,
  missing: ({ state }) => missingStateLaw(state),
  compute,
  figures,
  mainFigure: 'price',
  moreIs: 'better',
  answer,
  present,
  cases,
})
