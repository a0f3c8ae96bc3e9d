import { type CoinState, coinCorner, sumOf } from '#teaching/kids/coin-corner.ts'
import { Coin } from '../drawings.tsx'
import { Player } from '../player.tsx'

const centsOf = (choice: string): number => Number(choice.split(':')[1])

function Table({ table }: { readonly table: CoinState['table'] }) {
  return (
    <div
      role="img"
      aria-label={`On the table: ${table.length === 0 ? 'no coins' : `${table.join(', ')}, that is ${sumOf(table)}`}`}
      className="flex min-h-20 flex-wrap items-center gap-1.5 rounded-lg bg-sunk p-3"
    >
      {table
        .map((cents, at) => ({ cents, at }))
        .map(({ cents, at }) => (
          <Coin key={at} cents={cents} />
        ))}
    </div>
  )
}
export default function CoinCorner() {
  return (
    <Player
      activity={coinCorner}
      columns={2}
      see={({ table }) => <Table table={table} />}
      picture={(choice) => (choice === 'next' ? null : <Coin cents={centsOf(choice)} />)}
    />
  )
}
