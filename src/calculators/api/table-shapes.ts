/** The tables of every calculator's answers, by calculator and table: what programs may hold on to. Written by `npm run api:shapes`. */
import type { TableShapes } from './table-schema.ts'

export const tableShapes: Readonly<Record<string, TableShapes>> = {
  'budget-planner': {
    categories: 'key text, category text, planned dollars, share percent, low dollars, high dollars, verdict text',
    months: 'month date, income dollars, bills dollars, rest dollars, end dollars, low dollars',
  },
  'compound-interest': {
    byYear:
      'year count, deposits dollars, growth dollars, paidIn dollars, balance dollars, today dollars, low? dollars, high? dollars, fees? dollars, tax? dollars',
    byMonth: 'month count, paidIn dollars, balance dollars, today dollars',
  },
  mortgage: {
    byYear:
      'year count, through date, interest dollars, principal dollars, extra dollars, owner dollars, premiums dollars, balance dollars, homeValue dollars, equity dollars',
    cashToClose: 'key text, item text, amount dollars',
    byMonth: 'month date, payment dollars, interest dollars, principal dollars, extra dollars, balance dollars',
  },
  'mortgage-points': {
    lines:
      'key text, name text, payment dollars, upfront dollars, apr percent, stayApr percent, balance dollars, cost dollars, ahead dollars, lead text, simple months, returns percent',
    bestByStay: 'key text, ends text, name text',
    byHalfYear: 'years years, ahead.{n} dollars',
    buydown: 'year count, rate percent, payment dollars, monthly dollars, yearly dollars',
  },
  refinance: {
    ways: 'key text, name text, today dollars, payment dollars, saved dollars, from months, owed dollars, gone dollars, paidOff date, interest dollars',
    closing: 'key text, item text, amount dollars',
    byYear: 'year count, owedNow dollars, owedNew dollars, goneNow dollars, goneNew dollars, ahead dollars',
  },
  'credit-card-payoff': {
    orders: 'key text, order text, time months, end date, interest dollars, more dollars, first text',
    byYear: 'year count, through date, paid dollars, interest dollars, balance dollars, charges? dollars',
    byMonth: 'month date, paid dollars, interest dollars, paid.{n}? dollars, left.{n}? dollars, balance dollars',
  },
  'student-loan': {
    plans:
      'key text, plan text, first dollars, last dollars, highest dollars, paid dollars, forgiven dollars, tax dollars, cost dollars, end date, how text, today dollars',
    byYear:
      'year count, through date, payment dollars, paid dollars, interest dollars, takenOff? dollars, balance dollars',
    byMonth: 'month date, paid dollars, interest dollars, takenOff? dollars, balance dollars',
    closed: 'key text, plan text, why text',
    filing:
      'key text, plan text, loansJoint dollars, loansSeparate dollars, taxJoint dollars, taxSeparate dollars, saves dollars',
  },
  tax: {
    kinks: 'at dollars, what text, before percent, after percent, jump dollars',
    federalReturn: 'key text, line text, amount dollars, how text, rule text',
    payroll: 'key text, tax text, amount dollars, rule text',
    years: 'key text, line text, year{n} dollars, difference dollars',
    apart: 'key text, line text, joint dollars, separate dollars, unmarried dollars, difference dollars',
    estimates: 'due date, amount dollars',
    stateReturn: 'key text, line text, amount dollars, how text, rule text',
    stateTrust: 'key text, kind text, what text',
    whatIf: 'key text, tax text, change dollars',
  },
  'social-security': {
    ages: 'key text, age text, month date, monthly dollars, value dollars, share percent, evenAt text',
    afterTax:
      'key text, age text, kept dollars, share percent, benefits dollars, taxable dollars, tax dollars, medicare dollars',
    years: 'year date, age count, you dollars, spouse? dollars, both? dollars',
    earnings: 'year date, counted dollars, factor ratio, indexed dollars, used text',
    deathPlans: 'key text, deaths text, plan dollars, earliest dollars, latest dollars',
  },
  'rent-vs-buy': {
    ledger: 'key text, item text, buy dollars, rent dollars, note text',
    costsByYear:
      'year count, interest dollars, principal dollars, pmi dollars, propertyTax dollars, insurance dollars, dues dollars, upkeep dollars, rentIn dollars, incomeTax dollars, own dollars, rent dollars',
    wealthByYear:
      'year count, homeValue dollars, balance dollars, buyerAdds dollars, buyerHas dollars, renterAdds dollars, renterHas dollars, buyer dollars, renter dollars',
    byStart: 'from date, homes percent, investments percent, ahead dollars',
    byMonth: 'month count, loan dollars, own dollars, rent dollars, more dollars',
  },
  'retirement-drawdown': {
    compare:
      'key text, rule text, first dollars, lowest dollars, cut percent, average dollars, end dollars, failed count',
    worst:
      'start date, result text, lowest dollars, cut percent, below years, under years, average dollars, end dollars, most dollars',
    drill:
      'year count, calendar date, before dollars, taken dollars, flow dollars, spent dollars, growth percent, prices percent, left dollars',
    drawn: 'key text, share text, average dollars, last dollars, left dollars, cut percent',
    starts:
      'start date, result text, lowest dollars, cut percent, below years, under years, average dollars, end dollars, most dollars',
    guards: 'key text, when text, savings dollars, spending dollars, monthly dollars',
  },
  'simple-interest': {
    dayCounts: 'key text, basis text, days ratio, years? ratio, interest? dollars, total? dollars',
    course: 'at ratio, simpleInterest dollars, simple dollars, compound dollars',
    payments:
      'date date, interest dollars, paid dollars, toInterest dollars, toPrincipal dollars, principal dollars, unpaid dollars',
  },
  'home-affordability': {
    limits:
      'key text, label text, price dollars, payment dollars, front percent, back percent, spare dollars, cash dollars, left dollars',
    programs: 'key text, label text, guide dollars, most dollars, fits dollars, payment dollars, insurance dollars',
    atThisPrice: 'key text, item text, amount dollars',
  },
  'debt-to-income': {
    byProgram:
      'key text, name text, income dollars, housing dollars, debts dollars, front percent, frontGuide percent, back percent, backGuide percent, most percent, standing text',
    payoff: 'key text, name text, balance dollars, counted dollars, cost dollars, cash dollars, ratio percent',
    counted: 'key text, name text, why text, paid dollars, counted dollars',
    income: 'key text, name text, month dollars, counted dollars',
  },
  'personal-loan': {
    bands: 'key text, score text, apr text, lowPayment dollars, highPayment dollars, lowCost dollars, highCost dollars',
    byMonth: 'month count, payment dollars, interest dollars, principal dollars, balance dollars',
    offers:
      'key text, name text, rate percent, apr percent, months count, received dollars, owed dollars, payment dollars, fee dollars, interest dollars, cost dollars, insurance? dollars',
  },
  emi: {
    byYear: 'year count, through date, interest dollars, principal dollars, extra dollars, balance dollars',
    byMonth: 'month date, payment dollars, interest dollars, principal dollars, extra dollars, balance dollars',
    sideBySide: 'key text, item text, first dollars, second dollars, apart dollars',
    rates: 'key text, name text, rate percent, trueRate percent, apr percent, payoff date',
  },
  'real-estate': {
    cashFlow:
      'year count, through date, full dollars, vacancy dollars, costs dollars, noi dollars, reserve dollars, interest dollars, principal dollars, cashFlow dollars, tax dollars, sale dollars, inHand dollars, loan dollars, value dollars',
    stress: 'key text, what text, noi dollars, cashFlow dollars, coverage ratio, afterTax percent',
    rulesOfThumb: 'key text, check text, rule text, yours text',
    taxReturns:
      'key text, year text, netRent dollars, depreciation dollars, counted dollars, putOff dollars, gain dollars, tax dollars',
    bySaleYear:
      'years count, value dollars, loan dollars, gain dollars, tax dollars, cash dollars, beforeTax percent, afterTax percent',
  },
  'auto-loan': {
    deal: 'key text, line text, amount dollars',
    keeping: 'key text, item text, amount dollars',
    tiers: 'key text, score text, rate percent, payment dollars, interest dollars',
    byMonth: 'month count, payment dollars, interest dollars, principal dollars, owed dollars, value dollars',
    choice:
      'key text, offer text, rate percent, months count, loan dollars, tax dollars, payment dollars, interest dollars, total dollars',
    taxSaved: 'year date, interest dollars, deducted dollars, saved dollars',
  },
  'home-down-payment': {
    programs:
      'key text, name text, who text, today dollars, when date, down dollars, loan dollars, fee dollars, payment dollars, premium dollars, months count, insurance dollars',
    cash: 'key text, item text, today dollars, then? dollars',
    places: 'key text, name text, rate percent, federal percent, state percent, after percent, saved dollars',
    sooner: 'key text, item text, sooner dollars, waiting dollars',
    yearly: 'by date, added dollars, interest dollars, saved dollars, need dollars, price dollars',
  },
  'loan-prepayment': {
    byYear:
      'year count, through date, interest dollars, principal dollars, extra dollars, penalty dollars, owed dollars, agreed dollars, less dollars',
    stopAfter: 'key text, after text, months months, saved dollars',
    targets: 'sooner months, end date, extra dollars, saved dollars',
    biweekly: 'key text, way text, months months, saved dollars, fees dollars, net dollars',
    byMonth:
      'month date, payment dollars, interest dollars, principal dollars, extra dollars, penalty dollars, balance dollars',
    order: 'key text, name text, rate percent, balance dollars, months months, saved dollars',
  },
  'business-loan': {
    offers:
      'key text, name text, apr percent, effective percent, cost dollars, perDollar dollars, financed dollars, paid dollars, payment dollars, often text, time text, monthly dollars, last dollars, share? percent',
    byMonth: 'month date, count count, paid dollars, toCome dollars, left? dollars',
    calendar:
      'date? date, payment? dollars, toCome dollars, week? date, monday? dollars, tuesday? dollars, wednesday? dollars, thursday? dollars, friday? dollars, paid? dollars',
  },
  'debt-consolidation': {
    ways: 'key text, way text, paid dollars, time text, fee dollars, interest dollars, cost dollars',
    debts: 'key text, debt text, balance dollars, rate percent, payment dollars, own text, total text',
    byMonth: 'month count, stayPaid dollars, stayOwed dollars, movePaid dollars, moveOwed dollars',
  },
  'home-maintenance': {
    rules: 'key text, rule text, yearly dollars, monthly dollars, short dollars, when date',
    parts:
      'key text, part text, age text, life count, next date, today dollars, later dollars, wear dollars, payer text',
    jobs: 'month date, job text, today dollars, later dollars, left dollars',
    years: 'through date, monthly dollars, saved dollars, interest dollars, paid dollars, balance dollars',
    tasks: 'key text, month text, job text',
  },
  'currency-converter': {
    ways: 'key text, way text, get currency, cost currency, share percent',
    targets: 'key text, currency text, amount currency, rate rate, inverse rate, origin text',
    pocket: 'key text, have currency, inTo currency, want currency, inFrom currency',
    years: 'year date, low rate, average rate, high rate, months count',
  },
  'brokerage-fees': {
    byYear: 'year count, withoutFees dollars, yours dollars, fees dollars, behind dollars, other{n}? dollars',
    rates: 'key text, account text, rate percent, share percent',
    byKind: 'key text, kind text, yours dollars, share percent, other{n}? dollars',
    yourFees:
      'year count, expense? dollars, advisory? dollars, spread? dollars, regulatory? dollars, sweep? dollars, transferOut? dollars, all dollars, account? dollars, commission? dollars, forcedCash? dollars',
  },
  'money-saving-challenge-generator': {
    years: 'year date, steps count, amount dollars, saved dollars',
    schedule: 'key text, step text, date date, amount dollars, saved dollars, state? text',
    patterns: 'key text, pattern text, first dollars, last dollars, largest dollars, heaviest dollars, half dollars',
  },
  'net-worth': {
    allocation: 'key text, kind text, value dollars, share percent, taken dollars, left dollars',
    debts: 'key text, name text, kind text, balance dollars, rate percent, interest dollars',
    owners: 'key text, owner text, owned dollars, owed dollars, worth dollars',
    ages: 'key text, age text, median dollars, medianNow dollars, mean dollars, meanNow dollars',
  },
  '529': {
    children:
      'key text, child text, school text, first date, planned dollars, needed dollars, monthly dollars, covered percent',
    years:
      'year date, deposits dollars, growth dollars, planned dollars, paid dollars, missing dollars, balance dollars, real dollars',
    'child{n}':
      'year date, deposits dollars, growth dollars, planned dollars, paid dollars, missing dollars, balance dollars, real dollars',
    leftover: 'key text, way text, fits dollars, tax dollars, rule text',
    states: 'key text, state text, gives text, most text, plans text, note text',
  },
  cagr: {
    byYear: 'years ratio, growth dollars, value dollars, real dollars',
    flows: 'date date, days count, amount dollars, grown? dollars',
    returns: 'year count, percent percent, value dollars, compound dollars, average dollars',
  },
  cd: {
    places: 'key text, place text, reason text, before text, after text, value dollars, valueAfter dollars',
    byYear: 'years ratio, interest dollars, paidOut dollars, inside dollars, all dollars, early dollars, today dollars',
    early: 'month count, paidOut dollars, received dollars, total dollars, gain dollars',
    ladder: 'date date, term months, apy text, amount dollars, interest dollars, value dollars',
    renewals: 'date date, value dollars, interest dollars, until date',
  },
  savings: {
    rates: 'key text, account text, apy percent, net percent, interest dollars, balance dollars, reached? date',
    yearly: 'by date, added dollars, interest dollars, tax dollars, balance dollars, today dollars',
    monthly: 'by date, added dollars, interest dollars, balance dollars, today dollars',
    buckets:
      'key text, goal text, amount dollars, saved dollars, sideBySide date, inOrder date, by date, alone dollars',
  },
  lumpsum: {
    byYear: 'year ratio, gross dollars, balance dollars, net dollars, today dollars, low dollars, high dollars',
    named:
      'key text, start text, from date, to date, real dollars, realYearly percent, nominal dollars, nominalYearly percent',
    pastYears: 'year ratio, p{n} dollars, below count',
  },
  'mutual-fund': {
    byYear: 'year count, paidIn dollars, fund{n} dollars',
    byKind: 'key text, cost text, fund{n} dollars',
    prospectus: 'key text, fund text, years{n} dollars',
    yourCosts:
      'year count, load? dollars, expense? dollars, payoutTax? dollars, total dollars, deferred dollars, value dollars, distribution? dollars',
  },
  'emergency-fund': {
    reasons: 'key text, reason text, leanMonths ratio, extraMonths ratio, lean dollars, extra dollars, why text',
    steps: 'key text, step text, amount dollars, missing dollars, reached date',
    places: 'key text, place text, apy percent, net percent, real percent, change dollars, use text',
    essentials: 'key text, line text, month dollars, year dollars',
    yearly: 'by date, added dollars, interest dollars, saved dollars, target dollars',
  },
  'capital-gains-tax': {
    lots: 'key text, name text, bought date, sold date, proceeds dollars, basis dollars, gain dollars, term text, longFrom date, counted dollars, tax dollars',
    spread: 'share percent, now dollars, next dollars, tax dollars, saved dollars',
    years:
      'year date, shortTerm dollars, longTerm dollars, federal dollars, state dollars, shortLeft dollars, longLeft dollars',
  },
  'tax-loss-harvesting': {
    lots: 'key text, name text, bought date, term text, loss dollars, putOff dollars, lost dollars, counts dollars, now dollars, worth dollars, take text',
    days: 'day date, what text',
    setOff: 'key text, line text, short dollars, long dollars',
    checklist: 'key text, what text, todo text',
    kinds: 'key text, kind text, idea text',
    replaced:
      'key text, name text, bought date, account text, shares rate, putOff dollars, basis dollars, heldFrom date, term text',
  },
  'stock-average': {
    lots: 'bought date, shares rate, costPerShare dollars, cost dollars, value dollars, gain dollars, term text, longFrom date',
    targets: 'average dollars, shares rate, money dollars',
    orders: 'key text, method text, shortTerm dollars, longTerm dollars, tax dollars, left dollars',
    sold: 'sold date, bought date, shares rate, proceeds dollars, cost dollars, gain dollars, putOff dollars, term text',
  },
  'money-market': {
    places:
      'key text, place text, apy percent, federal percent, state percent, net percent, match percent, balance dollars, today dollars',
    safety: 'key text, place text, quoted text, insured text, access text',
    yearly: 'by date, paidIn dollars, account dollars, fund dollars, savings dollars, bills dollars',
    states: 'key text, state text, bank percent, counts percent, net percent, match percent, treasury percent',
  },
  hsa: {
    months: 'month date, you text, limit dollars, catchUp dollars, spouse? text',
    years: 'year date, keep dollars, receipts dollars, spend dollars, outside dollars, today dollars',
    figures: 'key text, what text, self dollars, family dollars',
  },
  'salary-hourly-converter': {
    units: 'key text, unit text, base dollars, home dollars, rule text, all? dollars',
    year: 'key text, line text, mine dollars, theirs? dollars, difference? dollars',
    hours: 'key text, kind text, mine count, theirs? count',
    contract: 'key text, line text, job dollars, rate dollars, equal? dollars',
    paydays: 'year date, count count, first date, last date',
  },
  etf: {
    byYear:
      'year count, paidIn dollars, expense? dollars, spread? dollars, payoutTax? dollars, total dollars, etf dollars, fund? dollars, premium? dollars, commission? dollars, lending? dollars',
    accounts: 'key text, account text, etfTax dollars, etf dollars, fundTax? dollars, fund? dollars, gap? dollars',
    byKind: 'key text, cost text, etf dollars, fund? dollars',
    overlap: 'key text, ticker text, first percent, second percent, shared percent',
  },
  dca: {
    compare:
      'key text, spread text, parts count, starts count, ahead percent, typical percent, low percent, high percent',
    named: 'key text, start text, month date, lump dollars, parts dollars, gap percent',
    regret: 'key text, lowest text, lump percent, parts percent',
    plan: 'number count, month count, part dollars, interest dollars, waiting dollars',
    byYear: 'year ratio, paidIn dollars, own dollars, low? dollars, typical? dollars, high? dollars, below? count',
    since: 'month date, paidIn dollars, worth dollars, paidInReal dollars, worthReal dollars',
  },
  'retirement-planning': {
    milestones: 'year date, age text, what text',
    years:
      'year date, age text, pay dollars, socialSecurity dollars, pensions dollars, required dollars, preTax dollars, taxable dollars, roth dollars, homeSale dollars, spending dollars, home dollars, health dollars, federal dollars, state dollars, payroll dollars, saved dollars, unmet dollars, conversion dollars, agi dollars, preTaxEnd dollars, rothEnd dollars, taxableEnd dollars, cashEnd dollars, total dollars',
    conversions: 'key text, level text, span text, converted dollars, tax dollars, surcharge dollars, left dollars',
    starts: 'start date, age text, left dollars',
  },
  '401k': {
    years:
      'key text, age text, pay dollars, own dollars, employer dollars, fees dollars, balance dollars, today dollars',
    rates: 'share percent, own dollars, match dollars, cost dollars',
    paychecks: 'key text, paycheck text, preTax dollars, roth dollars, afterTax dollars, match dollars, other dollars',
    limits: 'key text, what text, amount dollars',
    vesting: 'key text, years text, share percent, lost dollars',
  },
  'traditional-ira': {
    years:
      'year date, age count, traditional dollars, required dollars, beside dollars, roth dollars, worth dollars, rothWorth dollars',
    rmds: 'year date, age count, required dollars, balance dollars, today dollars',
    limits: 'key text, what text, from dollars, to dollars',
    form8606: 'key text, line text, what text, amount dollars',
    excess: 'year date, excess dollars, tax dollars, total dollars',
  },
  'payroll-tax': {
    stub: 'key text, line text, check dollars, year dollars, how text',
    filed: 'key text, line text, amount dollars',
    employer: 'key text, line text, check dollars, year dollars, rule text',
    bonus: 'key text, line text, flat dollars, aggregate dollars',
    checks:
      'number count, gross dollars, federal dollars, socialSecurity dollars, medicare dollars, state dollars, deductions dollars, net dollars',
    offers: 'key text, line text, mine dollars, theirs dollars, difference dollars',
    checkForms:
      'key text, name text, form text, credits dollars, otherIncome dollars, deductions dollars, extra dollars, now dollars, next dollars, checks count',
    checkPayments: 'due date, amount dollars',
    checkYear: 'key text, line text, amount dollars',
    checkSources:
      'key text, name text, checks count, paid dollars, pay dollars, taxable dollars, withheldSoFar dollars, withheld dollars',
    checkPaper: 'key text, line text, amount dollars',
    checkJanuary:
      'key text, name text, form text, credits dollars, otherIncome dollars, deductions dollars, extra dollars',
  },
  'roth-ira': {
    years:
      'year date, age count, traditional dollars, required dollars, beside dollars, roth dollars, worth dollars, rothWorth dollars',
    limits: 'key text, what text, from dollars, to dollars',
    excess: 'year date, excess dollars, tax dollars, total dollars',
    slices: 'key text, bracket text, from dollars, to dollars, tax dollars, share percent',
    ladder: 'year date, amount dollars, tax dollars, free date',
    order: 'key text, part text, amount dollars, income dollars',
  },
  retirement: {
    income: 'key text, age text, benefits dollars, pension dollars, withdrawal dollars, taxes dollars, left dollars',
    years: 'key text, age text, start dollars, paidIn dollars, takenOut dollars, end dollars',
    ages: 'key text, age text, share percent',
  },
  'life-insurance': {
    sides: 'key text, amount text, you dollars, partner dollars',
    range: 'key text, estimate text, need dollars, gap dollars',
    social: 'year date, children dollars, spouse dollars, heldBack dollars, total dollars',
    years:
      'year date, living dollars, care dollars, college dollars, mortgage dollars, takeHome dollars, benefits dollars, shortfall dollars, above dollars',
    later: 'year date, need dollars, have dollars, gap dollars',
  },
  'term-insurance': {
    policies: 'key text, policy text, amount dollars, until date, monthly dollars, total dollars',
    terms: 'key text, event text, years years, term text',
    years: 'year date, need dollars, have dollars, gap dollars, ladder? dollars, one? dollars',
  },
}
