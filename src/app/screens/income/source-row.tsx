import { useId } from 'react'
import { dollars } from '#calculators/kit/format.ts'
import { GUARANTEED_RELIABILITY, type IncomeSource, monthlyAmount } from '#engine/budget/monthly.ts'
import { useIncome } from '../../state/income.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { SelectBox, TextBox } from '../device/text-box.tsx'
import { taxPercentOf } from './uneven-month.ts'
import { frequencies, sourceTypes } from './words.ts'

/** One source of income, edited where it stands. */
export function SourceRow({ source }: { readonly source: IncomeSource }) {
  const { changeSource, deleteSource } = useIncome()
  const id = useId()
  const change = (part: Partial<Omit<IncomeSource, 'id'>>) => changeSource(source.id, part)
  const types = sourceTypes.some(([type]) => type === source.type)
    ? sourceTypes
    : [[source.type, source.type] as const, ...sourceTypes]
  return (
    <li>
      <fieldset className="grid grid-cols-2 items-start gap-3 p-4 md:grid-cols-[1.3fr_1fr_1fr_1.1fr] md:p-5">
        <legend className="sr-only">{source.name || 'Income source'}</legend>
        <TextBox label="Name" value={source.name} onChange={(name) => change({ name })} />
        <SelectBox
          label="Type"
          value={source.type}
          onChange={(type) => change({ type: type || 'other' })}
          options={types}
        />
        <NumberField label="Amount" value={source.amount} onChange={(amount) => change({ amount: amount ?? 0 })} />
        <SelectBox
          label="How often"
          value={source.frequency}
          onChange={(frequency) => change({ frequency: frequency || 'monthly' })}
          options={frequencies}
        />
        <div className="col-span-2 md:col-span-1">
          <label htmlFor={`${id}-r`} className="text-sm">
            Reliability: {source.reliability} of 10
          </label>
          <input
            id={`${id}-r`}
            type="range"
            min={0}
            max={10}
            step={1}
            className="range"
            style={{ '--fill': `${source.reliability * 10}%` } as React.CSSProperties}
            value={source.reliability}
            onChange={(event) => change({ reliability: Number(event.target.value) })}
            aria-valuetext={`${source.reliability} of 10`}
          />
        </div>
        <NumberField
          label="Set aside for taxes"
          kind="percent"
          max={100}
          value={taxPercentOf(source)}
          hint={
            source.taxPercent !== undefined
              ? undefined
              : taxPercentOf(source) > 0
                ? 'Our default'
                : '0% if tax is withheld'
          }
          onChange={(taxPercent) => change({ taxPercent: taxPercent ?? 0 })}
        />
        <label className="flex items-center gap-2.5 pt-6 text-sm">
          <input
            type="checkbox"
            className="size-5 accent-(--green)"
            checked={source.isGuaranteed}
            onChange={(event) => change({ isGuaranteed: event.target.checked })}
          />
          Guaranteed
        </label>
        <p className="col-span-2 flex items-center justify-between gap-2 md:col-span-1 md:justify-end md:pt-3">
          <span className="text-right">
            <strong>{dollars(monthlyAmount(source.amount, source.frequency))}</strong>{' '}
            <span className="text-ink-2 text-sm">a month</span>
          </span>
          <button
            type="button"
            className="rounded-full p-2.5 text-ink-2 hover:bg-sunk hover:text-bad"
            aria-label={`Delete ${source.name || 'this income'}`}
            onClick={() => deleteSource(source.id)}
          >
            <Icon name="trash" className="size-[18px]" />
          </button>
        </p>
        {source.isGuaranteed && source.reliability < GUARANTEED_RELIABILITY ? (
          <p className="col-span-2 text-warn text-xs md:col-span-4">
            Rated below {GUARANTEED_RELIABILITY}, so it isn’t counted as guaranteed income.
          </p>
        ) : null}
      </fieldset>
    </li>
  )
}
