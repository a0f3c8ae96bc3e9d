import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../../ui/icon.tsx'
import { moved, ranked } from './row-names.ts'

/** Rows in the visitor's own order: moved with two buttons, or dragged. The order is kept as their numbers, '2, 1'. */
export function RankList(props: { order: string; rowNames: string; onPut: (order: string) => void }) {
  const names = props.rowNames.split('\n')
  const order = ranked(props.order, names.length)
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const move = (from: number, to: number) => {
    if (to < 0 || to >= order.length || to === from) return
    props.onPut(moved(order, from, to).join(', '))
    setSaid(`${names[(order[from] ?? 1) - 1]} is now number ${to + 1}.`)
  }
  const button = (place: number, direction: 'up' | 'down') => {
    const to = place + (direction === 'up' ? -1 : 1)
    return (
      <button
        type="button"
        className="grid size-10 flex-none place-items-center rounded-sm text-ink-2 hover:bg-sunk disabled:opacity-30"
        disabled={to < 0 || to >= order.length}
        aria-label={`Move ${names[(order[place] ?? 1) - 1]} ${direction}`}
        onClick={() => {
          flushSync(() => move(place, to))
          // Its buttons went along: the next press moves the same row on, or back from the end of the list.
          const [up, down] = list.current?.children[to]?.querySelectorAll('button') ?? []
          const same = direction === 'up' ? up : down
          ;(same?.disabled ? (direction === 'up' ? down : up) : same)?.focus()
        }}
      >
        <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} className="size-4" />
      </button>
    )
  }
  return (
    <>
      <ol ref={list} className="clear-both grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {order.map((number, place) => (
          <li
            key={number}
            draggable
            className={`flex cursor-grab items-center gap-2 rounded-md border bg-paper/60 py-0.5 pr-1 pl-3 ${dragged === place ? 'border-green' : 'border-line'}`}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(place)
            }}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              if (dragged === place) return
              move(dragged, place)
              setDragged(place)
            }}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={() => setDragged(null)}
          >
            <span className="w-4 text-ink-3 text-sm tabular-nums">{place + 1}</span>
            <span className="min-w-0 flex-1 truncate text-sm">{names[number - 1]}</span>
            {button(place, 'up')}
            {button(place, 'down')}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
