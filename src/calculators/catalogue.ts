/** Every calculator of the house: its card at once, the rest on demand. One line each; the folder holds all else. */

import { meta as plan401k } from './401k/meta.ts'
import { meta as plan529 } from './529/meta.ts'
import { meta as autoLoan } from './auto-loan/meta.ts'
import { meta as brokerageFees } from './brokerage-fees/meta.ts'
import { meta as budgetPlanner } from './budget-planner/meta.ts'
import { meta as businessLoan } from './business-loan/meta.ts'
import { meta as cagr } from './cagr/meta.ts'
import { meta as capitalGainsTax } from './capital-gains-tax/meta.ts'
import { meta as cd } from './cd/meta.ts'
import { coming } from './coming.ts'
import { meta as compoundInterest } from './compound-interest/meta.ts'
import { meta as creditCardPayoff } from './credit-card-payoff/meta.ts'
import { meta as currencyConverter } from './currency-converter/meta.ts'
import { meta as dca } from './dca/meta.ts'
import { meta as debtConsolidation } from './debt-consolidation/meta.ts'
import { meta as debtToIncome } from './debt-to-income/meta.ts'
import { meta as emergencyFund } from './emergency-fund/meta.ts'
import { meta as emi } from './emi/meta.ts'
import { meta as etf } from './etf/meta.ts'
import { meta as homeAffordability } from './home-affordability/meta.ts'
import { meta as homeDownPayment } from './home-down-payment/meta.ts'
import { meta as homeMaintenance } from './home-maintenance/meta.ts'
import { meta as hsa } from './hsa/meta.ts'
import type { Calculator, Meta, Tool } from './kit/definition.ts'
import { meta as lifeInsurance } from './life-insurance/meta.ts'
import { meta as loanPrepayment } from './loan-prepayment/meta.ts'
import { meta as lumpsum } from './lumpsum/meta.ts'
import { meta as moneyMarket } from './money-market/meta.ts'
import { meta as moneySavingChallenge } from './money-saving-challenge-generator/meta.ts'
import { meta as mortgage } from './mortgage/meta.ts'
import { meta as mortgagePoints } from './mortgage-points/meta.ts'
import { meta as mutualFund } from './mutual-fund/meta.ts'
import { meta as netWorth } from './net-worth/meta.ts'
import { calculatorPath } from './paths.ts'
import { meta as payrollTax } from './payroll-tax/meta.ts'
import { meta as personalLoan } from './personal-loan/meta.ts'
import { meta as realEstate } from './real-estate/meta.ts'
import { meta as refinance } from './refinance/meta.ts'
import { meta as rentVsBuy } from './rent-vs-buy/meta.ts'
import { meta as retirement } from './retirement/meta.ts'
import { meta as retirementDrawdown } from './retirement-drawdown/meta.ts'
import { meta as retirementPlanning } from './retirement-planning/meta.ts'
import { meta as rothIra } from './roth-ira/meta.ts'
import { meta as salaryHourly } from './salary-hourly-converter/meta.ts'
import { meta as savings } from './savings/meta.ts'
import { meta as simpleInterest } from './simple-interest/meta.ts'
import { meta as socialSecurity } from './social-security/meta.ts'
import { meta as stockAverage } from './stock-average/meta.ts'
import { meta as studentLoan } from './student-loan/meta.ts'
import { meta as tax } from './tax/meta.ts'
import { meta as taxLossHarvesting } from './tax-loss-harvesting/meta.ts'
import { meta as termInsurance } from './term-insurance/meta.ts'
import { meta as traditionalIra } from './traditional-ira/meta.ts'

export interface CatalogueEntry extends Meta {
  readonly path: string
  readonly isImplemented: boolean
  /** Loads the whole calculator. Only built ones have it. */
  readonly load?: () => Promise<{ readonly calculator: Calculator }>
}

const built = (meta: Meta, load: () => Promise<{ readonly calculator: Tool }>): CatalogueEntry => ({
  ...meta,
  path: calculatorPath(meta.slug),
  isImplemented: true,
  load: async () => ({ calculator: await (await load()).calculator.whole() }),
})

