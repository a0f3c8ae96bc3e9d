import { describe, expect, it } from 'vitest'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { ageTables, workerReduction } from '#facts/social-security/rules.ts'
import { contributionBase, wageLaw } from '#facts/social-security/wages.ts'
import { type LegalBirth, legalBirth } from './birth.ts'
import { benefitInMonth } from './claim.ts'
import { valueIn, wagesThrough } from './indexing.ts'
import { primaryInsurance } from './pia.ts'

/*
 * SSA, Workers with Maximum-Taxable Earnings: retirement in January at 62 (and one month, the first month possible for most),
 * 65, 66, 67 and 70, with the largest taxable pay since 22. For each age the AIME, the first benefit, and the benefit of 2024
 * after every increase since: averaging, formula, 48 years of increases, reductions and credits in one.
 */
const PUBLISHED = `
1987  2205  666 1845  2009  789 2184  1955  806 2232  1861  825 2285  1725 1056 2925
1988  2311  691 1836  2139  838 2227  2089  860 2286  2040  880 2339  1859 1080 2870
1989  2490  739 1887  2287  899 2297  2217  911 2329  2171  936 2392  2000 1063 2717
1990  2648  780 1903  2417  975 2379  2368  984 2401  2302  998 2435  2154 1085 2647
1991  2792  815 1887  2531 1022 2367  2502 1079 2498  2457 1084 2511  2332 1163 2694
1992  2978  860 1920  2716 1088 2430  2617 1113 2486  2592 1175 2623  2470 1231 2749
1993  3154  899 1950  2878 1128 2447  2801 1181 2561  2708 1203 2609  2605 1289 2794
1994  3384  954 2016  3024 1147 2424  2963 1219 2577  2891 1276 2697  2758 1358 2870
1995  3493  972 1998  3219 1199 2464  3112 1248 2565  3055 1319 2712  2896 1474 3029
1996  3657 1006 2016  3402 1248 2502  3306 1300 2606  3201 1352 2709  3012 1501 3007
1997  3877 1056 2057  3634 1326 2583  3490 1364 2657  3396 1412 2750  3189 1609 3134
1998  4144 1117 2131  3750 1342 2560  3724 1437 2742  3584 1477 2817  3348 1648 3142
1999  4463 1191 2243  3926 1373 2585  3847 1451 2733  3822 1544 2906  3496 1684 3171
2000  4775 1248 2292  4161 1435 2636  4031 1502 2760  3954 1585 2912  3707 1752 3219
2001  5126 1314 2332  4440 1538 2729  4272 1593 2828  4144 1657 2941  3912 1879 3335
2002  5499 1382 2391  4770 1660 2872  4555 1692 2928  4390 1750 3027  4165 1988 3439`

const AGES = [62, 65, 66, 67, 70]
const wages = wagesThrough(wageLaw, 2026, 0)
const reduction = workerReduction.value

const maximum = (year: number, age: number, paidIn: number) => {
  const birth: LegalBirth | null = legalBirth(`${year - age}-01-15`, ageTables)
  if (birth === null) throw new Error('no such birth')
  const from = year - age + 22
  const earnings = Array.from({ length: year - from }, (_, i) => ({
    year: from + i,
    amount: valueIn(contributionBase.value, from + i) ?? 0,
  }))
  const found = primaryInsurance(
    { birth, earnings, through: year - 1, increasesThrough: paidIn - 1 },
    wages,
    formulaLaw,
  )
  if (found.outcome !== 'insured') throw new Error(found.outcome)
  const claimMonth = Math.max(year * 12, birth.firstMonth)
  const month = Math.max(paidIn * 12, claimMonth)
  return { aime: found.average.monthly, benefit: benefitInMonth(found.pia, { birth, claimMonth }, month, reduction) }
}

describe('SSA, Workers with Maximum-Taxable Earnings (edition of 2024)', () => {
  const rows = PUBLISHED.trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  it.each(rows.map((row) => [row[0] ?? 0, row.slice(1)] as const))('retirement in January %d', (year, cells) => {
    AGES.forEach((age, i) => {
      const [aime, first, in2024] = cells.slice(i * 3, i * 3 + 3)
      const at = maximum(year, age, year)
      expect(at.aime, `AIME at ${age}`).toBe(aime)
      // Whoever turned 62 before 1982 had amounts rounded up instead of down for a while: up to $2 by 2024.
      const slack = year - age + 62 < 1982 ? 2 : 0
      expect(Math.abs(at.benefit - (first ?? 0)), `first benefit at ${age}`).toBeLessThanOrEqual(slack)
      expect(Math.abs(maximum(year, age, 2024).benefit - (in2024 ?? 0)), `2024 at ${age}`).toBeLessThanOrEqual(slack)
    })
  })
})

describe('SSA, the largest benefit of 2026 by age at retirement in January', () => {
  it.each([
    [62, 2969],
    [65, 3467],
    [66, 3752],
    [67, 4207],
    [70, 5181],
  ])('at %d: $%d', (age, benefit) => expect(maximum(2026, age, 2026).benefit).toBe(benefit))
})
