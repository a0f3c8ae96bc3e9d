import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { dollars, percentText, plain } from '#calculators/kit/format.ts'
import { readNumber } from '#calculators/kit/number-text.ts'
import { NumberBox } from '../../ui/number-box.tsx'
import { useTypedBefore } from '../device/typed-before.ts'
import { openLink } from './open-link.ts'
import { SavingsBars } from './savings-bars.tsx'
import { limits, realAnnualRate, roughly, type SavingsPath, savingsPath } from './savings-path.ts'

const start = { amount: 400, age: 30 }
const slider = { from: 50, to: 1000, step: 25 }
const rate = percentText(realAnnualRate * 100)

/** Inside the limits, or null; what was typed stays in the box. */
function readWithin(text: string, range: { readonly min: number; readonly max: number }): number | null {
  const read = readNumber(text)
  return read.ok && read.value >= range.min && read.value <= range.max ? read.value : null
}

/** Live from the first paint: save so much a month from such an age, and see what it comes to at 65. */
export function MiniCalculator() {
  const [amountText, setAmountText] = useState(String(start.amount))
  const [ageText, setAgeText] = useState(String(start.age))
  const [shown, setShown] = useState(start)
  const amount = readWithin(amountText, limits.amount)
  const age = readWithin(ageText, limits.age)
  const path = savingsPath(shown.amount, shown.age)

  const typeAmount = (text: string) => {
    setAmountText(text)
    const read = readWithin(text, limits.amount)
    if (read !== null) setShown((now) => ({ ...now, amount: read }))
  }
  const typeAge = (text: string) => {
    setAgeText(text)
    const read = readWithin(text, limits.age)
    if (read !== null) setShown((now) => ({ ...now, age: Math.floor(read) }))
  }
  // On a slow line a visitor may move the slider before the scripts are here: answer that. The boxes see to themselves.
  const slid = useTypedBefore(amountText, typeAmount)

  return (
    <section aria-label="Try it: what saving each month could become" className="card overflow-hidden">
      <div className="grid gap-5 p-5 md:p-7">
        <p>
          <span className="badge badge-kind">Try it</span>
        </p>
        {path ? (
          <p className="font-serif text-ink-2 text-lg leading-snug" aria-live="polite">
            Save <Strong>{dollars(shown.amount)}</Strong> a month from age <Strong>{shown.age}</Strong> and you’d have
            about <Strong>{dollars(roughly(path.last.total))}</Strong> in today’s dollars at {path.last.age}.
          </p>
        ) : null}
        <div className="grid gap-4">
          <Box
            label="Monthly savings"
            prefix="$"
            value={amountText}
            onType={typeAmount}
            error={amount === null ? 'Enter an amount from $1 to $20,000.' : undefined}
          >
            {(labelId) => (
              <input
                ref={slid}
                type="range"
                aria-labelledby={labelId}
                aria-valuetext={`${dollars(amount ?? shown.amount)} a month`}
                min={slider.from}
                max={slider.to}
                step={slider.step}
                value={amount ?? shown.amount}
                onChange={(event) => typeAmount(event.target.value)}
                className="w-full accent-green"
              />
            )}
          </Box>
          <Box
            label="Starting age"
            value={ageText}
            onType={typeAge}
            error={age === null ? 'Enter an age from 16 to 64.' : undefined}
          />
        </div>
        {path ? <SavingsBars path={path} from={shown.age} /> : null}
        {path ? (
          <dl className="grid grid-cols-2 gap-4">
            <Key className="bg-(--principal)" label="You put in" value={path.last.putIn} />
            <Key
              className="bg-(--growth)"
              label={`Growth at ${rate} a year after inflation`}
              value={path.last.growth}
            />
          </dl>
        ) : null}
      </div>
      <div className="grid gap-3 border-line border-t px-5 py-4 md:px-7">
        <p>
          <Link className="button button-main" to={openLink(shown.amount, shown.age)}>
            Open with my numbers
          </Link>
        </p>
        {path ? <Working amount={shown.amount} path={path} /> : null}
      </div>
    </section>
  )
}

const Strong = ({ children }: { children: ReactNode }) => <b className="font-semibold text-green-ink">{children}</b>

function Key({ className, label, value }: { className: string; label: string; value: number }) {
  return (
    <div>
      <dt className="flex gap-2 text-ink-2 text-sm">
        <span className={`mt-[0.4em] size-2.5 shrink-0 rounded-[3px] ${className}`} aria-hidden="true" />
        {label}
      </dt>
      <dd className="font-semibold">{dollars(value)}</dd>
    </div>
  )
}

function Box(props: {
  label: string
  prefix?: string
  value: string
  onType: (text: string) => void
  error: string | undefined
  children?: (labelId: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-4">
        <label id={`${id}-label`} htmlFor={id}>
          {props.label}
        </label>
        <NumberBox
          id={id}
          text={props.value}
          onText={props.onType}
          prefix={props.prefix}
          bad={props.error !== undefined}
          describedBy={props.error ? `${id}-error` : undefined}
          className="w-[148px]"
        />
      </div>
      {props.children?.(`${id}-label`)}
      {props.error ? (
        <p id={`${id}-error`} className="text-bad text-sm">
          {props.error}
        </p>
      ) : null}
    </div>
  )
}

function Working({ amount, path }: { amount: number; path: SavingsPath }) {
  const monthly = percentText(path.monthlyRate * 100, 4)
  return (
    <details className="text-sm">
      <summary className="w-fit py-1 font-medium">How we calculated this</summary>
      <div className="mt-2 grid gap-3 text-ink-2">
        <p>
          {rate} a year after inflation works out to {monthly} a month. The rate is our default, and markets don’t
          promise it. You can change it in the full calculator.
        </p>
        <pre className="overflow-x-auto rounded-sm bg-sunk p-3 text-ink text-xs leading-relaxed">
          {`total = deposit × ((1 + m)^n − 1) ÷ m
      = ${plain(amount)} × (${plain(1 + path.monthlyRate, 7)}^${path.months} − 1) ÷ ${plain(path.monthlyRate, 7)}
      = ${dollars(path.last.total)}`}
        </pre>
        <table className="w-full text-right">
          <caption className="pb-1 text-left">Today’s dollars, by age</caption>
          <thead>
            <tr className="border-line border-b text-ink">
              <th scope="col" className="py-1 text-left font-medium">
                Age
              </th>
              <th scope="col" className="py-1 font-medium">
                You put in
              </th>
              <th scope="col" className="py-1 font-medium">
                Growth
              </th>
              <th scope="col" className="py-1 font-medium">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {path.years
              .filter((year) => year.age % 5 === 0)
              .map((year) => (
                <tr key={year.age} className="border-line border-b">
                  <th scope="row" className="py-1 text-left font-normal">
                    {year.age}
                  </th>
                  <td>{dollars(year.putIn)}</td>
                  <td>{dollars(year.growth)}</td>
                  <td>{dollars(year.total)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