export const catalogue: readonly CatalogueEntry[] = [
  built(budgetPlanner, () => import('./budget-planner/calculator.ts')),
  built(compoundInterest, () => import('./compound-interest/calculator.ts')),
  built(mortgage, () => import('./mortgage/calculator.ts')),
  built(mortgagePoints, () => import('./mortgage-points/calculator.ts')),
  built(refinance, () => import('./refinance/calculator.ts')),
  built(creditCardPayoff, () => import('./credit-card-payoff/calculator.ts')),
  built(studentLoan, () => import('./student-loan/calculator.ts')),
  built(tax, () => import('./tax/calculator.ts')),
  built(socialSecurity, () => import('./social-security/calculator.ts')),
  built(rentVsBuy, () => import('./rent-vs-buy/calculator.ts')),
  built(retirementDrawdown, () => import('./retirement-drawdown/calculator.ts')),
  built(simpleInterest, () => import('./simple-interest/calculator.ts')),
  built(homeAffordability, () => import('./home-affordability/calculator.ts')),
  built(debtToIncome, () => import('./debt-to-income/calculator.ts')),
  built(personalLoan, () => import('./personal-loan/calculator.ts')),
  built(emi, () => import('./emi/calculator.ts')),
  built(realEstate, () => import('./real-estate/calculator.ts')),
  built(autoLoan, () => import('./auto-loan/calculator.ts')),
  built(homeDownPayment, () => import('./home-down-payment/calculator.ts')),
  built(loanPrepayment, () => import('./loan-prepayment/calculator.ts')),
  built(businessLoan, () => import('./business-loan/calculator.ts')),
  built(debtConsolidation, () => import('./debt-consolidation/calculator.ts')),
  built(homeMaintenance, () => import('./home-maintenance/calculator.ts')),
  built(currencyConverter, () => import('./currency-converter/calculator.ts')),
  built(brokerageFees, () => import('./brokerage-fees/calculator.ts')),
  built(moneySavingChallenge, () => import('./money-saving-challenge-generator/calculator.ts')),
  built(netWorth, () => import('./net-worth/calculator.ts')),
  built(plan529, () => import('./529/calculator.ts')),
  built(cagr, () => import('./cagr/calculator.ts')),
  built(cd, () => import('./cd/calculator.ts')),
  built(savings, () => import('./savings/calculator.ts')),
  built(lumpsum, () => import('./lumpsum/calculator.ts')),
  built(mutualFund, () => import('./mutual-fund/calculator.ts')),
  built(emergencyFund, () => import('./emergency-fund/calculator.ts')),
  built(capitalGainsTax, () => import('./capital-gains-tax/calculator.ts')),
  built(taxLossHarvesting, () => import('./tax-loss-harvesting/calculator.ts')),
  built(stockAverage, () => import('./stock-average/calculator.ts')),
  built(moneyMarket, () => import('./money-market/calculator.ts')),
  built(hsa, () => import('./hsa/calculator.ts')),
  built(salaryHourly, () => import('./salary-hourly-converter/calculator.ts')),
  built(etf, () => import('./etf/calculator.ts')),
  built(dca, () => import('./dca/calculator.ts')),
  built(retirementPlanning, () => import('./retirement-planning/calculator.ts')),
  built(plan401k, () => import('./401k/calculator.ts')),
  built(traditionalIra, () => import('./traditional-ira/calculator.ts')),
  built(payrollTax, () => import('./payroll-tax/calculator.ts')),
  built(rothIra, () => import('./roth-ira/calculator.ts')),
  built(retirement, () => import('./retirement/calculator.ts')),
  built(lifeInsurance, () => import('./life-insurance/calculator.ts')),
  built(termInsurance, () => import('./term-insurance/calculator.ts')),
  ...coming.map((meta) => ({ ...meta, path: calculatorPath(meta.slug), isImplemented: false })),
]

/** Other paths that show a calculator of another name (spec 2.5). */
export const aliases: Readonly<Record<string, string>> = {
  '/mortgage-payment-calculator': 'mortgage',
}

const bySlug = new Map(catalogue.map((entry) => [entry.slug, entry]))
const byPath = new Map(catalogue.map((entry) => [entry.path, entry]))

/** By name; the page's path without its slash is understood too. */
export const entryBySlug = (slug: string): CatalogueEntry | undefined => bySlug.get(slug) ?? byPath.get(`/${slug}`)
export const entryByPath = (path: string): CatalogueEntry | undefined =>
  byPath.get(path) ?? bySlug.get(aliases[path] ?? '')

export const calculatorPaths: readonly string[] = [...catalogue.map((entry) => entry.path), ...Object.keys(aliases)]
