import { kidsHome } from '#app/state/kids-home.ts'
import { useStored } from '#app/state/use-stored.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { StackTable } from '#app/ui/stack-table.tsx'
import { dollarsAndCents } from '#calculators/kit/format.ts'
import { allowanceYears, splitOf } from '#teaching/kids/home/allowance.ts'
import { Part } from '../../device/screen-head.tsx'
import { grownUpWords } from './words.ts'

const words = grownUpWords.allowance
const ROWS = 6
const money = (cents: number): string => dollarsAndCents(cents / 100)

/** How much a week, how it is split, and what the birthdays bring. A blank box leaves the last number in force. */
export function AllowancePart() {
  const [home, setHome] = useStored(kidsHome)
  const plan = home.allowance
  const change = (part: Partial<typeof plan>) =>
    setHome((now) => ({ ...now, allowance: { ...now.allowance, ...part } }))
  const isTooMuch = plan.save + plan.share > 100
  const cents = (value: number | null, set: (whole: number) => void) => {
    if (value !== null) set(Math.round(value * 100))
  }
  const jars = splitOf(plan.weekly, plan)
  return (
    <Part title={grownUpWords.parts.allowance}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        <NumberField
          label={words.age}
          kind="plain"
          suffix={words.ageSuffix}
          value={plan.age}
          min={3}
          max={19}
          onChange={(age) => age !== null && change({ age: Math.round(age) })}
        />
        <NumberField
          label={words.weekly}
          value={plan.weekly / 100}
          max={500}
          onChange={(value) => cents(value, (weekly) => change({ weekly }))}
        />
        <NumberField
          label={words.raise}
          value={plan.raise / 100}
          max={100}
          onChange={(value) => cents(value, (raise) => change({ raise }))}
        />
        <NumberField
          label={words.save}
          kind="percent"
          value={plan.save}
          max={100 - plan.share}
          onChange={(save) => save !== null && change({ save })}
        />
        <NumberField
          label={words.share}
          kind="percent"
          value={plan.share}
          max={100 - plan.save}
          onChange={(share) => share !== null && change({ share })}
          error={isTooMuch ? words.tooMuch : undefined}
        />
      </div>
      <p className="mt-4 font-semibold font-serif text-lg" role="status">
        {words.headline(money(jars.spend), money(jars.save), money(jars.share))}
      </p>
      <div className="mt-3">
        <StackTable
          title={words.table}
          columns={words.columns}
          amounts
          rows={allowanceYears(plan, ROWS).map(({ age, weekly, jars: week, savedSoFar }) => [
            String(age),
            money(weekly),
            money(week.spend),
            money(week.save),
            money(week.share),
            money(savedSoFar),
          ])}
        />
      </div>
      <p className="mt-2 text-ink-2 text-sm">{words.note}</p>
      <h3 className="mt-6 mb-2 text-lg">{words.tied}</h3>
      <div className="grid gap-3 md:grid-cols-2">
        {words.views.map(({ title, text }) => (
          <section key={title} className="card p-4">
            <h4 className="font-semibold">{title}</h4>
            <p className="mt-1 text-ink-2">{text}</p>
          </section>
        ))}
      </div>
      <p className="mt-3">{words.either}</p>
    </Part>
  )
}
