import { type MilestoneKey, milestoneLimits, milestones } from '../../state/milestones.ts'
import { useStored } from '../../state/use-stored.ts'
import { NumberField } from '../../ui/number-field.tsx'

const kinds = {
  realReturn: 'percent',
  haircut: 'percent',
  withdrawal: 'percent',
  benefit: 'money',
  income: 'money',
  spending: 'money',
  retireAt: 'plain',
  age: 'plain',
} as const satisfies Readonly<Record<MilestoneKey, string>>

/** One assumption of the levels and the checkpoints; blank is our default. */
export function MilestoneField({
  name,
  words,
}: {
  readonly name: MilestoneKey
  readonly words: readonly [string, string]
}) {
  const [set, change] = useStored(milestones)
  const [min, max] = milestoneLimits[name]
  const [label, hint] = words
  return (
    <NumberField
      label={label}
      hint={hint}
      kind={kinds[name]}
      {...(kinds[name] === 'money' ? { suffix: '/yr' } : {})}
      min={min}
      max={max}
      value={set[name]}
      onChange={(value) => change((now) => ({ ...now, [name]: value }))}
    />
  )
}
