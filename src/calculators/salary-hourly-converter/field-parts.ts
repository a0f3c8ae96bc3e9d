/** The seven ways to say pay. */
export const unitOptions = [
  { value: 'hour', label: 'Hour' },
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'two-weeks', label: '2 weeks' },
  { value: 'half-month', label: 'Half month' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
] as const
/** Hours of a week, with halves. */
export const hoursField = (label: string, initial: number) =>
  ({ label, unit: 'hours', initial, min: 0, max: 168, step: 0.5, whole: false }) as const
