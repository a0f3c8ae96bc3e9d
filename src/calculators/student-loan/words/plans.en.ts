/** The plans by name, as StudentAid.gov has them: in tables, at the end of a chart’s line, within a sentence and at its start. */
export const planNames = {
  standard: 'Standard',
  tiered: 'Tiered standard',
  graduated: 'Graduated',
  extended: 'Extended',
  ibr: 'IBR',
  paye: 'PAYE',
  icr: 'ICR',
  rap: 'Repayment Assistance Plan (RAP)',
}
export const chartNames = { ...planNames, rap: 'RAP' }
export const within = {
  ...chartNames,
  standard: 'the standard plan',
  tiered: 'the tiered standard plan',
  graduated: 'the graduated plan',
  extended: 'the extended plan',
}
export const atStart = {
  ...chartNames,
  standard: 'The standard plan',
  tiered: 'The tiered standard plan',
  graduated: 'The graduated plan',
  extended: 'The extended plan',
}
