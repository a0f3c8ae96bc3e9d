import { cited } from '../cited.ts'
import { costOfLiving } from './cola.ts'
import { quarterlyCreditWages } from './wages.ts'

/**
 * Dollar amounts at which the benefit formula bends, by the year in which a worker turns 62 (or dies before that): two for the
 * primary insurance amount, three for the family maximum. Columns of equal length from `firstYear`.
 */
export const bendPoints = cited(
  {
    firstYear: 1979,
    first: [
      180, 194, 211, 230, 254, 267, 280, 297, 310, 319, 339, 356, 370, 387, 401, 422, 426, 437, 455, 477, 505, 531, 561,
      592, 606, 612, 627, 656, 680, 711, 744, 761, 749, 767, 791, 816, 826, 856, 885, 895, 926, 960, 996, 1024, 1115,
      1174, 1226, 1286,
    ],
    second: [
      1085, 1171, 1274, 1388, 1528, 1612, 1691, 1790, 1866, 1922, 2044, 2145, 2230, 2333, 2420, 2545, 2567, 2635, 2741,
      2875, 3043, 3202, 3381, 3567, 3653, 3689, 3779, 3955, 4100, 4288, 4483, 4586, 4517, 4624, 4768, 4917, 4980, 5157,
      5336, 5397, 5583, 5785, 6002, 6172, 6721, 7078, 7391, 7749,
    ],
    familyFirst: [
      230, 248, 270, 294, 324, 342, 358, 379, 396, 407, 433, 455, 473, 495, 513, 539, 544, 559, 581, 609, 645, 679, 717,
      756, 774, 782, 801, 838, 869, 909, 950, 972, 957, 980, 1011, 1042, 1056, 1093, 1131, 1144, 1184, 1226, 1272, 1308,
      1425, 1500, 1567, 1643,
    ],
    familySecond: [
      332, 358, 390, 425, 468, 493, 517, 548, 571, 588, 626, 656, 682, 714, 740, 779, 785, 806, 839, 880, 931, 980,
      1034, 1092, 1118, 1129, 1156, 1210, 1255, 1312, 1372, 1403, 1382, 1415, 1459, 1505, 1524, 1578, 1633, 1651, 1708,
      1770, 1837, 1889, 2056, 2166, 2262, 2371,
    ],
    familyThird: [
      433, 467, 508, 554, 610, 643, 675, 714, 745, 767, 816, 856, 890, 931, 966, 1016, 1024, 1052, 1094, 1147, 1214,
      1278, 1349, 1424, 1458, 1472, 1508, 1578, 1636, 1711, 1789, 1830, 1803, 1845, 1903, 1962, 1987, 2058, 2130, 2154,
      2228, 2309, 2395, 2463, 2682, 2825, 2950, 3093,
    ],
  },
  'ssa-bend-points',
  { asOf: '2026' },
)

/** Shares of the parts of average indexed monthly earnings, and of the parts of the PIA for the family maximum. */
export const benefitFormula = cited(
  {
    shares: [0.9, 0.32, 0.15],
    familyShares: [1.5, 2.72, 1.34, 1.75],
  } as const,
  'social-security-act',
  { where: 's. 203(a), 215(a)(1)(A)' },
)

/** Of the PIA behind a twelfth of the year's contribution base: what several records with the same children may pay together. */
export const combinedMaximumShare = cited(1.75, 'social-security-act', { where: 's. 203(a)(3)(A)' })

/** Years of earnings that are averaged: those from 22 to 61 less the five lowest, never fewer than two. */
export const computationYears = cited({ dropped: 5, fewest: 2, most: 35, notBefore: 1951 }, 'social-security-act', {
  where: 's. 215(b)(2); 20 CFR 404.211(e)',
})

/** Credits for a full benefit: one for each year after the year of 21 and before the year of 62 or death. */
export const insuredStatus = cited({ fewest: 6, most: 40, perYear: 4 }, 'social-security-act', {
  where: 's. 214(a); 20 CFR 404.110',
})

/** What turns earnings into a primary insurance amount, as the engine takes it. */
export const formulaLaw = {
  bendPoints: bendPoints.value,
  formula: benefitFormula.value,
  combinedShare: combinedMaximumShare.value,
  computation: computationYears.value,
  insured: insuredStatus.value,
  costOfLiving: costOfLiving.value,
  quarterlyWages: quarterlyCreditWages.value,
}
