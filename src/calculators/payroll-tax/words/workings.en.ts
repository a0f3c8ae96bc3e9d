/** How it is calculated: the worksheet of Pub. 15-T line by line, then each tax. */
import type { Say } from '../../kit/say.ts'

export const worksheetWords = {
  title: 'Fed withholding: Worksheet 1A',
  formula: 'withholding = (tax on the adjusted annual wage amount − Step 3) ÷ paychecks + Step 4(c)',
  yearly: ({ wages, periods, yearly }: { wages: number; periods: number; yearly: number }, say: Say) =>
    `${say.cents(wages)} × ${periods} = ${say.cents(yearly)} a year`,
  adjusted: ({ yearly, other, deductions, subtract, adjusted }: Adjusted, say: Say) =>
    `${say.cents(yearly)} + ${say.money(other)} − ${say.money(deductions)} − ${say.money(subtract)} = ${say.cents(adjusted)}, never below 0`,
  table: ({ base, rate, adjusted, over, tentative }: Table, say: Say) =>
    `${say.cents(base)} + ${say.percent(rate)} × (${say.cents(adjusted)} − ${say.money(over)}) = ${say.cents(tentative)} a year`,
  result: ({ tentative, periods, credits, extra, withheld }: Result, say: Say) =>
    `${say.cents(tentative)} ÷ ${periods} − ${say.cents(credits)} + ${say.cents(extra)} = ${say.cents(withheld)}`,
  wages: 'Wages are pay minus pre-tax 401(k), health, HSA, FSA and commuter money.',
  lines: 'The second line adds Step 4(a), then subtracts Step 4(b) and line 1g of the worksheet.',
  linesOlder: 'The second line subtracts your allowances.',
  boxed: 'The Step 2(c) box is checked, so line 1g is 0 and the second table applies.',
  standard: 'The standard withholding table applies.',
  alien: ({ amount }: { amount: number }, say: Say) =>
    `As a nonresident alien, ${say.cents(amount)} is added to wages for this worksheet only.`,
  exempt: 'You claimed exempt, so nothing is withheld.',
  manual: ({ amount }: { amount: number }, say: Say) =>
    `By the tables for manual payroll (Worksheet 4), it’s ${say.cents(amount)}.`,
  rounding: 'Employers may round it to the nearest dollar.',
}
interface Adjusted {
  readonly yearly: number
  readonly other: number
  readonly deductions: number
  readonly subtract: number
  readonly adjusted: number
}
interface Table {
  readonly base: number
  readonly rate: number
  readonly adjusted: number
  readonly over: number
  readonly tentative: number
}
interface Result {
  readonly tentative: number
  readonly periods: number
  readonly credits: number
  readonly extra: number
  readonly withheld: number
}

export const insuranceWords = {
  title: 'Social Security and Medicare',
  formula: 'Social Security = rate × wages under the wage base; Medicare = rate × all wages',
  socialSecurity: ({ rate, wages, tax }: Rated, say: Say) =>
    `${say.percent(rate)} × ${say.cents(wages)} = ${say.cents(tax)}`,
  medicare: ({ rate, wages, tax }: Rated, say: Say) => `${say.percent(rate)} × ${say.cents(wages)} = ${say.cents(tax)}`,
  additional: ({ rate, wages, tax }: Rated, say: Say) =>
    `Additional Medicare: ${say.percent(rate)} × ${say.cents(wages)} = ${say.cents(tax)}`,
  base: ({ base, before }: { base: number; before: number }, say: Say) =>
    `The wage base is ${say.money(base)}. Before this paycheck, you had ${say.money(before)} this year.`,
  plan: '401(k) money stays in these wages. Health, HSA, FSA and commuter money doesn’t.',
}
interface Rated {
  readonly rate: number
  readonly wages: number
  readonly tax: number
}

export const stateWords = {
  title: ({ state }: { state: string }) => `${state} withholding`,
  formula: 'withholding = a year’s state tax on pay like this ÷ paychecks',
  wages: ({ wages, periods, yearly }: { wages: number; periods: number; yearly: number }, say: Say) =>
    `${say.cents(wages)} × ${periods} = ${say.cents(yearly)} a year`,
  result: ({ tax, periods, withheld }: { tax: number; periods: number; withheld: number }, say: Say) =>
    `${say.cents(tax)} ÷ ${periods} = ${say.cents(withheld)}`,
  tables: ({ allowances, certificate }: { allowances: number; certificate: string }, say: Say) =>
    `The year’s tax is by the state’s withholding tables, with ${say.count(allowances, 'allowance', 'allowances')} on ${certificate}.`,
  plain: 'The year’s tax is by the state’s withholding tables.',
  law: 'The year’s tax is by the state’s tax law, as if this were your only pay.',
  whole: 'The state rounds the paycheck’s tax to whole dollars.',
  extra: ({ extra }: { extra: number }, say: Say) => `${say.cents(extra)} of extra state tax is added.`,
}

export const netWords = {
  title: 'Your paycheck',
  formula: 'net pay = gross pay − deductions − taxes',
  result: ({ gross, deductions, taxes, net }: Net, say: Say) =>
    `${say.cents(gross)} − ${say.cents(deductions)} − ${say.cents(taxes)} = ${say.cents(net)}`,
  base: ({ pay, periods }: { pay: number; periods: number }, say: Say) =>
    `Regular pay is ${say.money(pay)} ÷ ${periods} paychecks.`,
  hourly: ({ pay, hours, periods }: { pay: number; hours: number; periods: number }, say: Say) =>
    `Regular pay is ${say.cents(pay)} × ${say.number(hours)} hours × 52 weeks ÷ ${periods} paychecks.`,
}
interface Net {
  readonly gross: number
  readonly deductions: number
  readonly taxes: number
  readonly net: number
}

export const offerWorking = {
  title: 'How the offers are compared',
  formula: 'left to spend = take-home pay of the year + refund, or − tax due at filing',
  line: ({ takeHome, filing, left }: { takeHome: number; filing: number; left: number }, say: Say) =>
    `${say.cents(takeHome)} + ${say.cents(filing)} = ${say.cents(left)}`,
  same: 'The same form, household and deductions count for both, except what you entered for the other offer.',
}
