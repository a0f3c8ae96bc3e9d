import { homePremiumNational } from '#facts/insurance/home-premiums.ts'
import { closingCosts, typicalPmiRate } from '#facts/lending/mortgage.ts'
import { fedFundsTarget, mortgage30 } from '#facts/lending/rates.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { citing } from '../kit/citing.ts'
import type { MortgageContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact, document } = citing({ ...insuranceSources, ...lendingSources })

function ofLoanType({ inputs, law: { loans } }: MortgageContext) {
  switch (inputs.loanType) {
    case 'conventional':
      return [
        fact(loans.pmi, words.pmi),
        fact(loans.conforming, words.conforming),
        fact(typicalPmiRate, words.usualPmi),
      ]
    case 'fha':
      return [
        fact(loans.fhaUpfront, words.fhaUpfront),
        fact(loans.fhaAnnual, words.fhaAnnual),
        fact(loans.fhaMinimumDown, words.fhaMinimumDown),
        fact(loans.fhaLimits, words.fhaLimits),
      ]
    case 'va':
      return [fact(loans.vaFee, words.vaFee)]
    case 'usda':
      return [fact(loans.usda, words.usda)]
  }
}

export const sources = (context: MortgageContext) => {
  const { loans } = context.law
  return [
    fact(mortgage30, words.rate),
    ...ofLoanType(context),
    document('reg-z-app-j', words.apr),
    context.result.outcome === 'loan' && document('reg-z', words.estimate),
    context.inputs.rateType === 'arm' && fact(fedFundsTarget, words.target),
    fact(loans.propertyTax, words.propertyTax),
    fact(loans.escrowCushion, words.escrow),
    fact(homePremiumNational, words.homeInsurance),
    fact(closingCosts, words.closing),
  ]
}
