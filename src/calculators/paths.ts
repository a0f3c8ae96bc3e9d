/** Where a name's page lives (spec 2.5): /{name}-calculator, save for these. */
const ownPaths: Readonly<Record<string, string>> = {
  'currency-converter': '/currency-converter',
  'money-saving-challenge-generator': '/money-saving-challenge-generator',
  'salary-hourly-converter': '/salary-hourly-converter',
  'emergency-fund': '/emergency-fund-calculator-new',
  'retirement-planning': '/retirement-planning-calculator-usa',
}
export const calculatorPath = (slug: string): string => ownPaths[slug] ?? `/${slug}-calculator`
