import { RankList } from '../../calculator/form/rank-list.tsx'
import { type DebtView, nameOf } from './debt-view.ts'
import { usePlanChoices } from './plan-choices.ts'
import { controlWords as words } from './words/plan-words.ts'

/** The debts in the visitor's own order, moved by drag or with buttons. */
export function OrderPick({ view }: { readonly view: DebtView }) {
  const { change } = usePlanChoices()
  const listed = view.plan.cards.map(({ key }) => key)
  const places = view.choices.custom.map((id) => listed.indexOf(id) + 1)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm">{words.order}</legend>
      <RankList
        order={places.join(', ')}
        rowNames={listed.map((id) => nameOf(view, id)).join('\n')}
        onPut={(order) =>
          change({ custom: (order.match(/\d+/g) ?? []).flatMap((place) => listed[Number(place) - 1] ?? []) })
        }
      />
      <p className="mt-1 text-ink-3 text-xs">{words.orderHint}</p>
    </fieldset>
  )
}
