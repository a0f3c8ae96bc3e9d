import { choice } from '../kit/field.ts'

/** Asked of both people. */
export const sexField = (label: string, hint = '') =>
  choice({
    label,
    ...(hint === '' ? {} : { hint }),
    initial: 'blended',
    options: [
      { value: 'blended', label: 'Not said' },
      { value: 'female', label: 'Female' },
      { value: 'male', label: 'Male' },
    ],
  })

export const healthField = (label: string, hint = '') =>
  choice({
    label,
    ...(hint === '' ? {} : { hint }),
    initial: 'average',
    options: [
      { value: 'average', label: 'As long as average' },
      { value: 'long', label: 'Longer' },
      { value: 'short', label: 'Shorter' },
      { value: 'poor', label: 'Much shorter' },
      { value: 'fixed', label: 'To an age I choose' },
    ],
  })
