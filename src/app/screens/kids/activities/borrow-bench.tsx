import { type BenchState, borrowBench } from '#teaching/kids/borrow-bench.ts'
import { Tokens } from '../drawings.tsx'
import { Player } from '../player.tsx'

function Bench({ way, tokens, owed, ending }: BenchState) {
  if (way === null || ending !== null) return null
  return way === 'wait' ? (
    <Tokens count={tokens} label={`${tokens} tokens saved`} />
  ) : (
    <Tokens count={owed} label={`${owed} tokens owed`} />
  )
}
export default function BorrowBench() {
  return <Player activity={borrowBench} see={(state) => <Bench {...state} />} />
}
