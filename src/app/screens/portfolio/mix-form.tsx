import { useId, useRef, useState } from 'react'
import { rebalancings } from '#engine/portfolio/rebalancing.ts'
import type { LongRecord } from '#facts/series/long-record-on-demand.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { useEarly } from '../../ui/use-early.ts'
import {
  type Asked,
  type AssetKey,
  assetKeys,
  isSameMix,
  type Mix,
  MOST_DOLLARS,
  MOST_FEE,
  MOST_MONTHLY,
  type PresetKey,
  presetOf,
  presets,
  totalOf,
} from './asked.ts'
import { Choice, YearPick } from './choice.tsx'
import { firstYear, heldIn, lastYear, mixRecord, rangeOf } from './mix-record.ts'
import type { Change } from './use-asked.ts'
import { mixWords } from './words.ts'

const words = mixWords.form

interface FormProps {
  readonly asked: Asked
  readonly change: Change
}

/** The mix, by a name people know or by its parts. It counts once the parts add up to 100%. */
export function MixForm({ asked, change }: FormProps) {
  const [draft, setDraft] = useState<Readonly<Record<AssetKey, number | null>> | null>(null)
  /** Two boxes changed in one breath (before the page woke) both count. */
  const latest = useRef(draft)
  const keep = (next: typeof draft) => {
    latest.current = next
    setDraft(next)
  }
  const said = useId()
  const typed = draft ?? asked.mix
  const mix = Object.fromEntries(assetKeys.map((key) => [key, typed[key] ?? 0])) as Mix
  const total = totalOf(mix)
  const isOff = draft !== null && total !== 100
  const take = (next: Mix) => {
    keep(null)
    if (!isSameMix(next, asked.mix)) change({ mix: next })
  }
  const type = (key: AssetKey, value: number | null) => {
    const next = { ...(latest.current ?? asked.mix), [key]: value === null ? null : Math.round(value) }
    const whole = Object.fromEntries(assetKeys.map((one) => [one, next[one] ?? 0])) as Mix
    keep(totalOf(whole) === 100 ? null : next)
    if (totalOf(whole) === 100) change({ mix: whole })
  }
  const preset = isOff ? null : presetOf(mix)
  return (
    <section className="card no-print mt-5 grid gap-4 p-4 md:p-5" aria-label={words.title}>
      <PresetPicks preset={preset} take={take} />
      <fieldset className="grid grid-cols-2 gap-3 md:grid-cols-4" aria-describedby={said}>
        <legend className="sr-only">{words.title}</legend>
        {assetKeys.map((key) => (
          <NumberField
            key={key}
            label={words.assets[key]}
            kind="percent"
            value={typed[key]}
            max={100}
            onChange={(value) => type(key, value)}
          />
        ))}
      </fieldset>
      <p id={said} className={`-mt-2 text-sm ${isOff ? 'text-bad' : 'text-ink-2'}`} aria-live="polite">
        {isOff ? words.total(total) : words.whole}
      </p>
    </section>
  )
}

const presetKeys = Object.keys(presets) as PresetKey[]

function PresetPicks({ preset, take }: { readonly preset: PresetKey | null; readonly take: (mix: Mix) => void }) {
  const name = useId()
  const early = useEarly<HTMLFieldSetElement>((element) => {
    const taken = element.querySelector<HTMLInputElement>('input:checked')?.value
    const key = presetKeys.find((one) => one === taken)
    if (key && key !== preset) take(presets[key])
  })
  return (
    <fieldset ref={early} className="flex flex-wrap gap-2">
      <legend className="sr-only">{words.title}</legend>
      {presetKeys.map((key) => (
        <label
          key={key}
          className={`inline-flex min-h-11 cursor-pointer items-center rounded-full border px-3.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-copper ${key === preset ? 'border-ink bg-surface font-semibold' : 'border-line text-ink-2'}`}
        >
          <input
            type="radio"
            name={name}
            value={key}
            className="me-2 size-4 accent-(--green)"
            checked={key === preset}
            onChange={() => take(presets[key])}
          />
          {words.presets[key]}
        </label>
      ))}
    </fieldset>
  )
}

/** Money, time, fee and rebalancing. */
export function MixSettings({ asked, change, record }: FormProps & { readonly record: LongRecord }) {
  const own = mixRecord(record, heldIn(asked.mix))
  const { from } = rangeOf(own, asked)
  /** The direction while the amount is nothing, which has none. */
  const [isOutNext, setOutNext] = useState(false)
  const isOut = asked.monthly === 0 ? isOutNext : asked.monthly < 0
  const nextOut = useRef(isOut)
  const turn = (out: boolean) => {
    nextOut.current = out
    setOutNext(out)
  }
  return (
    <section className="card no-print mt-5 grid gap-5 p-4 md:p-5" aria-label={words.settings}>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4 md:grid-cols-4">
        <NumberField
          label={words.amount}
          value={asked.amount}
          max={MOST_DOLLARS}
          onChange={(amount) => change({ amount: amount ?? 0 })}
        />
        <NumberField
          label={words.monthly}
          value={Math.abs(asked.monthly)}
          max={MOST_MONTHLY}
          onChange={(monthly) => {
            const out = asked.monthly === 0 ? nextOut.current : isOut
            turn(out)
            change({ monthly: (out ? -1 : 1) * (monthly ?? 0) + 0 })
          }}
        />
        <YearPick
          label={words.from}
          value={Number(from.slice(0, 4))}
          first={firstYear(own)}
          last={lastYear(own)}
          onChange={(year) => change({ from: year })}
        />
        <YearPick
          label={words.to}
          value={asked.to}
          first={firstYear(own) + 1}
          last={Number(own.last.slice(0, 4))}
          none={words.newest}
          text={words.january}
          onChange={(to) => change({ to })}
        />
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <Choice
          name="flow"
          label={words.flow}
          options={[
            ['add', words.flows.add],
            ['take', words.flows.take],
          ]}
          value={isOut ? 'take' : 'add'}
          onChange={(flow) => {
            const out = flow === 'take'
            turn(out)
            change((now) => ({ monthly: (out ? -1 : 1) * Math.abs(now.monthly) + 0 }))
          }}
        />
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4 accent-(--green)"
            checked={asked.rises}
            onChange={(event) => change({ rises: event.target.checked })}
          />
          {words.rises}
        </label>
        <Choice
          name="rebalance"
          label={words.rebalance}
          options={rebalancings.map((key) => [key, words.rebalances[key]] as const)}
          value={asked.rebalance}
          onChange={(rebalance) => change({ rebalance })}
        />
        <Choice
          name="dollars"
          label={words.dollars}
          options={[
            ['nominal', words.nominal],
            ['real', words.real],
          ]}
          value={asked.dollars}
          onChange={(dollars) => change({ dollars })}
        />
        <div className="w-40">
          <NumberField
            label={words.fee}
            kind="percent"
            value={asked.fee}
            max={MOST_FEE}
            hint={words.feeHint}
            onChange={(fee) => change({ fee: fee ?? 0 })}
          />
        </div>
      </div>
    </section>
  )
}
