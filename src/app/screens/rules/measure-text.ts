import { percentText, plain } from '#calculators/kit/format.ts'
import type { Measure } from '#teaching/rules/rule.ts'

/** A rule's limit as it reads under its box: '36%', '3'. */
export const measureText = ({ limit, unit }: Measure): string =>
  unit === 'percent' ? percentText(limit, 0) : plain(limit, 1)
