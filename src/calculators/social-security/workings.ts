import { creditsEarned, monthsEarly, reductionShare } from '#engine/social-security/claim.ts'
import { valueIn } from '#engine/social-security/indexing.ts'
import { type InsuredRecord, increased, insuranceParts } from '#engine/social-security/pia.ts'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { costOfLiving } from '#facts/social-security/cola.ts'
import { benefitTaxation } from '#facts/tax-years/standing.ts'
import { dollars, dollarsAndCents, percentText } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Worked } from './compute.ts'
import type { SocialSecurityInputs } from './fields.ts'
import { insuredOf } from './figures.ts'
import type { Law } from './law.ts'
import { ageAndMonth, ageText, when } from './words.ts'

const averageWorking = ({ average }: InsuredRecord): Working => ({
  title: 'Average indexed monthly earnings (AIME)',
  lines: [
    'AIME = sum of the highest years, lifted to later wages ÷ their months, down to a dollar',
    `= ${dollarsAndCents(average.total)} ÷ (${average.computationYears} × 12)`,
    `= ${dollars(average.monthly)}`,
  ],
  steps: [
    `Each year’s pay, at most the taxed amount, is multiplied by the average wage of ${average.indexYear} ÷ the average wage of that year, to the cent.`,
    ...(average.projected ? ['Average wages not published yet are taken to stay at the last published level.'] : []),
  ],
})

function formulaWorking(record: InsuredRecord): Working {
  const { average, bendPoints, eligibilityYear, atEligibility } = record
  const { first, second } = bendPoints
  const aime = average.monthly
  const parts = insuranceParts(aime, bendPoints, formulaLaw)
  const [low, middle, high] = formulaLaw.formula.shares
  const amounts = [Math.min(aime, first), Math.max(0, Math.min(aime, second) - first), Math.max(0, aime - second)]
  const share = (x: number): string => percentText(x * 100)
  return {
    title: 'Benefit at full retirement age (PIA)',
    lines: [
      `PIA = ${share(low)} up to the first bend + ${share(middle)} up to the second + ${share(high)} above, down to ten cents`,
      `= ${share(low)} × ${dollars(amounts[0] ?? 0)} + ${share(middle)} × ${dollars(amounts[1] ?? 0)} + ${share(high)} × ${dollars(amounts[2] ?? 0)}`,
      `= ${dollarsAndCents(parts[0])} + ${dollarsAndCents(parts[1])} + ${dollarsAndCents(parts[2])}`,
      `= ${dollarsAndCents(atEligibility)}`,
    ],
    steps: [
      `Bend points for people who turn 62 in ${eligibilityYear}: ${dollars(first)} and ${dollars(second)}${bendPoints.projected ? ', worked out by the law’s formula from the last published average wage' : ''}.`,
    ],
  }
}

function increasesWorking(record: InsuredRecord, through: number): Working | null {
  let amount = record.atEligibility
  const steps: string[] = []
  for (let year = record.eligibilityYear; year <= through; year++) {
    const rate = valueIn(costOfLiving.value, year)
    if (rate === undefined) continue
    amount = increased(amount, rate)
    steps.push(`${year}: + ${percentText(rate * 100, 1)}, down to ten cents: ${dollarsAndCents(amount)}`)
  }
  if (steps.length === 0) return null
  return {
    title: 'Cost-of-living increases since 62',
    lines: [
      'PIA now = PIA × (1 + increase of each year from 62 on)',
      `${dollarsAndCents(record.atEligibility)} with ${steps.length} ${steps.length === 1 ? 'increase' : 'increases'}`,
      `= ${dollarsAndCents(record.pia)}`,
    ],
    steps,
  }
}

function claimWorking({ household, monthly }: Worked, law: Law): Working | null {
  const { you } = household
  const { birth, worker } = you
  if (worker.pia <= 0) return null
  const early = monthsEarly(birth, you.claim)
  const credits = creditsEarned(birth, you.claim)
  const { workerReduction } = law.rules
  const near = Math.min(early, workerReduction.firstMonths)
  const far = early - near
  const title = `What claiming at ${ageAndMonth(birth, you.claim)} does`
  const pia = dollarsAndCents(worker.pia)
  const born = `Full retirement age: ${ageText(birth.fullAge)} (${when(birth.fullMonth)}).`
  if (early > 0)
    return {
      title,
      lines: [
        'benefit = PIA × (1 − 5/9% × the first 36 months early − 5/12% × the months before those)',
        `= ${pia} × (1 − 5/9% × ${near} − 5/12% × ${far})`,
        `= ${pia} × ${percentText((1 - reductionShare(early, workerReduction)) * 100, 4)}`,
        `= ${dollars(monthly.own)}`,
      ],
      steps: [born, 'Down to ten cents, and the payment down to a dollar.'],
    }
  return {
    title,
    lines: [
      `benefit = PIA × (1 + ${percentText(birth.creditPercent)} ÷ 12 × months waited)`,
      `= ${pia} × (1 + ${percentText(birth.creditPercent)} ÷ 12 × ${credits})`,
      `= ${dollars(monthly.own)}`,
    ],
    steps: [
      born,
      'Down to ten cents, and the payment down to a dollar.',
      'Credits of a year count from the next January on; at 70 all at once.',
    ],
  }
}

function taxWorking({ taxed }: Worked, inputs: SocialSecurityInputs): Working | null {
  if (taxed.benefits <= 0) return null
  const { base, adjustedBase } = benefitTaxation.value
  const low = base[taxed.status]
  const high = adjustedBase[taxed.status]
  return {
    title: 'How much of the benefit is taxed',
    lines: [
      'combined income = other income + tax-exempt interest + half of the benefits',
      `= ${dollars(inputs.otherIncome)} + ${dollars(inputs.taxExempt)} + ½ × ${dollars(taxed.benefits)} = ${dollars(taxed.combined)}`,
      `taxable = 50% between ${dollars(low)} and ${dollars(high)}, 85% above, at most 85% of the benefits`,
      `= ${dollars(taxed.taxable)}`,
    ],
    steps: ['In the 50% band at most half of the benefits counts.'],
  }
}

const valueWorking = ({ choices, outlook }: Worked): Working => ({
  title: 'Lifetime value',
  lines: [
    'value = sum over all months of payment × chance of being alive at its end ÷ (1 + rate) ^ years from now',
    `rate above inflation = ${percentText(outlook.realRate * 100)}`,
    `= ${dollars(choices.value)}`,
  ],
  steps: [
    'Chances come from the period life table; for a couple both lives are taken as independent.',
    'A survivor takes the survivor’s benefit at once or when it is largest, whichever is worth more.',
    'No payment is due for the month of death. Taxes and Medicare premiums are not taken off.',
  ],
})

export function workingsOf(result: Worked, inputs: SocialSecurityInputs, law: Law): readonly Working[] {
  const record = insuredOf(result)
  return [
    ...(record === null
      ? []
      : [averageWorking(record), formulaWorking(record), increasesWorking(record, result.year - 1)]),
    claimWorking(result, law),
    taxWorking(result, inputs),
    valueWorking(result),
  ].filter((working) => working !== null)
}
