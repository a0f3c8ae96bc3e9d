/** Worksheets of a federal return as the forms print them, line by line. Dollars; nothing is rounded. */

export type OracleStatus = 'single' | 'joint' | 'separate' | 'head' | 'surviving'
export type OracleByStatus = Readonly<Record<OracleStatus, number>>
export type OracleSchedule = readonly { readonly over: number; readonly rate: number }[]

const notLess = (amount: number): number => Math.max(amount, 0)

/** Tax Computation Worksheet: one multiplication and one subtraction for the bracket that holds the income. */
export function computationWorksheet(income: number, schedule: OracleSchedule): number {
  let subtract = 0
  let rate = 0
  for (const row of schedule) {
    if (income <= row.over) break
    subtract += row.over * (row.rate - rate)
    rate = row.rate
  }
  return income * rate - subtract
}

/** Social Security Benefits Worksheet (Form 1040 instructions; Publication 915 Worksheet 1), lines 1 to 18. */
export function benefitsWorksheet(
  benefits: number,
  otherIncome: number,
  exempt: number,
  status: OracleStatus,
  together: boolean,
): number {
  const line2 = benefits / 2
  const line7 = line2 + otherIncome + exempt
  if (line7 <= 0) return 0
  const most = benefits * 0.85
  if (status === 'separate' && together) return Math.min(line7 * 0.85, most)
  const line8 = status === 'joint' ? 32_000 : 25_000
  if (line7 <= line8) return 0
  const line9 = line7 - line8
  const line10 = status === 'joint' ? 12_000 : 9_000
  const line11 = notLess(line9 - line10)
  const line13 = Math.min(line9, line10) / 2
  const line14 = Math.min(line2, line13)
  return Math.min(line14 + line11 * 0.85, most)
}

export interface GainsLines {
  readonly taxable: number
  readonly qualifiedDividends: number
  /** Smaller of Schedule D lines 15 and 16, not below zero. */
  readonly netGain: number
  /** Schedule D lines 18 and 19. */
  readonly line18: number
  readonly line19: number
}

/** Schedule D Tax Worksheet, lines 1 to 47, with what Form 6251 asks of it. */
export function scheduleDWorksheet(
  gains: GainsLines,
  schedule: OracleSchedule,
  zeroEdge: number,
  fifteenEdge: number,
): { readonly tax: number; readonly l10: number; readonly l13: number; readonly l14: number; readonly l21: number } {
  const l1 = gains.taxable
  const l9 = gains.netGain
  const l10 = gains.qualifiedDividends + l9
  const l12 = Math.min(l9, gains.line18 + gains.line19)
  const l13 = l10 - l12
  const l14 = notLess(l1 - l13)
  const l16 = Math.min(l1, zeroEdge)
  const l17 = Math.min(l14, l16)
  const l18 = notLess(l1 - l10)
  // Line 19 prints where the 24% bracket ends.
  const edge32 = schedule.find((row) => row.rate > 0.25)?.over ?? 0
  const l20 = Math.min(l14, Math.min(l1, edge32))
  const l21 = Math.max(l18, l20)
  const l22 = l16 - l17
  let sum = 0
  if (l1 !== l16) {
    const l25 = Math.min(l1, l13) - l22
    const l29 = notLess(Math.min(l1, fifteenEdge) - (l21 + l22))
    const l30 = Math.min(l25, l29)
    sum += l30 * 0.15
    const l32 = l22 + l30
    if (l1 !== l32) {
      const l33 = Math.min(l1, l13) - l32
      sum += l33 * 0.2
      const l38 = notLess(l10 + l21 - l1)
      const l39 = notLess(Math.min(l9, gains.line19) - l38)
      sum += l39 * 0.25
      if (gains.line18 > 0) sum += notLess(l1 - (l21 + l22 + l30 + l33 + l39)) * 0.28
    }
  }
  const l45 = sum + computationWorksheet(l21, schedule)
  return { tax: Math.min(l45, computationWorksheet(l1, schedule)), l10, l13, l14, l21 }
}

