/** What every built calculator is asked by, one line each. Read while building the search; see kit/asks.ts. */
import { asks as plan401k } from './401k/asks.ts'
import { asks as plan529 } from './529/asks.ts'
import { asks as autoLoan } from './auto-loan/asks.ts'
import { asks as brokerageFees } from './brokerage-fees/asks.ts'
import { asks as budgetPlanner } from './budget-planner/asks.ts'
import { asks as businessLoan } from './business-loan/asks.ts'
import { asks as cagr } from './cagr/asks.ts'
import { asks as capitalGainsTax } from './capital-gains-tax/asks.ts'
import { asks as cd } from './cd/asks.ts'
import { asks as compoundInterest } from './compound-interest/asks.ts'
import { asks as creditCardPayoff } from './credit-card-payoff/asks.ts'
import { asks as currencyConverter } from './currency-converter/asks.ts'
import { asks as dca } from './dca/asks.ts'
import { asks as debtConsolidation } from './debt-consolidation/asks.ts'
import { asks as debtToIncome } from './debt-to-income/asks.ts'
import { asks as emergencyFund } from './emergency-fund/asks.ts'
import { asks as emi } from './emi/asks.ts'
import { asks as etf } from './etf/asks.ts'
import { asks as homeAffordability } from './home-affordability/asks.ts'
import { asks as homeDownPayment } from './home-down-payment/asks.ts'
import { asks as homeMaintenance } from './home-maintenance/asks.ts'
import { asks as hsa } from './hsa/asks.ts'
import type { Asks } from './kit/asks.ts'
import { asks as lifeInsurance } from './life-insurance/asks.ts'
import { asks as loanPrepayment } from './loan-prepayment/asks.ts'
import { asks as lumpsum } from './lumpsum/asks.ts'
import { asks as moneyMarket } from './money-market/asks.ts'
import { asks as moneySavingChallengeGenerator } from './money-saving-challenge-generator/asks.ts'
import { asks as mortgage } from './mortgage/asks.ts'
import { asks as mortgagePoints } from './mortgage-points/asks.ts'
import { asks as mutualFund } from './mutual-fund/asks.ts'
import { asks as netWorth } from './net-worth/asks.ts'
import { asks as payrollTax } from './payroll-tax/asks.ts'
import { asks as personalLoan } from './personal-loan/asks.ts'
import { asks as realEstate } from './real-estate/asks.ts'
import { asks as refinance } from './refinance/asks.ts'
import { asks as rentVsBuy } from './rent-vs-buy/asks.ts'
import { asks as retirement } from './retirement/asks.ts'
import { asks as retirementDrawdown } from './retirement-drawdown/asks.ts'
import { asks as retirementPlanning } from './retirement-planning/asks.ts'
import { asks as rothIra } from './roth-ira/asks.ts'
import { asks as salaryHourlyConverter } from './salary-hourly-converter/asks.ts'
import { asks as savings } from './savings/asks.ts'
import { asks as simpleInterest } from './simple-interest/asks.ts'
import { asks as socialSecurity } from './social-security/asks.ts'
import { asks as stockAverage } from './stock-average/asks.ts'
import { asks as studentLoan } from './student-loan/asks.ts'
import { asks as tax } from './tax/asks.ts'
import { asks as taxLossHarvesting } from './tax-loss-harvesting/asks.ts'
import { asks as termInsurance } from './term-insurance/asks.ts'
import { asks as traditionalIra } from './traditional-ira/asks.ts'

export const asksOf: Readonly<Record<string, Asks>> = {
  '401k': plan401k,
  '529': plan529,
  'auto-loan': autoLoan,
  'brokerage-fees': brokerageFees,
  'budget-planner': budgetPlanner,
  'business-loan': businessLoan,
  cagr: cagr,
  cd: cd,
  'compound-interest': compoundInterest,
  'credit-card-payoff': creditCardPayoff,
  'currency-converter': currencyConverter,
  dca: dca,
  'debt-consolidation': debtConsolidation,
  'debt-to-income': debtToIncome,
  'emergency-fund': emergencyFund,
  emi: emi,
  etf: etf,
  'home-affordability': homeAffordability,
  'home-down-payment': homeDownPayment,
  'home-maintenance': homeMaintenance,
  hsa: hsa,
  'life-insurance': lifeInsurance,
  'loan-prepayment': loanPrepayment,
  lumpsum: lumpsum,
  'money-market': moneyMarket,
  'money-saving-challenge-generator': moneySavingChallengeGenerator,
  mortgage: mortgage,
  'mortgage-points': mortgagePoints,
  'mutual-fund': mutualFund,
  'net-worth': netWorth,
  'payroll-tax': payrollTax,
  'personal-loan': personalLoan,
  'real-estate': realEstate,
  refinance: refinance,
  'retirement-planning': retirementPlanning,
  'rent-vs-buy': rentVsBuy,
  retirement: retirement,
  'retirement-drawdown': retirementDrawdown,
  'salary-hourly-converter': salaryHourlyConverter,
  savings: savings,
  'simple-interest': simpleInterest,
  'social-security': socialSecurity,
  'capital-gains-tax': capitalGainsTax,
  'tax-loss-harvesting': taxLossHarvesting,
  'stock-average': stockAverage,
  'student-loan': studentLoan,
  tax: tax,
  'traditional-ira': traditionalIra,
  'roth-ira': rothIra,
  'term-insurance': termInsurance,
}
