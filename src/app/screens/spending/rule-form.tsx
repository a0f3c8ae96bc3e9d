import { type FormEvent, useState } from 'react'
import { DEFAULT_CATEGORIES } from '#engine/budget/default-categories.ts'
import type { SpendingRule } from '#engine/spending/rules.ts'
import { setRule } from '../../state/spending-actions.ts'
import { SelectBox, TextBox } from '../device/text-box.tsx'
import { words } from './words.ts'

/** Every category, and under it its items. */
const options: readonly (readonly [string, string])[] = DEFAULT_CATEGORIES.flatMap((category) => [
  [category.key, category.name] as const,
  ...category.items.map((item) => [item.expenseKey, `${category.name}: ${item.name}`] as const),
])

/** A store's name, category, and whether it counts: kept as a rule for now and for later imports. */
export function RuleForm({ start, onDone }: { readonly start: SpendingRule; readonly onDone: () => void }) {
  const [contains, setContains] = useState(start.contains)
  const [name, setName] = useState(start.name ?? '')
  const [key, setKey] = useState(start.key ?? '')
  const [counts, setCounts] = useState(start.counts ?? true)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (contains.trim() === '') return
    const isKept = setRule({
      contains: contains.trim(),
      name: name.trim() || null,
      key: key || null,
      counts: counts === (start.counts ?? true) && start.counts === null ? null : counts,
    })
    if (isKept) onDone()
  }
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate aria-label={words.rulesTitle}>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextBox label={words.ruleContains} value={contains} onChange={setContains} maxLength={80} />
        <TextBox label={words.ruleName} value={name} onChange={setName} />
        <SelectBox label={words.ruleKey} value={key} onChange={setKey} options={options} none={words.guess} />
      </div>
      <label className="flex items-start gap-2.5 text-sm">
        <input
          type="checkbox"
          className="size-5 flex-none accent-(--green)"
          checked={counts}
          onChange={(event) => setCounts(event.target.checked)}
        />
        <span>
          {words.ruleCounts}
          <span className="block text-ink-3 text-xs">{words.ruleCountsHint}</span>
        </span>
      </label>
      <p className="flex flex-wrap gap-2">
        <button type="submit" className="button button-main">
          {words.save}
        </button>
        <button type="button" className="button" onClick={onDone}>
          {words.cancel}
        </button>
      </p>
    </form>
  )
}