export interface MinimumTaxFigures {
  readonly exemption: OracleByStatus
  readonly phaseOutOver: OracleByStatus
  readonly phaseOutRate: number
  readonly edge: OracleByStatus
  readonly childPlus: number
}

/** Form 6251 lines 4 to 11 and Part III. `line4` before what a separate filer adds; `childLimit` for a dependent child. */
export function form6251(
  line4: number,
  gains: GainsLines,
  regular: ReturnType<typeof scheduleDWorksheet>,
  status: OracleStatus,
  figures: MinimumTaxFigures,
  zeroEdge: number,
  fifteenEdge: number,
  childLimit: number | null,
): number {
  let income = line4
  const full = figures.exemption[status]
  const start = figures.phaseOutOver[status]
  if (status === 'separate') {
    const gone = start + full / figures.phaseOutRate
    if (income > gone) income += Math.min(full, (income - gone) * figures.phaseOutRate)
  }
  let line5 = notLess(full - notLess(income - start) * figures.phaseOutRate)
  if (childLimit !== null) line5 = Math.min(line5, childLimit)
  const l6 = income - line5
  if (l6 <= 0) return 0
  const edge = figures.edge[status]
  const rates = (amount: number): number => (amount <= edge ? amount * 0.26 : amount * 0.28 - edge * 0.02)
  let line7 = rates(l6)
  if (regular.l10 > 0) {
    const l15 = gains.line19 > 0 ? Math.min(regular.l13 + gains.line19, regular.l10) : regular.l13
    const l16 = Math.min(l6, l15)
    const l17 = l6 - l16
    const l21 = notLess(zeroEdge - regular.l14)
    const l22 = Math.min(l6, regular.l13)
    const l23 = Math.min(l21, l22)
    const l24 = l22 - l23
    const l29 = notLess(fifteenEdge - (l21 + regular.l21))
    const l30 = Math.min(l24, l29)
    const l32 = l23 + l30
    const l33 = l22 - l32
    const l36 = gains.line19 > 0 ? l6 - (l17 + l32 + l33) : 0
    line7 = Math.min(line7, rates(l17) + l30 * 0.15 + l33 * 0.2 + l36 * 0.25)
  }
  return notLess(line7 - regular.tax)
}

export interface OracleBusiness {
  readonly income: number
  readonly service: boolean
  readonly wages: number
  readonly property: number
}

/** Form 8995 at or under the threshold, Form 8995-A with its Schedules A and C over it. */
export function form8995(
  businesses: readonly OracleBusiness[],
  reit: number,
  taxableBefore: number,
  netCapitalGain: number,
  threshold: number,
  range: number,
  least: { readonly amount: number; readonly activeIncomeFrom: number } | null,
): number {
  const over = taxableBefore - threshold
  const share = over <= 0 ? 0 : Math.min(1, over / range)
  // Schedule A: a service trade counts by the applicable percentage.
  const counted = businesses.map((one) => {
    const percent = one.service ? 1 - share : 1
    return { income: one.income * percent, wages: one.wages * percent, property: one.property * percent }
  })
  const total = counted.reduce((sum, one) => sum + one.income, 0)
  const positive = counted.reduce((sum, one) => sum + notLess(one.income), 0)
  let component = 0
  if (share === 0) component = notLess(total) * 0.2
  else if (total > 0)
    for (const one of counted) {
      if (one.income <= 0) continue
      const line3 = one.income * (total / positive) * 0.2
      const line10 = Math.max(one.wages * 0.5, one.wages * 0.25 + one.property * 0.025)
      component += line10 >= line3 ? line3 : line3 - (line3 - line10) * share
    }
  const limit = notLess(taxableBefore - netCapitalGain) * 0.2
  const line16 = Math.min(component + reit * 0.2, limit)
  return least !== null && total >= least.activeIncomeFrom ? Math.max(least.amount, line16) : line16
}
